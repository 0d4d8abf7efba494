import { expect, test } from 'vitest'
import { syllablesOf } from './syllables.ts'

test.each([
  ['âb', 'âb'],
  ['ketâb', 'ke tâb'],
  ['madrese', 'mad re se'],
  ['bachche', 'bach che'],
  ['dust', 'dust'],
  ['khiyâbân', 'khi yâ bân'],
  ['mashghul', 'mash ghul'],
  ['nowruz', 'now ruz'],
  ['kheyli', 'khey li'],
  ["sâ'at", "sâ 'at"],
  ['irâni', 'i râ ni'],
  ['es·hâl', 'es hâl'],
])('%s has the syllables %s', (word, syllables) => {
  expect(syllablesOf(word).join(' ')).toBe(syllables)
})
