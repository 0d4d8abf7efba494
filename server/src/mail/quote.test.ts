import { describe, expect, test } from 'vitest'
import { quoteLine, quoteLines } from './quote.ts'

/** The text without invisible characters. */
const visible = (text: string) => text.replaceAll(/[\u200B\u2068\u2069]/gu, '')

describe('quoted input of a stranger', () => {
  test.each([['Farid'], ['علی‌رضا'], ['Ich lerne seit 3.5 Jahren, z.B. abends.'], ['👨‍👩‍👧']])(
    '%s looks unchanged',
    (text) => {
      expect(visible(quoteLine(text))).toBe(text)
    },
  )

  test.each([
    ['https://evil.example/login'],
    ['HTTP://evil.example'],
    ['www.evil.example'],
    ['evil.example gewonnen'],
    ['192.168.10.20'],
  ])('%s is readable, but not a link', (text) => {
    expect(visible(quoteLine(text))).toBe(text)
    expect(quoteLine(text)).not.toMatch(/:\/\/|\w\.\w{2}/u)
  })

  test.each([
    ['Clara\nBcc: alle'],
    ['Clara\r\n\r\nBcc: alle'],
    ['Clara\u2028Bcc: alle'],
    ['Clara\u0085Bcc: alle'],
  ])('%j stays on one line', (text) => {
    expect(quoteLine(text)).not.toMatch(/[\n\r\u0085\u2028\u2029]/u)
    expect(visible(quoteLine(text))).toContain('Clara')
  })

  test('cannot change the reading order of the following text', () => {
    expect(quoteLine('\u202Ealle\u2069 \u2066Clara')).toBe('\u2068alle Clara\u2069')
  })

  test('keeps its lines where several are allowed, each marked as quoted', () => {
    expect(visible(quoteLines('Guten Tag,\r\n\nich lerne Farsi.'))).toBe(
      '> Guten Tag,\n> \n> ich lerne Farsi.',
    )
  })
})
