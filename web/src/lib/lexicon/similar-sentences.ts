import type { Language } from '@pol/language/language'
import type { Pair } from '@pol/language/pair'
import { SimilarSentences } from '@pol/language/similar-sentences'
import { nextTask } from './next-task.ts'
import { once } from '../once.ts'
import { loadDetails, loadEntries } from './entries.ts'

export interface TaughtSentence extends Pair {
  readonly transliteration: string
}

/** Sentences per slice. */
const sliceSize = 100

/** Index of the phrases and examples of the lexicon by their words in one language. */
export const loadSimilarSentences: Readonly<
  Record<Language, () => Promise<SimilarSentences<TaughtSentence>>>
> = {
  de: once(() => collect('german')),
  fa: once(() => collect('farsi')),
}

async function collect(from: 'german' | 'farsi'): Promise<SimilarSentences<TaughtSentence>> {
  const [entries, details] = await Promise.all([loadEntries(), loadDetails()])
  const phrases = entries.filter(({ type }) => type === 'phrase' || type === 'greeting')
  const examples = details.map((entry) => ({
    german: entry.example_german,
    farsi: entry.example_farsi,
    transliteration: entry.example_transliteration,
  }))
  const sentences = new SimilarSentences<TaughtSentence>(from)
  for (const [at, { german, farsi, transliteration }] of [...phrases, ...examples].entries()) {
    sentences.add({ german, farsi, transliteration })
    if (at % sliceSize === sliceSize - 1) await nextTask()
  }
  return sentences
}
