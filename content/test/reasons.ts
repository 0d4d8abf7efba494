import { expect } from 'vitest'
import { reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { type Mistake, reasonFor } from '@pol/language/reasons/reason-for'
import { readCourse } from '../src/course/read-course.ts'
import { germanCompounds } from '../src/german-compounds.ts'
import { lexicon } from '../src/lexicon.ts'
import { allRows, data, rowsOf } from './content.ts'

export const entries = await rowsOf(lexicon)
export const course = await readCourse(data, await allRows())
export const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
const compounds = reviewedCompounds((await rowsOf(germanCompounds)).map(({ parts }) => parts))

/** A right sentence, and what was given for it. */
export interface Answer {
  readonly language: Language
  readonly right: string
  readonly given: string
  readonly transliteration: string
}

/** The reason for a mistake of a learner of the language, with all taught words. */
export function reasonIn(language: Language, mistake: Mistake): Reason | null {
  return reasonFor(mistake, { index: indexes[language], compounds })
}

/** The quoted texts of a German reason. */
export function quotedIn({ german }: Reason): string[] {
  return Array.from(german.matchAll(/„(.+?)“/gu), ([, quoted = '']) => quoted)
}

/** Expects whole sentences in both languages, in Persian letters, and without values that were left out. */
export function expectWhole(reasons: readonly (Reason | null)[]): void {
  const broken = reasons
    .filter((reason) => reason !== null)
    .filter(
      ({ german, persian }) =>
        !/^[\p{Lu}„].*\.$/u.test(german) ||
        !/^[\p{Script=Arabic}«\p{Lu}].*\.$/u.test(persian) ||
        /undefined|„“|«»|ي|ك| {2}/u.test(german + persian),
    )
  expect(broken).toEqual([])
}
