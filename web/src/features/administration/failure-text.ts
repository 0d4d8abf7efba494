import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'

/** What a failure is called in front of the person who met it. */
export type FailureText = (error: unknown) => string

/** The server's own words, where it found some (specification section 8: create and delete user). */
export const serverTextOr =
  (fixed: string): FailureText =>
  (error) =>
    (error instanceof CallError && error.message) || fixed

const tellingWhy: readonly ErrorCode[] = ['last-administrator', 'own-account', 'role-held']

/** Always the same words, except where the person could not know without the server's why it cannot be. */
export const fixedText =
  (fixed: string): FailureText =>
  (error) =>
    error instanceof CallError && tellingWhy.includes(error.code) ? error.message : fixed
