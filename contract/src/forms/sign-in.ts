import * as v from 'valibot'
import { email, password } from './fields.ts'

export const signInForm = v.object({ email, password })

export const proofForm = v.object({ password })
