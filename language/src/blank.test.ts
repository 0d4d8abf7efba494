import { expect, test } from 'vitest'
import { filledIn, transliterationAround } from './blank.ts'

test('what fills a blank is what the whole sentence has in its place', () => {
  expect(filledIn('Ich ___ Ali.', 'Ich bin Ali.')).toBe('bin')
  expect(filledIn('من آنا ___.', 'من آنا هستم.')).toBe('هستم')
  expect(filledIn('___ heißt du?', 'Wie heißt du?')).toBe('Wie')
})

test.each([
  ['another sentence', 'Ich ___ Ali.', 'Du bist Ali.'],
  ['no blank', 'Ich bin Ali.', 'Ich bin Ali.'],
  ['two blanks', '___ bin ___.', 'Ich bin Ali.'],
  ['nothing to fill in', 'Ich bin ___Ali.', 'Ich bin Ali.'],
])('with %s there is nothing', (_, prompt, sentence) => {
  expect(filledIn(prompt, sentence)).toBeNull()
})

test('the transliteration is parted at the same words, and punctuation stays in the prompt', () => {
  expect(transliterationAround('من آنا ___.', 'من آنا هستم.', 'man ânâ hástam.')).toEqual({
    before: 'man ânâ',
    filling: 'hástam',
    after: '.',
  })
  expect(transliterationAround('___ را می‌بینی؟', 'اتوبوس را می‌بینی؟', 'otobus râ míbini?')).toEqual({
    before: '',
    filling: 'otobus',
    after: 'râ míbini?',
  })
  expect(transliterationAround('ساعت ___ است.', 'ساعت هفت و نیم است.', "sâ'at haft-o nim ast.")).toEqual({
    before: "sâ'at",
    filling: 'haft-o nim',
    after: 'ast.',
  })
})
