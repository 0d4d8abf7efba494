import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { unitWords } from '../src/course/tables.ts'
import { lexicon } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

/** Headwords of the usual word lists of level A1, one per line, spelled as in the lexicon. */
const text = await readFile(new URL('a1-headwords.txt', import.meta.url), 'utf8')
const headwords = text.trimEnd().split('\n')
const entries = await rowsOf(lexicon)

test('every headword of A1 has a row of this level', () => {
  const taught = new Set(entries.filter(({ level }) => level === 'A1').map(({ german }) => german))
  expect(headwords.length).toBeGreaterThan(600)
  expect(headwords.filter((word) => !taught.has(word))).toEqual([])
})

test('every row of A1 is a word of a unit', async () => {
  const inUnits = new Set((await rowsOf(unitWords)).map(({ entry }) => entry))
  const others = entries.filter(({ id, level }) => level === 'A1' && !inUnits.has(id))
  expect(others.map(({ id }) => id)).toEqual([])
})
