import { sentencesOf } from '@pol/content/course/dialogues'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { formIndexOf } from '@pol/language/form-index'
import { type SmallWord, smallWords } from '@pol/learning/script/noun-capitals'
import type { Material } from './material.ts'

/** A sentence of the course without its capitals. */
export interface CapitalSentence {
  readonly german: string
  readonly farsi: string
  readonly words: readonly SmallWord[]
}

/** With more words, a sentence does not fit on a phone as buttons. */
const mostWords = 8

/** The sentences of the course of which every capital has a known reason. Made at build time: a form index takes a while. */
export function capitalSentencesOf({ content, course }: Material): readonly CapitalSentence[] {
  const index = formIndexOf('de', content.get(lexicon.file) as unknown as readonly LexiconEntry[])
  const sentences = course.flatMap(({ turns }) => turns.flatMap((turn) => sentencesOf(turn)))
  return sentences.flatMap(({ german, farsi }) => {
    const words = smallWords(index, german, farsi)
    return words && words.length <= mostWords ? [{ german, farsi, words }] : []
  })
}
