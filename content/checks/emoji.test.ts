import german from 'cldr-annotations-full/annotations/de/annotations.json' with { type: 'json' }
import persian from 'cldr-annotations-full/annotations/fa/annotations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import { objects } from '../src/objects.ts'
import { rowsOf } from '../test/content.ts'
import { expectReviewed } from './reviewed.ts'

interface Annotation {
  readonly default?: readonly string[]
  readonly tts?: readonly string[]
}
type Annotations = Record<string, Annotation>

/** Whether one of the emoji's names contains the word, or the reverse. Ignores spaces, which vary in Persian. */
function isNamed(annotations: Annotations, icon: string, word: string): boolean {
  const { default: keywords = [], tts = [] } = annotations[icon.replaceAll('\uFE0F', '')] ?? {}
  const normalize = (text: string) => fold(text).replaceAll(' ', '')
  return [...keywords, ...tts]
    .map(normalize)
    .some((name) => name.includes(normalize(word)) || normalize(word).includes(name))
}

test('every emoji matches its word in the Unicode annotations of both languages', async () => {
  const rows = await rowsOf(objects)
  const unknown = rows.filter(
    ({ icon, german: word, farsi }) =>
      !isNamed(german.annotations.annotations, icon, word) ||
      !isNamed(persian.annotations.annotations, icon, farsi),
  )
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expectReviewed(
    'emoji',
    unknown.map(({ icon, german: word }) => `${icon} ${word}`),
  )
})
