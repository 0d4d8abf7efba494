import * as v from 'valibot'
import { emptyObject, password } from './fields.ts'
import { operation } from './operation.ts'
import { assertion } from './passkey-values.ts'

/** A fresh proof of identity, which operations with `freshProof` ask for. */

/** How long a proof counts. A sign-in by password or passkey is one; the start with a device key is none. */
export const proofMinutes = 5

export const proofForm = v.object({ password })

export const prove = operation({
  name: 'prove',
  summary: 'Takes the password or a passkey of the user as a fresh proof, which counts for five minutes',
  method: 'POST',
  path: '/api/proofs',
  access: 'session',
  /** One of the two. */
  input: v.object({ password: v.optional(password), passkey: v.optional(assertion) }),
  output: emptyObject,
  errors: ['wrong-password', 'passkey-refused'],
})
