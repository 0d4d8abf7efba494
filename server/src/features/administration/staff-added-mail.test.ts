import { expect, test } from 'vitest'
import { renderStaffAddedMail } from './staff-added-mail.ts'

const values = {
  productName: 'Pol',
  url: 'https://pol.example.org/admin',
  role: 'moderator',
  holder: { username: 'Clara', email: 'clara@example.org' },
  giver: { username: null, email: 'anna@example.org' },
} as const

test('the mail about new staff says in German who got which role from whom, and when to worry', () => {
  const { subject, text } = renderStaffAddedMail('de', values)
  expect(subject).toBe('Pol: Neuer Moderator')
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toBe(`Guten Tag,

bei Pol ist jemand Moderator geworden.

Wer: Clara (clara@example.org)
Gegeben von: anna@example.org

Wenn Sie davon wissen, brauchen Sie nichts zu tun. Wenn niemand davon weiß, oder wenn Sie die Rolle gegeben haben sollen und es nicht waren, benutzt vielleicht ein Fremder das Konto eines Administrators: Nehmen Sie die Rolle wieder weg, ändern Sie Ihr Passwort und sehen Sie unter „Protokoll“ nach, was noch geschehen ist.

Protokoll ansehen:
https://pol.example.org/admin

Diese E-Mail bekommen alle Administratoren, wenn jemand Administrator oder Moderator geworden ist.
`)
})

test('the mail about new staff says so in Persian, with a pseudonym if the giver is gone', () => {
  const giver = { pseudonym: 'admin-7f3k2m' }
  const { subject, text, html } = renderStaffAddedMail('fa', { ...values, role: 'admin', giver })
  expect(subject).toBe('مدیر تازه در Pol')
  expect(text).toContain('\u2068admin-7f3k2m\u2069 (حساب حذف شده است)')
  expect(text).toContain('«سابقه‌ی کارها»')
  expect(html).toContain('dir="rtl"')
})
