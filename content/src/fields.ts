import * as v from 'valibot'
import { consonantMismatch } from './transliteration.ts'

/** Current German as a learner reads it. */
export const german = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  v.check((text) => !/\s[.,!?:;]/.test(text), 'has a space before a punctuation mark'),
)

export const optional = <const S extends v.GenericSchema<string>>(schema: S) =>
  v.union([v.literal(''), schema])

export const article = v.picklist(['der', 'die', 'das'], 'is not der, die or das')

/** Refuses a row whose transliteration does not follow from its Persian letters. */
export function spokenAsWritten<Row>(farsi: keyof Row & string, transliteration: keyof Row & string) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const row = dataset.value
    const mismatch = consonantMismatch(String(row[farsi]), String(row[transliteration]))
    if (mismatch) addIssue({ message: `${transliteration}: ${mismatch}` })
  })
}

const ending = /[.!?]?$/u

/** Refuses a sentence that ends otherwise in one language than in the other: a question is a question in both. */
export function punctuatedAlike<Row>(...columns: readonly (keyof Row & string)[]) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const row = dataset.value
    const endings = columns.map((column) => ending.exec(String(row[column]).replace(/؟$/u, '?'))?.[0])
    if (new Set(endings).size > 1) addIssue({ message: `${columns.join(', ')}: do not end alike` })
  })
}
