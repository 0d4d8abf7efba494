import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { all, alphabet, card, cards, none, round, taken } from '../test/rounds.ts'
import { type CardId, type Grade, grades } from './values.ts'
import {
  allStepsOf,
  cardsOfRound,
  mostPlannedSteps,
  mostSteps,
  outcomeOf,
  startRound,
  stepsOf,
} from './round.ts'

/** The numbers of cards of the rounds in which all cards are learned, if every answer is right. */
function sizes(items: string, isUnseen: (card: CardId) => boolean): number[] {
  let left = cards(items)
  const sizes: number[] = []
  while (left.length > 0) {
    const { length } = cardsOfRound(left, isUnseen)
    sizes.push(length)
    left = left.slice(length)
  }
  return sizes
}

describe('cards are divided into rounds of about equal length', () => {
  test('of at most twelve cards, each once', () => {
    expect(cardsOfRound(cards('aab'), none).map(({ item }) => item)).toEqual(['a', 'b'])
    expect(sizes(alphabet.slice(0, 12), none)).toEqual([12])
    expect(sizes(alphabet.slice(0, 13), none)).toEqual([7, 6])
    expect(sizes(alphabet.slice(0, 25), none)).toEqual([9, 8, 8])
  })

  test('in which new cards count twice, because they are shown first: 13 are 7 and 6', () => {
    expect(sizes(alphabet.slice(0, 13), all)).toEqual([7, 6])
    expect(sizes(alphabet.slice(0, 8), all)).toEqual([8])
    expect(sizes(alphabet.slice(0, 9), all)).toEqual([5, 4])
  })

  test('whatever there is: of at most sixteen steps, and none much more than twice as long as another one', () => {
    // Due cards, then new ones, then known ones.
    const counts = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)).filter((counts) => counts.some(Boolean))
    fc.assert(
      fc.property(counts, ([due, unseen, known]) => {
        const isUnseen = ({ item }: CardId) => Number(item) >= due && Number(item) < due + unseen
        let left = Array.from({ length: due + unseen + known }, (_, at) => card(String(at)))
        const rounds: number[] = []
        while (left.length > 0) {
          const ofRound = cardsOfRound(left, isUnseen)
          expect(ofRound).toEqual(left.slice(0, ofRound.length))
          expect(ofRound.length).toBeLessThanOrEqual(12)
          rounds.push(stepsOf(ofRound, isUnseen))
          left = left.slice(ofRound.length)
        }
        expect(Math.max(...rounds)).toBeLessThanOrEqual(mostPlannedSteps)
        // A new card, two steps, may go with another one.
        expect(Math.max(...rounds)).toBeLessThanOrEqual(2 * Math.min(...rounds) + 2)
      }),
    )
  })

  test('with no new card alone: after eight due ones, six new ones are six, and neither one and five nor five and one', () => {
    expect(sizes(alphabet.slice(0, 6), all)).toEqual([6])
    expect(sizes(alphabet.slice(0, 14), ({ item }) => item > 'h')).toEqual([8, 6])
    // In two rounds, one new card would have to be with the eleven due ones.
    expect(sizes(alphabet.slice(0, 20), ({ item }) => item > 'k')).toEqual([11, 5, 4])
    const sizesOf = fc.tuple(fc.nat(24), fc.integer({ min: 2, max: 24 }))
    fc.assert(
      fc.property(sizesOf, ([due, unseen]) => {
        const isUnseen = ({ item }: CardId) => Number(item) >= due
        let left = Array.from({ length: due + unseen }, (_, at) => card(String(at)))
        while (left.length > 0) {
          const ofRound = cardsOfRound(left, isUnseen)
          expect(ofRound.filter(isUnseen)).not.toHaveLength(1)
          left = left.slice(ofRound.length)
        }
      }),
    )
  })

  test('of which the first leaves room for a new card after seven due ones', () => {
    expect(sizes(alphabet.slice(0, 19), ({ item }) => item > 'g')).toEqual([11, 8])
  })
})

describe('a round has at most twenty steps', () => {
  test('also if every answer is wrong; cards without a turn are left for another round', () => {
    for (const isUnseen of [all, none]) {
      let now = round('abcdefgh', isUnseen)
      while (now.ahead.length > 0) now = taken(now, 1)
      expect(now.done).toBeLessThanOrEqual(mostSteps)
      expect(outcomeOf(now).asked).toBeLessThan(8)
    }
  })

  test('for any answers: its length grows by at most one with each step, so that the progress never falls', () => {
    const given = fc.array(fc.constantFrom(...grades), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 12 }), fc.nat(12), (given, size, unseen) => {
        const isUnseen = ({ item }: CardId) => item.charCodeAt(0) - 97 < unseen
        let now = startRound(cardsOfRound(cards(alphabet.slice(0, size)), isUnseen), isUnseen)
        for (const grade of given) {
          if (now.ahead.length === 0) break
          const next = taken(now, grade)
          expect(next.done).toBe(now.done + 1)
          expect(allStepsOf(next)).toBeLessThanOrEqual(Math.min(allStepsOf(now) + 1, mostSteps))
          now = next
        }
        expect(now.ahead).toEqual([])
        expect(allStepsOf(now)).toBe(now.done)
      }),
    )
  })

  test('for any answers: whatever is shown is asked after it, also at the end', () => {
    const given = fc.array(fc.constantFrom<Grade>(1, 1, 3), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 12 }), fc.nat(12), (given, size, unseen) => {
        const isUnseen = ({ item }: CardId) => item.charCodeAt(0) - 97 < unseen
        let now = startRound(cardsOfRound(cards(alphabet.slice(0, size)), isUnseen), isUnseen)
        const open = new Set<string>()
        for (const grade of given) {
          const [step] = now.ahead
          if (!step) break
          if (step.kind === 'ask') open.delete(step.card.item)
          else open.add(step.card.item)
          now = taken(now, grade)
        }
        expect(now.ahead).toEqual([])
        expect([...open]).toEqual([])
      }),
    )
  })

  test('near which repeats come before new cards', () => {
    // Seven new words: 14 steps. Four wrong answers to the first ones leave no steps for the last one.
    let now = round('abcdefg', all)
    const asked: string[] = []
    const shown: string[] = []
    while (now.ahead.length > 0) {
      const [step] = now.ahead
      const item = step?.card.item ?? ''
      if (step?.kind === 'ask') asked.push(item)
      else shown.push(item)
      now = taken(now, item < 'd' ? 1 : 3)
    }
    expect(shown.filter((item) => item < 'd')).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
    expect(asked.filter((item) => item === 'a')).toHaveLength(3)
    expect(new Set(shown)).toEqual(new Set(asked))
    expect(shown).not.toContain('g')
  })

  test('and every card is asked until it is right if few are wrong', () => {
    let now = round('abcdefgh', all)
    const wrong = [3, 9]
    for (let step = 0; now.ahead.length > 0; step += 1) now = taken(now, wrong.includes(step) ? 1 : 3)
    const right = now.results.filter(({ grade }) => grade > 1).map(({ card }) => card.item)
    expect(right.toSorted().join('')).toBe('abcdefgh')
  })
})
