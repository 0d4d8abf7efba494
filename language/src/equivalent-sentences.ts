import type { Pair } from './pair.ts'
import { withPossessiveEndings, withPossessivePronouns } from './persian-possessives.ts'
import { type PersianWords, spokenVariants } from './persian-spoken.ts'
import { withoutSubjects, withSubject } from './persian-subjects.ts'
import { isSubordinating, ordersOf, piecesOf } from './right-orders.ts'

type Words = readonly string[]

/** Bounds the combinations of several clauses. */
const mostSentences = 256

/**
 * Persian sentences that certainly say the same as a given one, without punctuation, the sentence itself first. They differ in
 * a subject pronoun that the verb implies (`withoutSubjects`, `withSubject`), the form of a possessive
 * (`withPossessiveEndings`), the order (`ordersOf`) and spoken forms (`spokenVariants`). A sentence that is missing
 * here may still be right.
 */
export function equivalentSentences({ german, farsi }: Pair, words: PersianWords): string[] {
  const clauses = piecesOf(farsi, 'fa').map((piece) => piece.words)
  const germanWords = piecesOf(german, 'de').flatMap((piece) => piece.words)
  const isSimple = !germanWords.some(isSubordinating)
  const subjects = [
    clauses,
    withoutSubjects(clauses),
    isSimple ? withSubject(clauses, germanWords) : null,
  ].filter((variant) => variant !== null)
  const context = { german: germanWords, isNoun: words.isNoun }
  const found = subjects.flatMap((variant) =>
    combined(
      variant.map((clause) => {
        const possessives = [
          clause,
          withPossessiveEndings(clause, context),
          withPossessivePronouns(clause, context),
        ].filter((words) => words !== null)
        const orders = possessives.flatMap((words) => ordersOf(words, 'fa'))
        return orders.flatMap((order) => spokenVariants(order, words))
      }),
    ),
  )
  return [...new Set(found)]
}

/** All combinations of the variants of the clauses, or those of one clause at a time, if there are too many. */
function combined(variants: readonly Words[]): string[] {
  const count = variants.reduce((product, { length }) => product * length, 1)
  if (count <= mostSentences) {
    return variants.reduce<string[]>(
      (beginnings, clause) =>
        beginnings.flatMap((beginning) => clause.map((text) => `${beginning} ${text}`.trim())),
      [''],
    )
  }
  const first = variants.map(([text = '']) => text)
  return variants.flatMap((clause, at) =>
    clause.slice(0, mostSentences).map((text) => first.with(at, text).join(' ')),
  )
}
