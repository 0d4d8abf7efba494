import * as v from 'valibot'
import { emptyObject, language } from './fields.ts'
import { operation } from './operation.ts'

/** Null until the user has chosen. */
export const accountSettings = v.object({
  /** The language of the interface, and of the mails to the user. */
  language: v.nullable(language),
  mother_tongue: v.nullable(language),
})
export type AccountSettings = v.InferOutput<typeof accountSettings>

export const readAccountSettings = operation({
  name: 'read-account-settings',
  summary: 'Returns the language of the interface and the mother tongue that the user has chosen',
  method: 'GET',
  path: '/api/account/settings',
  access: 'session',
  input: emptyObject,
  output: accountSettings,
  errors: [],
})

export const updateAccountSettings = operation({
  name: 'update-account-settings',
  summary: 'Changes the given settings of the account and returns all of them',
  method: 'PUT',
  path: '/api/account/settings',
  access: 'session',
  input: v.partial(accountSettings),
  output: accountSettings,
  errors: [],
})
