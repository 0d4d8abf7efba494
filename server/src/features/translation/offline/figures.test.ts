import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationProvider } from '../provider.ts'
import { readTranslationContent, type TranslationContent } from './content.ts'
import { readEverydaySentences, translationFigures, type EverydaySentence } from './figures.ts'
import { createOfflineTranslator } from './offline-translator.ts'

let content: TranslationContent
let translator: TranslationProvider
let sentences: EverydaySentence[]

beforeAll(async () => {
  content = await readTranslationContent(new URL('../../../../../content/data/', import.meta.url))
  translator = createOfflineTranslator(content, 'Pol')
  sentences = await readEverydaySentences()
})

describe('everyday sentences', () => {
  test('are a hundred a direction, twenty of them held out, none of them taught', () => {
    for (const direction of ['de-to-fa', 'fa-to-de'] as const) {
      const own = sentences.filter((it) => it.direction === direction)
      expect(own).toHaveLength(100)
      expect(own.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(20)
    }
    const taught = new Set(content.sentences.flatMap(({ german, farsi }) => [german, farsi]))
    expect(sentences.filter(({ text }) => taught.has(text)).map(({ text }) => text)).toEqual([])
  })

  test('are translated as they were when somebody judged them', async () => {
    const changed: string[] = []
    for (const { text, direction, output } of sentences) {
      const now = await translator.translate(text, direction, new AbortController().signal)
      if (now !== output) changed.push(`${text}\n  judged: ${output}\n  now: ${now}`)
    }
    expect(changed).toEqual([])
  })

  test('come out as well as docs/translation.md says', async () => {
    const all = await translationFigures(translator, sentences)
    expect(all.right).toBeGreaterThanOrEqual(0.91)
    expect(all.understandable).toBeGreaterThanOrEqual(0.93)
    expect(all.wordsCovered).toBeGreaterThanOrEqual(0.98)
    const heldOut = await translationFigures(
      translator,
      sentences.filter(({ isHeldOut }) => isHeldOut),
    )
    expect(heldOut.right).toBeGreaterThanOrEqual(0.85)
    expect(heldOut.understandable).toBeGreaterThanOrEqual(0.9)
  })
})
