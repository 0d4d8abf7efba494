import { fold } from '@pol/language/fold'
import type { Inflected } from '@pol/language/forms/entry'
import type { Language } from '@pol/language/language'
import type { Pair } from '@pol/language/pair'
import { tokensOf } from '@pol/language/tokens'

const punctuation = /^[.,;:!?…،؛؟"„“”«»‚‘’()–-]$/u

interface Sentence {
  readonly source: string
  /** Without its final marks. */
  readonly target: string
}

interface Remembered {
  /** Without its final marks. */
  readonly text: string
  readonly isQuestion: boolean
}

/** Splits a text into its body and the marks at its end. */
export function splitMarks(text: string): { readonly body: string; readonly marks: string } {
  const marks = /[.!?؟…]*$/u.exec(text)?.[0] ?? ''
  return { body: text.slice(0, text.length - marks.length).trimEnd(), marks }
}

/** The capitalised words that distinguish "Sie" (you) from "sie" (she, they), after the first word. */
const politeWord = /(?<=\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu

/**
 * Whole texts with their translations. Case, punctuation, half-spaces, vowel marks and the spelling of umlauts do not
 * matter, but a question and a statement of the same words are two texts.
 */
export class SentenceMemory {
  private readonly statements = new Map<string, Sentence>()
  private readonly questions = new Map<string, Sentence>()
  private readonly words = new Map<string, Set<string>>()
  private readonly from: Language

  constructor(from: Language) {
    this.from = from
  }

  /** Adds a sentence, unless the same text is known already. */
  addSentence({ german, farsi }: Pair): void {
    const [source, target] = this.from === 'de' ? [german, farsi] : [farsi, german]
    const texts = isQuestion(splitMarks(source).marks) ? this.questions : this.statements
    const sentence = { source, target: splitMarks(target).body }
    for (const key of [source, this.keyOf(source)]) if (!texts.has(key)) texts.set(key, sentence)
  }

  addWord({ german, article, farsi }: Inflected): void {
    const withArticle = article === '' ? german : `${article} ${german}`
    const sources = this.from === 'de' ? [german, withArticle] : [farsi]
    const target = this.from === 'de' ? farsi : withArticle
    for (const key of new Set(sources.map((source) => this.keyOf(source)))) {
      this.words.set(key, (this.words.get(key) ?? new Set()).add(target))
    }
  }

  /** @returns the translation without its final marks, or null. Users often leave out the marks of a text. */
  find(text: string): Remembered | null {
    const { marks } = splitMarks(text)
    const key = this.keyOf(text)
    const find = (sentences: ReadonlyMap<string, Sentence>) => {
      const sentence = sentences.get(text) ?? sentences.get(key)
      return sentence && isSamePerson(text, sentence.source) ? sentence.target : undefined
    }
    const statement = isQuestion(marks) ? undefined : (find(this.statements) ?? this.meaningsOf(key))
    if (statement !== undefined) return { text: statement, isQuestion: false }
    const question = isQuestion(marks) || marks === '' ? find(this.questions) : undefined
    return question === undefined ? null : { text: question, isQuestion: true }
  }

  /** All meanings of a single word, the likeliest first. */
  private meaningsOf(key: string): string | undefined {
    const meanings = this.words.get(key)
    return meanings && [...meanings].join(' / ')
  }

  private keyOf(text: string): string {
    const parts = tokensOf(text).filter((token) => !punctuation.test(token.text))
    // The same Persian word is typed with a half-space, a whole one or none.
    return parts.map((part) => fold(part.text)).join(this.from === 'de' ? ' ' : '')
  }
}

function isQuestion(marks: string): boolean {
  return /[?؟]/u.test(marks)
}

/** In a text that begins with a capital letter, capitals distinguish "Sie" (you) from "sie" (she, they). */
function isSamePerson(text: string, source: string): boolean {
  const politeWords = (sentence: string) => sentence.match(politeWord)?.join()
  return !/^\p{Lu}/u.test(text) || politeWords(text) === politeWords(source)
}
