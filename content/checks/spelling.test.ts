import dictionaryDe from 'dictionary-de'
import dictionaryFa from 'dictionary-fa'
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { letters } from '../src/letters.ts'
import { bodies, marks } from '../src/script/strokes.ts'
import { courseTexts, textQuestions } from '../src/course/texts.ts'
import { formFields } from '../src/course/writing.ts'
import { scriptQuestions, steps } from '../src/script/tables.ts'
import { rowsOf } from '../test/content.ts'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import { expectReviewed } from './reviewed.ts'

/**
 * Except letters: their names are in neither dictionary, and their example words are in the lexicon. The rules of the
 * script are left out, because they quote letters.
 */
const checked = [...kinds, steps, scriptQuestions, marks, courseTexts, textQuestions, formFields].filter(
  ({ file }) => file !== letters.file,
) as readonly Kind<Record<string, unknown>>[]
const strokes = (await rowsOf(bodies)).flatMap(({ lines }) => lines)
const titles = (await rowsOf(courseTexts)).map(({ title_german, title_farsi }) => ({
  german: title_german,
  farsi: title_farsi,
}))
const rows: readonly object[] = [
  ...(await Promise.all(checked.map((kind) => rowsOf(kind)))).flat(),
  ...strokes,
  ...titles,
]

const germanColumns =
  /^(?:(?:(?:sense|place|question|answer|wrong|task|points|model|label)_)?german|answer|plural|feminine|example_german|ich|du|er|wir|ihr|sie|preterite|participle|imperative)$/
/** Except stems, which are not words, and spoken forms, which spelling dictionaries do not contain. */
const persianColumns = /farsi(?:_plural|_present|_negative|_imperative)?$|^explanation$/
/** Sounds that an explanation quotes in Persian letters, «اِشتات», are not words. */
const quoted = /«[^»]*»/gu
const explanations = /^(?:explanation|rule_farsi)$/

function wordsIn(columns: RegExp, word: RegExp): string[] {
  const texts = rows.flatMap((row) => Object.entries(row).filter(([column]) => columns.test(column)))
  return texts.flatMap(([column, text]) => {
    const checked = explanations.test(column) ? String(text).replace(quoted, '') : String(text)
    return checked.match(word) ?? []
  })
}

function loadDictionary({ aff, dic }: typeof dictionaryDe): Promise<Hunspell> {
  const decoder = new TextDecoder()
  return createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic))
}

// Hunspell accepts a long word after some milliseconds without a result. On a stopped clock it finishes its check.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

test('every German word is in the spelling dictionary of LibreOffice', async () => {
  const words = wordsIn(germanColumns, /\p{Script=Latin}[\p{Script=Latin}’-]*/gu)
  const hunspell = await loadDictionary(dictionaryDe)
  expect(words.length).toBeGreaterThan(3_000)
  expectReviewed(
    'german',
    words.filter((word) => !hunspell.testSpelling(word)),
  )
})

test('every Persian word is in the spelling dictionary', async () => {
  const words = wordsIn(persianColumns, /[\u0621-\u06CC\u200C]+/gu).map((word) =>
    withoutVowelMarks(word).replace(/[،؛؟]/gu, ''),
  )
  const hunspell = await loadDictionary(dictionaryFa)
  expect(words.length).toBeGreaterThan(3_000)
  // The dictionary has few words with half-spaces; accept a compound if its parts are correct.
  const isRight = (word: string) =>
    hunspell.testSpelling(word) || word.split('\u200C').every((part) => hunspell.testSpelling(part))
  expectReviewed(
    'persian',
    words.filter((word) => !isRight(word)),
  )
})
