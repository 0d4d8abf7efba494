import { fold } from '@pol/language/fold'
import type { FormIndex, Hit, Language } from '@pol/language/form-index'
import { glossOf, type GlossRow } from '@pol/language/gloss'
import { isNegation } from '@pol/language/negation'
import { translateNumbers } from './numbers.ts'
import type { TaughtEntry } from './taught-content.ts'

/** Sets the words visibly apart, so that the result does not look like a sentence. */
const separator = ' · '
/** The gloss compares the words of a text with each other, so long texts are glossed in parts. */
const part = /\S.{0,199}(?!\S)|\S{1,200}/gsu

/**
 * Translates each word by its likeliest meaning, in the order of the text. What is not known stays as it is; what has no word in the
 * other language, as an article, is left out.
 */
export function* wordByWord(index: FormIndex<TaughtEntry>, text: string): Generator<string> {
  let isFirst = true
  for (const [words] of text.matchAll(part)) {
    const meanings = glossOf(index, words).flatMap((row) => translateRow(index.language, row) ?? [])
    if (meanings.length === 0) continue
    yield (isFirst ? '' : separator) + meanings.join(separator)
    isFirst = false
  }
}

/** Where the word may also be a number or a negation, this stands beside its likeliest meaning: neither must get lost. */
function translateRow(from: Language, row: GlossRow<TaughtEntry>): string | null {
  const [likeliest] = row.hits
  if (!likeliest) return translateUnknown(from, row)
  if (!likeliest.entry.hasTranslation) return null
  const readings = new Map([[kindOf(likeliest), likeliest]])
  for (const reading of row.hits) {
    const kind = kindOf(reading)
    if (kind !== 'other' && !readings.has(kind)) readings.set(kind, reading)
  }
  return [...readings.values()].map((reading) => meaningOf(from, reading)).join(' / ')
}

/** A number or a name, or a word that is not in the lexicon. */
function translateUnknown(from: Language, { text, number, name }: GlossRow<TaughtEntry>): string {
  if (number !== undefined) return translateNumbers(from, number)
  return (from === 'de' ? name?.farsi : name?.german) ?? text
}

function kindOf({ entry, features }: Hit<TaughtEntry>): 'negation' | 'number' | 'other' {
  const words = fold(entry.german).split(' ')
  if (features.includes('negative') || words.some((word) => isNegation('de', word))) return 'negation'
  return entry.type === 'number' ? 'number' : 'other'
}

function meaningOf(from: Language, { entry, features }: Hit<TaughtEntry>): string {
  if (from === 'de') return entry.farsi
  return features.includes('negative') ? `nicht ${entry.german}` : entry.german
}
