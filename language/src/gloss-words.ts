import { fold } from './fold.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A word or number of a text. */
export interface Word extends Token {
  readonly folded: string
  /** The number of its clause: parts of one verb stand in the same. */
  readonly clause: number
  readonly startsSentence: boolean
}

const clauseEnd = /[.,;:!?…؟،؛()«»"„“]/u
const sentenceEnd = /[.!?…؟:«"„“]/u

/** The words and numbers of a text, in its order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let clause = 0
  let startsSentence = true
  for (const token of tokensOf(text)) {
    if (token.kind === 'mark') {
      if (clauseEnd.test(token.text)) clause += 1
      if (sentenceEnd.test(token.text)) startsSentence = true
      continue
    }
    words.push({ ...token, folded: fold(token.text), clause, startsSentence })
    startsSentence = false
  }
  return words
}

/** Whether there is a word at a place, and it is in the clause of another one. */
export function isInClause(words: readonly Word[], place: number, other: number): boolean {
  const word = words[place]
  return word !== undefined && word.clause === words[other]?.clause
}
