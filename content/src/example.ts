import { german, punctuatedAlike, spokenAsWritten } from './fields.ts'
import type { PersianText } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

/** A sentence in which a word is used, in both languages. */
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

export const exampleSpokenAsWritten = <Row extends Example>() =>
  spokenAsWritten<Row>('example_farsi', 'example_transliteration')

export const examplePunctuatedAlike = <Row extends Example>() =>
  punctuatedAlike<Row>('example_german', 'example_farsi', 'example_transliteration')

/** The word and its example, as they can be heard. */
export function persianOf(
  row: Example & { readonly farsi: string; readonly transliteration: string },
): PersianText[] {
  return [
    { farsi: row.farsi, transliteration: row.transliteration },
    { farsi: row.example_farsi, transliteration: row.example_transliteration },
  ]
}
