import { expect, test } from 'vitest'
import { CallError, ConnectionError } from '@pol/contract/client'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { fixedText, serverTextOr } from './failure-text.ts'

const refused = (code: ErrorCode) => new CallError(code, errors[code].text, errors[code].status)
const unreachable = new ConnectionError('No answer from the server')

test.each([
  ['the server has words', refused('email-taken'), 'Für diese E-Mail-Adresse gibt es schon ein Konto.'],
  ['the server has none', new CallError('internal', '', 500), 'Benutzer konnte nicht erstellt werden'],
  ['nobody answers', unreachable, 'Benutzer konnte nicht erstellt werden'],
])("creating a user: the server's error text, else a fixed one, where %s", (_, error, text) => {
  expect(serverTextOr('Benutzer konnte nicht erstellt werden')(error)).toBe(text)
})

test.each([
  ['nobody answers', unreachable, 'Konnte Rolle nicht entfernen'],
  ['the server is out of order', refused('internal'), 'Konnte Rolle nicht entfernen'],
  ['somebody else was faster', refused('role-not-found'), 'Konnte Rolle nicht entfernen'],
  [
    'it is the last administrator',
    refused('last-administrator'),
    'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
  ],
  ['it is held already', refused('role-held'), 'Benutzer hat diese Rolle bereits'],
])('a role: fixed words, unless the reason matters, where %s', (_, error, text) => {
  expect(fixedText('Konnte Rolle nicht entfernen')(error)).toBe(text)
})
