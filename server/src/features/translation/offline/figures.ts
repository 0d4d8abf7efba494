import { readFile } from 'node:fs/promises'
import { fold } from '@pol/content/fold'
import { kind, readRows } from '@pol/content/kind'
import { translationDirections, type TranslationDirection } from '@pol/contract/translation'
import * as v from 'valibot'
import type { TranslationProvider } from '../provider.ts'

/** A sentence of the test set, with what a reader found about its present translation. */
export interface EverydaySentence {
  readonly direction: TranslationDirection
  /** Written first, and never tuned for. */
  readonly isHeldOut: boolean
  readonly text: string
  readonly accepted: readonly string[]
  /** The translation that was judged. */
  readonly output: string
  readonly isUnderstandable: boolean
}

const file = new URL('everyday-sentences.csv', import.meta.url)

const row = v.object({
  direction: v.picklist(translationDirections),
  held_out: v.picklist(['yes', '']),
  text: v.string(),
  accepted: v.string(),
  output: v.string(),
  understandable: v.picklist(['yes', 'no']),
})

const everydaySentences = kind({
  file: 'everyday-sentences.csv',
  row,
  key: ({ direction, text }) => `${direction}: ${text}`,
  spoken: () => ({ german: [], persian: [] }),
})

/** @throws ContentError where a line lacks something, or stands twice. */
export async function readEverydaySentences(): Promise<EverydaySentence[]> {
  const rows = readRows(everydaySentences, await readFile(file, 'utf8'))
  return rows.map(({ direction, text, output, accepted, held_out, understandable }) => ({
    direction,
    isHeldOut: held_out === 'yes',
    text,
    accepted: accepted.split('|'),
    output,
    isUnderstandable: understandable === 'yes',
  }))
}

export interface Figures {
  readonly sentences: number
  /** Shares from 0 to 1. */
  readonly right: number
  readonly understandable: number
  readonly wordsCovered: number
}

/** What of the sentences the translator gets right; a reader has judged what can be understood. */
export async function translationFigures(
  translator: TranslationProvider,
  sentences: readonly EverydaySentence[],
): Promise<Figures> {
  let right = 0
  let words = 0
  let covered = 0
  const signal = new AbortController().signal
  for (const { text, direction, accepted } of sentences) {
    const output = await translator.translate(text, direction, signal)
    if (accepted.some((it) => fold(it) === fold(output))) right += 1
    const all = text.split(/\s+/u)
    words += all.length
    covered += all.length - Math.min(all.length, leftOver(output, direction))
  }
  const understandable = sentences.filter(({ isUnderstandable }) => isUnderstandable).length
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    sentences: sentences.length,
    right: share(right, sentences.length),
    understandable: share(understandable, sentences.length),
    wordsCovered: share(covered, words),
  }
}

/** Words that stayed in the script of the original. */
function leftOver(output: string, direction: TranslationDirection): number {
  const original = direction === 'de-to-fa' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u
  return output.split(/\s+/u).filter((word) => original.test(word)).length
}
