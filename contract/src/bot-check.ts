import * as v from 'valibot'
import { operation } from './operation.ts'

/** What somebody is about to do when the provider is asked about them (specification section 9). */
export const botCheckActions = ['login', 'register_request', 'pageview'] as const
export type BotCheckAction = (typeof botCheckActions)[number]

/** Twice as long as the longest tokens. */
const tokenMaximum = 4096

export const verifyRecaptcha = operation({
  name: 'verify-recaptcha',
  summary: "Tells what the bot check's provider says about a token",
  method: 'POST',
  path: '/api/functions/verify-recaptcha',
  access: 'anyone',
  input: v.object({
    token: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(tokenMaximum)),
    /** Where it is named, the token must be for it. */
    action: v.optional(v.picklist(botCheckActions)),
  }),
  output: v.object({ success: v.boolean() }),
  errors: [],
})
