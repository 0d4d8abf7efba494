import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitMaterial } from '../../test/unit-material.ts'
import { asking } from './asking.ts'
import type { UnitMaterial } from './unit-material.ts'
import { wordLesson } from './words.ts'

const ask = asking('de')
/** The steps in short: "meet wort-0", "pairs wort-0 wort-1 …", "listen wort-0". */
const stepsOf = (unit: UnitMaterial, lesson = 0) =>
  wordLesson(unit, lesson, ask).map((step) => {
    if (step.kind === 'meet') return `meet ${step.card.item}`
    return step.kind === 'ask' ? [step.task, step.card.item, ...(step.partners ?? [])].join(' ') : step.kind
  })

test('words that can be confused are in different pairs, which come as soon as there are four others', () => {
  // "du" and "Sie" are both «شما» or «تو»: they are never four together.
  const areAlike = (a: string, b: string) => [a, b].toSorted().join() === 'Sie,du'
  const words = ['du', 'und', 'Sie', 'ja', 'nein', 'Frau', 'bitte', 'auch']
  const unit = unitMaterial({}, { words: [...words, ...words, ...words], canPair: (a, b) => !areAlike(a, b) })
  expect(stepsOf(unit)).toEqual([
    ...words.slice(0, 5).map((word) => `meet ${word}`),
    'pairs du und ja nein',
    ...words.slice(5).map((word) => `meet ${word}`),
    'pairs Sie Frau bitte auch',
    'listen du',
    'choose und',
    'listen Sie',
  ])
})

test('a word that is in no pairs is asked alone', () => {
  const words = ['du', 'ihr', 'Sie', 'ja', 'nein', 'und']
  const areAlike = (a: string, b: string) => [a, b].every((word) => ['du', 'ihr', 'Sie'].includes(word))
  const unit = unitMaterial({}, { words: [...words, ...words, ...words], canPair: (a, b) => !areAlike(a, b) })
  expect(stepsOf(unit).slice(6, 9)).toEqual(['pairs du ja nein und', 'listen ihr', 'choose Sie'])
})

test('every word is asked, whichever words can be confused', () => {
  const anyUnit = fc.integer({ min: 18, max: 27 }).chain((words) =>
    fc.uniqueArray(fc.tuple(fc.nat(words - 1), fc.nat(words - 1)), { maxLength: 40 }).map((alike) => {
      const keys = new Set(alike.flatMap(([a, b]) => [`wort-${a} wort-${b}`, `wort-${b} wort-${a}`]))
      return unitMaterial({ words }, { canPair: (a, b) => !keys.has(`${a} ${b}`) })
    }),
  )
  fc.assert(
    fc.property(anyUnit, fc.nat(2), (unit, lesson) => {
      const steps = wordLesson(unit, lesson, ask)
      const met = steps.flatMap((step) => (step.kind === 'meet' ? step.card.item : []))
      const asked = steps.flatMap((step) =>
        step.kind === 'ask' ? [step.card.item, ...(step.partners ?? [])] : [],
      )
      expect(new Set(asked)).toEqual(new Set(met))
      for (const step of steps) {
        if (step.kind !== 'ask' || step.task !== 'pairs') continue
        const four = [step.card.item, ...(step.partners ?? [])]
        expect(new Set(four).size).toBe(4)
        expect(four.every((a) => four.every((b) => a === b || unit.canPair(a, b)))).toBe(true)
      }
    }),
  )
})
