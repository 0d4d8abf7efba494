import { describe, expect, test } from 'vitest'
import { renderPasswordResetMail } from './password-reset-mail.ts'

const url = 'https://pol.example.org/auth#type=recovery&token=abc'
const values = { productName: 'Pol', url }

describe('the mail with a reset link', () => {
  test('in German', () => {
    expect(renderPasswordResetMail('de', values)).toMatchObject({
      subject: 'Pol: Neues Passwort festlegen',
      text: `Guten Tag,

für Ihr Konto bei Pol wurde ein neues Passwort angefordert. Über diesen Link können Sie es festlegen. Er gilt 60 Minuten und nur einmal.

Neues Passwort festlegen:
${url}

Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
`,
    })
  })

  test('in Persian, with Persian digits and the link on a line of its own', () => {
    const { subject, text, html } = renderPasswordResetMail('fa', values)
    expect(subject).toBe('تعیین رمز عبور تازه در Pol')
    expect(text.split('\n')).toContain(url)
    expect(text).toContain('این لینک ۶۰ دقیقه اعتبار دارد')
    expect(text.replace(url, '').replaceAll('Pol', '')).not.toMatch(/[a-z0-9]/iu)
    expect(html).toContain('dir="rtl"')
  })
})
