import { german, checkPunctuation, checkTransliteration } from './fields.ts'
import type { PersianText } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

/** Columns of an example sentence in both languages. */
export const example = {
  example_german: german,
  example_farsi: persian,
  example_transliteration: transliteration,
}

interface Example {
  readonly example_german: string
  readonly example_farsi: string
  readonly example_transliteration: string
}

export const checkExampleTransliteration = <Row extends Example>() =>
  checkTransliteration<Row>('example_farsi', 'example_transliteration')

export const checkExamplePunctuation = <Row extends Example>() =>
  checkPunctuation<Row>('example_german', 'example_farsi', 'example_transliteration')

/** The Persian texts of a word and its example, for speech. */
export function spokenPersian(
  row: Example & { readonly farsi: string; readonly transliteration: string },
): PersianText[] {
  return [
    { farsi: row.farsi, transliteration: row.transliteration },
    { farsi: row.example_farsi, transliteration: row.example_transliteration },
  ]
}
