import { fold } from '@pol/language/fold'
import type { FormIndex, Hit } from '@pol/language/form-index'
import { glossOf, partsToGloss } from '@pol/language/gloss'
import type { GlossRow } from '@pol/language/gloss-row'
import { wordsOf } from '@pol/language/gloss-words'
import type { Language } from '@pol/language/language'
import { isNegation } from '@pol/language/negation'
import { translateMarks } from './marks.ts'
import { translateNumbers } from './numbers.ts'
import type { TaughtEntry } from './taught-content.ts'

/**
 * Translates each word by its likeliest meaning, in the order of the text and with its punctuation. Yields a few words
 * at a time. Unknown words are kept; words without an equivalent, such as articles, are omitted.
 */
export function* wordByWord(index: FormIndex<TaughtEntry>, sentence: string): Generator<string[]> {
  for (const text of partsToGloss(sentence)) {
    const meanings = meaningsIn(index, text)
    if (meanings.some((meaning) => /[\p{L}\p{N}]/u.test(meaning))) yield meanings
  }
}

/** The meanings of the words of a text, with the surrounding punctuation. */
function meaningsIn(index: FormIndex<TaughtEntry>, text: string): string[] {
  const words = wordsOf(text)
  const rows = new Map(glossOf(index, text, ({ topic }) => topic).map((row) => [row.words[0], row]))
  const meanings: string[] = []
  let opening = ''
  let end = 0
  const addMarks = (between: string) => {
    // "(neu)" and "„neu“": marks belong to the word that they touch.
    const [, closing = '', apart = ''] = /^(\S*)(.*)$/su.exec(translateMarks(index.language, between)) ?? []
    const last = meanings.pop()
    if (last !== undefined) meanings.push(withMarks(last, closing))
    opening += (last === undefined ? closing + apart : apart).trimStart()
  }
  for (const [at, { text: word, at: start }] of words.entries()) {
    const between = text.slice(end, start)
    // Persian has no point after an ordinal: "15. Dezember".
    addMarks(words[at - 1]?.kind === 'number' ? between.replace(/^\./, '') : between)
    end = start + word.length
    const row = rows.get(at)
    const meaning = row ? translateRow(index.language, row) : null
    if (meaning === null) continue
    meanings.push(opening + meaning)
    opening = ''
  }
  addMarks(text.slice(end))
  if (opening === '') return meanings
  return [...meanings.slice(0, -1), `${meanings.at(-1) ?? ''}${opening}`]
}

/** A phrase may end with a mark of its own: "Wie geht es dir?". */
function withMarks(meaning: string, marks: string): string {
  return (/^[.!?؟]/u.test(marks) ? meaning.replace(/[.!?؟]$/u, '') : meaning) + marks
}

/** Adds the reading as a number or negation, if there is one, to the likeliest meaning: neither may be lost. */
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
