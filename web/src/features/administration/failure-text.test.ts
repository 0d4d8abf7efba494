import { expect, test } from 'vitest'
import { CallError, ConnectionError } from '@pol/contract/client'
import { errors, type ErrorCode } from '@pol/contract/errors'
import { fixedText, serverTextOr } from './failure-text.ts'

const errorOf = (code: ErrorCode) => new CallError(code, errors[code].text, errors[code].status)
const unreachable = new ConnectionError('No response')

test.each([
  ['the server sends a text', errorOf('email-taken'), 'Für diese E-Mail-Adresse gibt es schon ein Konto.'],
  ['the server sends no text', new CallError('internal', '', 500), 'Benutzer konnte nicht erstellt werden'],
  ['there is no connection', unreachable, 'Benutzer konnte nicht erstellt werden'],
])("creating a user shows the server's error text, otherwise a fixed one: %s", (_, error, text) => {
  expect(serverTextOr('Benutzer konnte nicht erstellt werden')(error)).toBe(text)
})

test.each([
  ['there is no connection', unreachable, 'Konnte Rolle nicht entfernen'],
  ['the server fails', errorOf('internal'), 'Konnte Rolle nicht entfernen'],
  ['another administrator was faster', errorOf('role-not-found'), 'Konnte Rolle nicht entfernen'],
  [
    'the user is the last administrator',
    errorOf('last-administrator'),
    'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
  ],
  ['the user already has the role', errorOf('role-held'), 'Benutzer hat diese Rolle bereits'],
])('changing a role shows a fixed text, unless the reason matters: %s', (_, error, text) => {
  expect(fixedText('Konnte Rolle nicht entfernen')(error)).toBe(text)
})
