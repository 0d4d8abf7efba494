import * as v from 'valibot'
import { article, german, optional } from './fields.ts'

/** A German word as it is taught: a noun stands with its article and, where there is one, its plural. */
export const taughtWord = {
  german,
  article: optional(article),
  plural: optional(german),
}

interface TaughtWord {
  readonly german: string
  readonly article: string
  readonly plural: string
}

/** Refuses a noun without its article, and an article or a plural of what is no noun. */
export function nounsComplete<Row extends TaughtWord>() {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { german, article, plural } = dataset.value
    const capital = /^\p{Lu}/u.test(german)
    if (capital && !german.includes(' ') && article === '') addIssue({ message: 'article: a noun has one' })
    if (!capital && article !== '') addIssue({ message: 'article: only nouns have one' })
    if (article === '' && plural !== '') addIssue({ message: 'plural: only nouns have one' })
  })
}
