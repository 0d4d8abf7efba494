import { describe, expect, test } from 'vitest'
import { renderNewDeviceMail } from './new-device-mail.ts'

const values = { productName: 'Pol', url: 'https://pol.example.org/auth' }
const phone = { browser: 'Firefox', system: 'Android' } as const
/** The text without the direction isolates around names. */
const visible = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '')

describe('the mail about a new kind of device', () => {
  test('names it in German', () => {
    const { subject, text } = renderNewDeviceMail('de', { ...values, kind: phone })
    expect(subject).toBe('Pol: Anmeldung auf einem neuen Gerät')
    expect(text).toContain('die wir von Ihnen nicht kennen: Firefox auf Android.')
  })

  test('names it in Persian', () => {
    const { text } = renderNewDeviceMail('fa', { ...values, kind: phone })
    expect(visible(text)).toContain('وارد حساب شما در Pol شده است: Firefox در Android.')
  })

  test('calls an unknown browser and system unknown', () => {
    const kind = { browser: null, system: null }
    expect(renderNewDeviceMail('de', { ...values, kind }).text).toContain(
      'unbekannter Browser auf unbekanntem System.',
    )
    expect(visible(renderNewDeviceMail('fa', { ...values, kind }).text)).toContain(
      'مرورگر ناشناس در سیستم ناشناس.',
    )
  })
})
