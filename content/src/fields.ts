import * as v from 'valibot'
import { consonantMismatch } from '@pol/language/consonants'

/** German text. */
export const german = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  v.check((text) => !/\s[.,!?:;]/.test(text), 'has a space before a punctuation mark'),
)

/** Persian text that may contain German words. */
export const explanation = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(/^[^يكى٠-٩]+$/u, 'has an Arabic letter or digit'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
)

export const optional = <const S extends v.GenericSchema<string>>(schema: S) =>
  v.union([v.literal(''), schema])

export const article = v.picklist(['der', 'die', 'das'], 'is not der, die or das')

/** Checks that the consonants of the transliteration match the Persian letters. */
export function checkTransliteration<Row>(farsi: keyof Row & string, transliteration: keyof Row & string) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const row = dataset.value
    const mismatch = consonantMismatch(String(row[farsi]), String(row[transliteration]))
    if (mismatch) addIssue({ message: `${transliteration}: ${mismatch}` })
  })
}

const ending = /[.!?]?$/u

/** Checks that a sentence ends with the same punctuation mark in all columns. */
export function checkPunctuation<Row>(...columns: readonly (keyof Row & string)[]) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const row = dataset.value
    const endings = columns.map((column) => ending.exec(String(row[column]).replace(/؟$/u, '?'))?.[0])
    if (new Set(endings).size > 1)
      addIssue({ message: `${columns.join(', ')}: do not end with the same punctuation mark` })
  })
}
