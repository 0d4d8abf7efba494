import { describe, expect, test } from 'vitest'
import { renderReminderMail } from './reminder-mail.ts'

const values = {
  productName: 'Pol',
  practiceUrl: 'https://pol.example.org/ueben',
  endUrl: 'https://pol.example.org/erinnerung/abc',
}

describe('the reminder', () => {
  test('in German has one link to practise and one to end it', () => {
    const mail = renderReminderMail('de', values)
    expect(mail).toMatchObject({
      subject: 'Pol: Zeit zum Üben',
      text: `Guten Tag,

falls Sie heute noch nicht geübt haben: Schon ein paar Minuten helfen, das Gelernte zu behalten.

Jetzt üben:
https://pol.example.org/ueben

Sie bekommen diese E-Mail, weil Sie bei Pol eine Erinnerung eingestellt haben.

Keine Erinnerungen mehr:
https://pol.example.org/erinnerung/abc
`,
      unsubscribeUrl: values.endUrl,
    })
    expect(mail.html).toContain(
      '<a href="https://pol.example.org/erinnerung/abc">Keine Erinnerungen mehr</a>',
    )
  })

  test('in Persian', () => {
    const { subject, text, html } = renderReminderMail('fa', values)
    expect(subject).toBe('وقت تمرین در Pol')
    expect(text.split('\n')).toEqual(expect.arrayContaining([values.practiceUrl, values.endUrl]))
    expect(html).toContain('دیگر یادآوری نمی‌خواهم')
    expect(html).toContain('dir="rtl"')
  })
})
