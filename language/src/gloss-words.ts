import { abbreviationsIn } from './abbreviations.ts'
import { fold } from './fold.ts'
import { innerPoints } from './sentences.ts'
import { addedEnding, tokensOf, type Token } from './tokens.ts'

/** A word, number or literal of a text. Each part of an abbreviation, with its point, is a word. */
export interface Word extends Token {
  /** Folded text; for an abbreviation, the word that it stands for. */
  readonly folded: string
  /** Index of its clause: all parts of a verb are in the same clause. */
  readonly clause: number
  readonly startsSentence: boolean
}

const clauseEnd = /[.,;:!?…؟،؛()«»"„“]/u
const sentenceEnd = /[.!?…؟:«"„“]/u

/** The word to look up for "Anlage(n)", "Sachbearbeiter/in", "Kolleg(inn)en" and "Kund:innen". */
function withoutAddedEnding(word: string): string {
  const [ending = ''] = addedEnding.exec(word) ?? []
  if (ending === '') return word
  const base = word.slice(0, -ending.length)
  const isWoman = /in/.test(ending)
  // "Kund" and "Kolleg" are not words.
  const isWhole = !isWoman || ending === '(in)' || /(?:e|er|ent|ant|ist|or|arzt|anwalt|koch)$/iu.test(base)
  return isWhole ? base : base + ending.replace(/[^\p{L}]/gu, '')
}

/** "Arzt/Ärztin", "Kunden/Kundinnen": masculine and feminine of one word. */
function isFeminineOf(man: string, woman: string): boolean {
  const bare = (word: string) => word.replace(/([aou])e/g, '$1')
  const [, stem] = /^(.+)in(?:nen)?$/.exec(fold(woman)) ?? []
  return stem !== undefined && bare(stem) === bare(fold(man).replace(/en?$/, ''))
}

/** The words, numbers and literals of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let clause = 0
  let startsSentence = true
  const inner = innerPoints(text)
  const full = fullWords(text, inner)
  for (const token of tokensOf(text)) {
    const last = words.at(-1)
    const isJoined = last && text.slice(last.at + last.text.length, token.at) === '/'
    if (isJoined && (isFeminineOf(last.text, token.text) || isFeminineOf(token.text, last.text))) {
      words[words.length - 1] = { ...last, text: `${last.text}/${token.text}` }
      continue
    }
    if (token.kind === 'mark') {
      if (inner.has(token.at)) continue
      if (clauseEnd.test(token.text)) clause += 1
      if (sentenceEnd.test(token.text)) startsSentence = true
      continue
    }
    const { written = token.text, meant = [written] } = full.get(token.at) ?? {}
    for (const [count, word] of meant.entries()) {
      // "usw." stands for several words; all but the first have an empty text.
      const part = count === 0 ? { text: written } : { text: '', at: token.at + written.length }
      words.push({ ...token, ...part, folded: fold(withoutAddedEnding(word)), clause, startsSentence })
      startsSentence = false
    }
  }
  return words
}

/** The parts of abbreviations, with the words that they stand for, by position. */
function fullWords(text: string, inner: ReadonlySet<number>) {
  const full = new Map<number, { readonly written: string; readonly meant?: readonly string[] }>()
  if (!text.includes('.')) return full
  for (const { at, text: short, words } of abbreviationsIn(text)) {
    const parts = [...short.matchAll(/[^. ]+\./gu)]
    for (const [count, { 0: part, index }] of parts.entries()) {
      const meant = parts.length === 1 ? words : words.slice(count, count + 1)
      // A point that ends the sentence is a separate mark.
      const written = inner.has(at + index + part.length - 1) ? part : part.slice(0, -1)
      full.set(at + index, meant.length > 0 ? { written, meant } : { written })
    }
  }
  // "Hauptstr. 5"
  for (const { 0: street, index } of text.matchAll(/\p{L}+(?<=\p{Ll})str\.(?=\s?\p{N})/gu))
    full.set(index, { written: street, meant: [street.replace('str.', 'straße')] })
  return full
}

/** Whether the word at `place` exists and is in the same clause as the word at `origin`. */
export function isInClause(words: readonly Word[], place: number, origin: number): boolean {
  const word = words[place]
  return word !== undefined && word.clause === words[origin]?.clause
}

/** Whether another word of the same clause matches. */
export function isBeside(words: readonly Word[], at: number, pattern: RegExp): boolean {
  return words.some(
    ({ folded }, place) => place !== at && isInClause(words, place, at) && pattern.test(folded),
  )
}
