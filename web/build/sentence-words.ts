import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { entriesIn } from '@pol/language/closure'
import { type FormIndex, formIndexOf } from '@pol/language/form-index'
import { glossOf } from '@pol/language/gloss'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Pair } from '@pol/language/pair'
import type { Material } from './material.ts'
import { practisedSentences } from './practice-lines.ts'

/** For each word of a sentence, the indexes in the lexicon of the entries that it may be a form of. */
type Words = readonly (readonly number[])[]

/** The words of the sentences that practice asks, by the id of the sentence and the learned language. */
export type SentenceWords = Readonly<Record<string, Readonly<Record<Language, Words>>>>

/** A separate file, because only the end of a round needs it. Made at build time: form indexes take a while. */
export function sentenceWordsOf(material: Material): SentenceWords {
  const { content } = material
  const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
  const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
  const sentences = practisedSentences(material)
  const places = new Map(entries.map(({ id }, at) => [id, at]))
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? [])
  const wordsIn = (language: Language, sentence: Pair) => wordsOf(indexes, language, sentence).map(placesOf)
  return Object.fromEntries(
    sentences.map((sentence) => [sentence.id, { de: wordsIn('de', sentence), fa: wordsIn('fa', sentence) }]),
  )
}

/** Ids of the entries of each word. */
function wordsOf(
  indexes: Readonly<Record<Language, FormIndex<LexiconEntry>>>,
  language: Language,
  { german, farsi }: Pair,
): string[][] {
  const [text, translation] = language === 'de' ? [german, farsi] : [farsi, german]
  const meant = entriesIn(indexes[otherLanguage(language)], translation)
  return glossOf(indexes[language], text).flatMap(({ hits }) => {
    const entries = [...new Set(hits.map(({ entry }) => entry))]
    if (entries.length === 0) return []
    // Of a homograph, the senses that the translation has, too.
    const senses = entries.filter((entry) => meant.has(entry))
    return [(senses.length > 0 ? senses : entries).map(({ id }) => id)]
  })
}
