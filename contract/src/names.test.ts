import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessRequestForm } from './access-requests.ts'
import { createUserForm } from './administration.ts'

const request = (username: string, message = '') =>
  v.safeParse(accessRequestForm, { email: 'dariush@example.org', username, message })

test.each([
  ['  Dariush ', 'Dariush'],
  ['Dariush\r\nBcc: x@example.org', 'Dariush Bcc: x@example.org'],
  ['abc\u202Egro.live', 'abcgro.live'],
  ['می\u200Cنا رضایی', 'می\u200Cنا رضایی'],
  ['Fam\u0000ilie', 'Fam ilie'],
  ['Mina \uD83D', 'Mina \uFFFD'],
])('a name %j is kept as %j', (typed, kept) => {
  expect(request(typed).output).toMatchObject({ username: kept })
})

test('a name that nobody can see is too short', () => {
  const { issues } = request('\u200B\u200B\u200B')
  expect(issues?.[0]?.message).toBe('Benutzername muss mindestens 3 Zeichen lang sein')
  const made = { email: 'dariush@example.org', password: 'geheimnis-1', username: '\u200B' }
  expect(v.safeParse(createUserForm, made).issues?.[0]?.message).toBe('Benutzername erforderlich')
})

test('a message keeps its lines, and one that nobody can see is none', () => {
  expect(request('Dariush', 'Guten Tag,\nich lerne.').output).toMatchObject({
    message: 'Guten Tag,\nich lerne.',
  })
  expect(request('Dariush', ' \u200B ').output).toMatchObject({ message: null })
})
