import { expect } from 'vitest'
import { cast, type Name } from './world.ts'

/** Any time on the wire. */
export const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
export const anyId = expect.stringMatching(/^[\da-f-]{36}$/)

/** A person of the cast in the audit trail. */
export const personOf = (name: Name) => ({
  id: anyId,
  username: cast[name].username,
  email: cast[name].email,
})
/** The fields of an entry of the audit trail about people who are not deleted. */
export const noAlias = { actor_alias: null, subject_alias: null, detail: null }
