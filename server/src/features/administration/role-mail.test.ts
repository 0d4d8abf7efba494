import { expect, test } from 'vitest'
import { renderRoleMail } from './role-mail.ts'

const values = { productName: 'Pol', url: 'https://pol.example.org', role: 'moderator' } as const

test('the mail about a role says in German whether it was given or taken away', () => {
  const { subject, text } = renderRoleMail('de', { ...values, change: 'added' })
  expect(subject).toBe('Pol: Ihre Rollen wurden geändert')
  expect(text).toBe(`Guten Tag,

ein Administrator hat Ihnen bei Pol die Rolle „Moderator“ gegeben.

Pol öffnen:
https://pol.example.org

Wenn Sie Fragen dazu haben, wenden Sie sich bitte an Ihren Administrator.
`)
  expect(renderRoleMail('de', { ...values, change: 'removed' }).text).toContain('„Moderator“ entzogen.')
})

test('the mail about a role says so in Persian', () => {
  const { subject, text, html } = renderRoleMail('fa', { ...values, change: 'added' })
  expect(subject).toBe('نقش‌های شما در Pol تغییر کرد')
  expect(text).toContain('نقش «ناظر» را به شما داد.')
  expect(renderRoleMail('fa', { ...values, change: 'removed' }).text).toContain('نقش «ناظر» را از شما گرفت.')
  expect(html).toContain('dir="rtl"')
})
