import type { Rule } from './rule.ts'

/**
 * Why an answer is wrong: one sentence in each language of the interface. Words of the other language stand in it as
 * they are; the screen marks them by their script.
 */
export interface Reason {
  readonly german: string
  readonly persian: string
  /** The rule behind it, if a note of the course explains one. */
  readonly rule?: Rule | undefined
}

/** The point of a quoted sentence would stand beside the point of the reason; "usw." has its own. */
const withoutPoint = (text: string) =>
  text.includes(' ') ? text.replace(/(?<=[\p{L}\p{N}]{2})\.$/u, '') : text

/** A quotation in a German sentence. */
export const quoted = (text: string): string => `„${withoutPoint(text)}“`

/** A quotation in a Persian sentence. */
export const quotedInPersian = (text: string): string => `«${withoutPoint(text)}»`

/** "a", "a und b", "a, b und c". */
export function listed(texts: readonly string[], and: string): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Like `listed`, with a Persian comma. */
export function listedInPersian(texts: readonly string[], and: string): string {
  return listed(texts, and).replaceAll(', ', '، ')
}
