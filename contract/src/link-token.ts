import { boundedText } from './fields.ts'

/** The secret part of a link in a mail. */
export const linkToken = boundedText(256)
