import { expect, test } from 'vitest'
import { readRows } from './kind.ts'
import { phonemesByWord, pronunciations } from './pronunciations.ts'
import { readKind } from './read.ts'

const read = (...lines: readonly string[]) =>
  readRows(pronunciations, ['word,phonemes,persian_letters,case', ...lines].join('\n'))

test('the list is in German alphabetical order', async () => {
  const { compare } = new Intl.Collator('de')
  const words = (await readKind(pronunciations, new URL('../data/', import.meta.url))).map(({ word }) => word)
  expect(words).toEqual(words.toSorted(compare))
})

test('a row is case-insensitive, unless it is exact', () => {
  const { anyCase, exactCase } = phonemesByWord(
    read("Toilette,to:al'Et@,,", "Sucht,z'Uxt,,exact", "Teenager,,'تی:نِیجا,"),
  )
  expect([...anyCase]).toEqual([['toilette', "to:al'Et@"]])
  expect([...exactCase]).toEqual([['Sucht', "z'Uxt"]])
})

test.each([
  [
    'a sound that the engine does not have',
    ['Weg,vˈeːk,,'],
    'pronunciations.csv:2: phonemes: are not in the notation of the engine',
  ],
  [
    'a letter outside the scheme',
    ['Weg,,وِكْ,'],
    'pronunciations.csv:2: persian_letters: has a sign that is not in the scheme',
  ],
  [
    'neither sounds nor letters',
    ['Weg,,,'],
    'pronunciations.csv:2: row: phonemes, persian_letters: both are empty',
  ],
  [
    'sounds of a word that is read in parts',
    ["E-Mail,'i:mEIl,,"],
    'pronunciations.csv:2: row: phonemes: only words of letters have them',
  ],
  [
    'two sounds of one word',
    ["Weg,v'e:k,,", "weg,v'Ek,,"],
    'pronunciations.csv:3: "weg" is already in line 2',
  ],
])('%s: an error with its line number', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message)
})
