import { fold } from '../fold.ts'
import type { FormIndex, Hit } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { glossOf, hitsOf } from '../gloss.ts'
import { type Word, wordsOf } from '../gloss-words.ts'
import type { Gap, Sentence } from './gap.ts'
import { germanGaps } from './german.ts'
import { persianGaps } from './persian.ts'

/** Fewer wrong forms make guessing too easy; more take too long to read. */
const [fewestWrong, mostWrong] = [2, 3]

/**
 * Possible gaps of a sentence: verbs before other words, and for each form the likeliest entry first. Wrong answers
 * differ in person, or in the ending before a noun. Forms are only asked for if the sentence and its translation
 * determine them.
 */
export function gapsIn<Entry extends Inflected>(
  index: FormIndex<Entry>,
  sentence: Sentence,
): { readonly gap: Gap; readonly entry: Entry }[] {
  const isGerman = index.language === 'de'
  const text = isGerman ? sentence.german : sentence.farsi
  const words = wordsOf(text)
  const glossed = { words, hits: hitsByPlace(index, text, words), sentence }
  const found = isGerman ? germanGaps(glossed) : persianGaps(glossed)
  return found.flatMap(({ word, entry, wrongForms }) => {
    const written = writtenLike(word, wrongForms).slice(0, mostWrong)
    if (written.length < fewestWrong) return []
    const { german, farsi, transliteration } = sentence
    const gap = { german, farsi, transliteration, at: word.at, answer: word.text, wrongForms: written }
    return [{ gap, entry }]
  })
}

/**
 * The readings of each word in its sentence. In a Persian verb of several words, the last one has the ending; a noun in
 * a verb or phrase also keeps its own reading: اسمت in اسمت چیست.
 */
function hitsByPlace<Entry extends Inflected>(
  index: FormIndex<Entry>,
  text: string,
  words: readonly Word[],
): Hit<Entry>[][] {
  const hits = words.map((): Hit<Entry>[] => [])
  for (const row of glossOf(index, text)) {
    const isPart = row.words.length > 1 && /^(?:verb|phrase)$/.test(row.hits[0]?.entry.type ?? '')
    for (const place of row.words) {
      const hasEnding = index.language === 'de' || place === row.words.at(-1)
      const alone = isPart ? hitsOf(index, words[place]?.text ?? '') : []
      hits[place] = [
        ...row.hits.filter(({ entry }) => hasEnding || entry.type !== 'verb'),
        ...alone.filter(({ entry }) => entry.type === 'noun'),
      ]
    }
  }
  return hits
}

/** The wrong forms without duplicates, capitalised like the right one. */
function writtenLike({ text, folded }: Word, forms: readonly string[]): string[] {
  const isCapital = /^\p{Lu}/u.test(text)
  const byFolded = new Map(
    forms.map((form) => [fold(form), isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form]),
  )
  byFolded.delete(folded)
  return [...byFolded.values()]
}
