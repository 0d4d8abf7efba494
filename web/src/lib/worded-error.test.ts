import { expect, test } from 'vitest'
import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'
import { wordedError } from './worded-error.ts'

test.each([
  ['a known code decides the text', 'own-account', 409, 'Dein eigenes Konto kannst du hier nicht löschen.'],
  [
    'a code of a newer server is an unexpected error',
    'new-code',
    409,
    'Es ist ein unerwarteter Fehler aufgetreten.',
  ],
  ['the text of another server stays', 'internal', 400, 'Invalid login credentials'],
])('%s', (_, code, status, text) => {
  const worded = wordedError(new CallError(code as ErrorCode, 'Invalid login credentials', status))
  expect(worded).toMatchObject({ code, status, message: text })
})
