import { describe, expect, test } from 'vitest'
import { renderAccessRequestMail } from './access-request-mail.ts'
import { renderAccessRequestsDigestMail } from './access-requests-digest-mail.ts'
import { renderSetUpMail } from './set-up-mail.ts'

const productName = 'Pol'
const admin = 'https://pol.example.org/admin'
const setUp = 'https://pol.example.org/auth#type=recovery&token=abc'
const farid = { email: 'farid@example.org', username: 'Farid', message: 'Ich lerne Farsi.\nSeit 3 Jahren.' }
const ghazal = { email: 'ghazal@example.org', username: 'غزل', message: null }

/** The text without the direction isolates around names and addresses. */
const visible = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '')

describe('the mail about an access request', () => {
  test('in German', () => {
    const { subject, text } = renderAccessRequestMail('de', { productName, request: farid, url: admin })
    expect(subject).toBe('Pol: Neue Anfrage für einen Zugang')
    expect(visible(text)).toBe(`Guten Tag,

jemand möchte ein Konto bei Pol.

E-Mail: farid@example.org
Benutzername: Farid

Nachricht:
> Ich lerne Farsi.
> Seit 3 Jahren.

Anfrage ansehen:
https://pol.example.org/admin

Name und Nachricht stammen von der Person, die anfragt, und sind nicht geprüft.
`)
  })

  test('in Persian, with name, address and message isolated from the surrounding text', () => {
    const { subject, text, html } = renderAccessRequestMail('fa', { productName, request: farid, url: admin })
    expect(subject).toBe('درخواست تازه‌ی دسترسی به Pol')
    expect(text).toContain('ایمیل: \u2068farid@example.org\u2069\nنام کاربری: \u2068Farid\u2069\n')
    expect(visible(text)).toContain('پیام:\n> Ich lerne Farsi.\n> Seit 3 Jahren.\n')
    expect(text.split('\n')).toContain(admin)
    expect(html).toContain('dir="rtl"')
  })

  test('says in both languages that there is no message', () => {
    const request = ghazal
    expect(renderAccessRequestMail('de', { productName, request, url: admin }).text).toContain(
      'Keine Nachricht',
    )
    expect(renderAccessRequestMail('fa', { productName, request, url: admin }).text).toContain('بدون پیام')
  })
})

describe('the mail about several access requests', () => {
  const values = { productName, listed: [farid, ghazal], others: 12, url: admin }

  test('in German', () => {
    const { subject, text } = renderAccessRequestsDigestMail('de', values)
    expect(subject).toBe('Pol: Neue Anfragen für einen Zugang')
    expect(visible(text)).toBe(`Guten Tag,

es gibt neue Anfragen für ein Konto bei Pol.

E-Mail: farid@example.org
Benutzername: Farid
Nachricht: Ich lerne Farsi.

E-Mail: ghazal@example.org
Benutzername: غزل
Keine Nachricht

und 12 weitere

Anfragen ansehen:
https://pol.example.org/admin

Namen und Nachrichten stammen von den Personen, die anfragen, und sind nicht geprüft.
`)
  })

  test('in Persian, with Persian digits', () => {
    const { subject, text } = renderAccessRequestsDigestMail('fa', values)
    expect(subject).toBe('درخواست‌های تازه‌ی دسترسی به Pol')
    expect(visible(text)).toContain(
      'ایمیل: farid@example.org\nنام کاربری: Farid\nپیام: Ich lerne Farsi.\n\nایمیل: ghazal@example.org\nنام کاربری: غزل\nبدون پیام\n\nو ۱۲ درخواست دیگر\n',
    )
    expect(text.split('\n')).toContain(admin)
  })
})

describe('the mail to a new user', () => {
  const values = { productName, username: 'Farid', url: setUp }

  test('in German', () => {
    const { subject, text } = renderSetUpMail('de', values)
    expect(subject).toBe('Pol: Ihr Zugang ist freigeschaltet')
    expect(visible(text)).toBe(`Guten Tag Farid,

Sie haben jetzt ein Konto bei Pol. Über diesen Link legen Sie Ihr Passwort fest. Er gilt 7 Tage und nur einmal.

Passwort festlegen:
${setUp}

Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an. Wenn Sie keinen Zugang angefordert haben, brauchen Sie nichts zu tun.
`)
  })

  test('in Persian, with Persian digits and the link on a line of its own', () => {
    const { subject, text } = renderSetUpMail('fa', values)
    expect(subject).toBe('دسترسی شما به Pol فعال شد')
    expect(visible(text)).toMatch(/^Farid گرامی، با سلام،\n/u)
    expect(text).toContain('این لینک ۷ روز اعتبار دارد')
    expect(text.split('\n')).toContain(setUp)
  })

  test('greets without a name if there is none', () => {
    const unnamed = { ...values, username: null }
    expect(renderSetUpMail('de', unnamed).text).toMatch(/^Guten Tag,\n/u)
    expect(renderSetUpMail('fa', unnamed).text).toMatch(/^با سلام،\n/u)
  })
})
