/* How a mistake is made in a right sentence. */
import { fold } from '@pol/language/fold'
import { persons } from '@pol/language/forms/entry'
import { type Language } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import { formsOfEntry, readingsOf } from './claims.ts'

/** One mistake in a sentence, written without its other punctuation. */
export interface Mutated {
  readonly given: string
  /**
   * The only rules that a reason may name, undefined if it may name none; without them, any, as long as its claim is true.
   */
  readonly rules?: readonly (Rule | undefined)[]
}
export interface Mutation {
  readonly name: string
  readonly language: Language
  /** All ways to make the mistake in the words of a sentence. @param isQuestion whether it, or a part of it, is a question. */
  mutate(words: readonly string[], isQuestion: boolean, sounds: readonly string[]): readonly Mutated[]
}

type Words = readonly string[]
export const text = (words: Words) => words.join(' ')
/** The words with the one at a place moved to another place, both counted without it. */
export const moved = (words: Words, from: number, to: number) =>
  text(words.toSpliced(from, 1).toSpliced(to, 0, words[from] ?? ''))

/** A change of a single word. */
export const ofEachWord =
  (change: (word: string, at: number, words: Words) => readonly string[], rules?: Mutated['rules']) =>
  (words: Words): Mutated[] =>
    words.flatMap((word, at) =>
      change(word, at, words)
        .filter((other) => fold(other) !== fold(word))
        .map((other) => ({ given: text(words.with(at, other)), ...(rules && { rules }) })),
    )

/** The other forms of all readings of a word that a test of their features accepts. */
export function otherForms(
  language: Language,
  word: string,
  isWanted: (features: readonly string[]) => boolean,
): string[] {
  const readings = readingsOf(language, word).filter(({ features }) => isWanted(features))
  const forms = [...new Set(readings.map(({ entry }) => entry))].flatMap((entry) =>
    formsOfEntry(language, entry).filter(({ features }) => isWanted(features)),
  )
  return [...new Set(forms.map(({ text: form }) => form))]
}
/** Three of many forms, others for each place. */
export const fewOf = (forms: readonly string[], at: number) =>
  [0, 1, 2].flatMap((part) => forms[Math.floor((forms.length * part) / 3) + (at % 3)] ?? [])
export const hasPerson = (features: readonly string[]) => persons.some((person) => features.includes(person))
