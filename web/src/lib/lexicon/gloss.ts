import type { Language } from '@pol/language/form-index'
import { glossOf } from '@pol/language/gloss'
import { nextTask } from '../next-task.ts'
import { loadSenseOf } from './entries.ts'
import { loadFormIndex } from './form-index.ts'
import { type GlossLine, glossLineOf } from './gloss-line.ts'

/**
 * The words of a text are compared with each other, so a long text is glossed in parts. They end with a sentence where one ends:
 * "rufe … an" belongs together.
 */
const part = /\S.{0,199}(?<=[.!?…؟])(?!\S)|\S.{0,199}(?<=\S)(?!\S)|\S{1,200}/gsu

/** Loads the lexicon, and explains the words of a text in its order; in slices, so that the screen stays responsive. */
export async function loadGloss(language: Language, text: string): Promise<GlossLine[]> {
  const [index, senseOf] = await Promise.all([loadFormIndex[language](), loadSenseOf()])
  const lines: GlossLine[] = []
  for (const words of partsOf(text)) {
    lines.push(...glossOf(index, words).map((row) => glossLineOf(language, row, senseOf)))
    await nextTask()
  }
  return lines
}

/** Parts of at most 200 characters. Only a longer word is cut. */
export function partsOf(text: string): string[] {
  return text.match(part) ?? []
}
