import type { Language } from '@pol/language/language'
import { SimilarSentences } from '@pol/language/similar-sentences'
import { nextTask } from './next-task.ts'
import { once } from '../once.ts'
import { loadDetails, loadEntries } from './entries.ts'

/** Sentences per slice. */
const sliceSize = 100

/** Index of the phrases and examples of the lexicon by their words in one language. */
export const loadSimilarSentences: Readonly<Record<Language, () => Promise<SimilarSentences>>> = {
  de: once(() => collect('german')),
  fa: once(() => collect('farsi')),
}

async function collect(from: 'german' | 'farsi'): Promise<SimilarSentences> {
  const [entries, details] = await Promise.all([loadEntries(), loadDetails()])
  const phrases = entries.filter(({ type }) => type === 'phrase' || type === 'greeting')
  const examples = details.map(({ example_german: german, example_farsi: farsi }) => ({ german, farsi }))
  const sentences = new SimilarSentences(from)
  for (const [at, { german, farsi }] of [...phrases, ...examples].entries()) {
    sentences.add({ german, farsi })
    if (at % sliceSize === sliceSize - 1) await nextTask()
  }
  return sentences
}
