import * as v from 'valibot'
import { email, password } from './fields.ts'

export const signInForm = v.object({ email, password })

/** How long a fresh proof of identity counts. A sign-in by password or passkey is one; the start with a device key is none. */
export const proofMinutes = 5

export const proofForm = v.object({ password })
