import dictionaryDe from 'dictionary-de'
import dictionaryFa from 'dictionary-fa'
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import { expect, test } from 'vitest'
import type { Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { letters } from '../src/letters.ts'
import { withoutVowelMarks } from '../src/persian.ts'
import { readKind } from '../src/read.ts'
import { expectReviewed } from './reviewed.ts'

const data = new URL('../data/', import.meta.url)
/** All but the names of the letters, which are words of neither language; their examples stand in the dictionary. */
const spelled = (kinds as readonly Kind<Record<string, unknown>>[]).filter(
  ({ file }) => file !== letters.file,
)
const rows = (await Promise.all(spelled.map((kind) => readKind(kind, data)))).flat()

const germanColumns = /^(?:german|sense|plural|example_german|ich|du|er|wir|ihr|sie|preterite|participle)$/
const persianColumns = /farsi$/

function wordsIn(columns: RegExp, word: RegExp): string[] {
  const texts = rows.flatMap((row) => Object.entries(row).filter(([column]) => columns.test(column)))
  return texts.flatMap(([, text]) => String(text).match(word) ?? [])
}

function open({ aff, dic }: typeof dictionaryDe): Promise<Hunspell> {
  const decoder = new TextDecoder()
  return createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic))
}

test('every German word is spelled as the dictionary of LibreOffice has it', async () => {
  const words = wordsIn(germanColumns, /\p{Script=Latin}[\p{Script=Latin}’-]*/gu)
  const hunspell = await open(dictionaryDe)
  expect(words.length).toBeGreaterThan(3_000)
  expectReviewed(
    'german',
    words.filter((word) => !hunspell.testSpelling(word)),
  )
})

test('every Persian word is spelled as the dictionary has it', async () => {
  const words = wordsIn(persianColumns, /[\u0621-\u06CC\u200C]+/gu).map((word) =>
    withoutVowelMarks(word).replace(/[،؛؟]/gu, ''),
  )
  const hunspell = await open(dictionaryFa)
  expect(words.length).toBeGreaterThan(3_000)
  expectReviewed(
    'persian',
    words.filter((word) => !hunspell.testSpelling(word)),
  )
})
