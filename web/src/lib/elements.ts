import type { ReactElement } from 'react'

/**
 * A `ReactNode` without bare text. React cannot update or remove a text node that the browser has translated, so text
 * next to other content needs an element of its own (scripts/text-alone.ts).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined
