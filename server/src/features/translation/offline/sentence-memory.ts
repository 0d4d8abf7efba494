import type { Pair, TranslationContent } from './content.ts'
import { keyOf, tokensOf } from './text/tokens.ts'

const finalMark = /\s*[.!?؟]$/u

/** Remembers whole texts. A question and a statement of the same words are two texts. */
export class SentenceMemory {
  private readonly texts = new Map<string, string>()
  private readonly from: keyof Pair
  private readonly between: string

  constructor(content: TranslationContent, from: keyof Pair) {
    this.from = from
    // Half a space, a whole one or none: Persian is written in all three ways.
    this.between = from === 'farsi' ? '' : ' '
    for (const pair of content.sentences) this.add(pair)
    for (const { german, farsi, article } of content.words)
      this.add({ farsi, german: from === 'farsi' && article !== '' ? `${article} ${german}` : german })
    for (const { german, farsi, article } of content.words)
      if (article !== '') this.add({ farsi, german: `${article} ${german}` })
    for (const { german, farsi } of content.verbs) this.add({ german, farsi })
  }

  /** The translation without its final mark, or undefined. */
  find(key: string, isQuestion: boolean): string | undefined {
    const spaced = this.between === '' ? key.replaceAll(' ', '') : key
    return (
      this.texts.get(spaced + (isQuestion ? '?' : '')) ??
      (isQuestion ? undefined : this.texts.get(`${spaced}?`))
    )
  }

  private add(pair: Pair): void {
    const source = pair[this.from]
    const target = pair[this.from === 'farsi' ? 'german' : 'farsi']
    const key = keyOf(tokensOf(source), this.between) + (/[?؟]$/u.test(source) ? '?' : '')
    if (!this.texts.has(key)) this.texts.set(key, target.replace(finalMark, ''))
  }
}
