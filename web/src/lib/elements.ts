import type { ReactElement } from 'react'

/**
 * What is drawn and is no text, so that it may come and go beside others: React fails at a text that the browser has
 * translated (scripts/text-alone.ts).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined
