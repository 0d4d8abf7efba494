import * as v from 'valibot'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'

/** The user action that triggers a check (specification section 9). */
export const botCheckActions = ['login', 'register_request', 'pageview'] as const
export type BotCheckAction = (typeof botCheckActions)[number]

/** In characters; twice the length of the longest known tokens. */
const tokenMaximum = 4096

export const verifyRecaptcha = operation({
  name: 'verify-recaptcha',
  summary: 'Verifies a bot check token with the provider',
  method: 'POST',
  path: '/api/functions/verify-recaptcha',
  access: 'anyone',
  input: v.object({
    token: v.pipe(boundedText(tokenMaximum), v.trim(), v.minLength(1)),
    /** If given, the token must have been issued for this action. */
    action: v.optional(v.picklist(botCheckActions)),
  }),
  output: v.object({ success: v.boolean() }),
  errors: [],
})
