import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'

/** Converts an error to a text for the user. */
export type FailureText = (error: unknown) => string

/** The server's error text, or `fixed` if there is none (specification section 8: create and delete user). */
export const serverTextOr =
  (fixed: string): FailureText =>
  (error) =>
    (error instanceof CallError && error.message) || fixed

const explainedErrors: readonly ErrorCode[] = ['last-administrator', 'own-account', 'role-held']

/** Always `fixed`, except for errors whose reason the user has to know. */
export const fixedText =
  (fixed: string): FailureText =>
  (error) =>
    error instanceof CallError && explainedErrors.includes(error.code) ? error.message : fixed
