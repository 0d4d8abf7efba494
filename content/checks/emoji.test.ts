import german from 'cldr-annotations-full/annotations/de/annotations.json' with { type: 'json' }
import persian from 'cldr-annotations-full/annotations/fa/annotations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { fold } from '../src/fold.ts'
import { objects } from '../src/objects.ts'
import { readKind } from '../src/read.ts'
import { expectReviewed } from './reviewed.ts'

interface Annotation {
  readonly default?: readonly string[]
  readonly tts?: readonly string[]
}
type Annotations = Record<string, Annotation>

/** Whether one of the emoji's names holds the word, or is held by it; Persian spaces and half-spaces vary. */
function names(annotations: Annotations, icon: string, word: string): boolean {
  const { default: keywords = [], tts = [] } = annotations[icon.replaceAll('\uFE0F', '')] ?? {}
  const bare = (text: string) => fold(text).replaceAll(' ', '')
  return [...keywords, ...tts]
    .map(bare)
    .some((name) => name.includes(bare(word)) || bare(word).includes(name))
}

test('every emoji shows its word, as the Unicode annotations name it in both languages', async () => {
  const rows = await readKind(objects, new URL('../data/', import.meta.url))
  const unknown = rows.filter(
    ({ icon, german: word, farsi }) =>
      !names(german.annotations.annotations, icon, word) ||
      !names(persian.annotations.annotations, icon, farsi),
  )
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expectReviewed(
    'emoji',
    unknown.map(({ icon, german: word }) => `${icon} ${word}`),
  )
})
