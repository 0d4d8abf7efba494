import { describe, expect, test } from 'vitest'
import { renderPasswordChangedMail } from './password-changed-mail.ts'

const values = { productName: 'Pol', url: 'https://pol.example.org/auth' }

describe('the mail about a changed password', () => {
  test('in German', () => {
    expect(renderPasswordChangedMail('de', values)).toMatchObject({
      subject: 'Pol: Ihr Passwort wurde geändert',
      text: `Guten Tag,

das Passwort Ihres Kontos bei Pol wurde geändert. Alle anderen Sitzungen sind damit beendet.

Zur Anmeldung:
https://pol.example.org/auth

Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, legen Sie bitte sofort ein neues Passwort fest: auf der Anmeldeseite über „Passwort vergessen?“.
`,
    })
  })

  test('in Persian', () => {
    const { subject, text, html } = renderPasswordChangedMail('fa', values)
    expect(subject).toBe('رمز عبور شما در Pol تغییر کرد')
    expect(text.split('\n')).toContain(values.url)
    expect(html).toContain('dir="rtl"')
  })
})
