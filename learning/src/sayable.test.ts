import { expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { foldAnswers } from './fold.ts'
import type { Result } from './round.ts'
import { sayableSentence } from './sayable.ts'
import type { Grade } from './values.ts'

const sentences = new Map([
  ['danke', [['danken']]],
  ['das-ist-brot', [['das'], ['sein'], ['brot']]],
  ['das-ist-wasser', [['das'], ['sein'], ['wasser']]],
  ['ich-esse-brot', [['ich'], ['essen'], ['brot', 'brotzeit']]],
  ['ich-trinke-tee', [['ich'], ['trinken'], ['tee']]],
])

const resultsOf = (grades: Readonly<Record<string, Grade>>) =>
  Object.entries(grades).map(([item, grade]): Result => ({
    card: { language: 'fa', item, skill: 'recognise' },
    grade,
    isRepeat: false,
  }))

/** The sentence after a round with these grades, if the other words were answered right before it. */
function sentenceAfter(round: Readonly<Record<string, Grade>>, before: readonly string[] = [], turn = 0) {
  const cards = foldAnswers(before.map((item) => answer({ item })))
  return sayableSentence({ sentences, results: resultsOf(round), cards, language: 'fa', turn })
}

test('a sentence of the round comes first, even one of one word', () => {
  expect(sentenceAfter({ 'ich-trinke-tee': 3, brot: 3 }, ['das', 'sein'])).toBe('ich-trinke-tee')
  expect(sentenceAfter({ danke: 2 })).toBe('danke')
})

test('else a sentence all of whose words were answered right once, with the most words of the round', () => {
  expect(sentenceAfter({ brot: 3 }, ['das', 'sein', 'ich', 'trinken', 'tee'])).toBe('das-ist-brot')
  expect(sentenceAfter({ essen: 3, brotzeit: 3 }, ['ich', 'das', 'sein', 'brot'])).toBe('ich-esse-brot')
  expect(sentenceAfter({ tee: 3 }, ['das', 'sein', 'brot'])).toBe('das-ist-brot')
})

test('sentences that are as good take turns', () => {
  const words = ['brot', 'wasser']
  const turns = [0, 1, 2].map((turn) => sentenceAfter({ das: 3, sein: 3 }, words, turn))
  expect(turns).toEqual(['das-ist-brot', 'das-ist-wasser', 'das-ist-brot'])
})

test('a word that was not known in the end makes no sentence, nor does one in the other language', () => {
  expect(sentenceAfter({ brot: 1, das: 3 }, ['brot', 'sein'])).toBeNull()
  expect(sentenceAfter({ 'ich-trinke-tee': 1 })).toBeNull()
  const cards = foldAnswers(['das', 'sein', 'brot'].map((item) => answer({ item, language: 'de' })))
  expect(sayableSentence({ sentences, results: [], cards, language: 'fa', turn: 0 })).toBeNull()
  expect(sayableSentence({ sentences, results: [], cards, language: 'de', turn: 7 })).toBe('das-ist-brot')
})
