import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardId, type Grade, grades } from './values.ts'
import { afterAnswer, afterMeeting, afterOverruling, outcomeOf, type Round, startRound } from './round.ts'

const card = (item: string): CardId => ({ language: 'fa', item, skill: 'recognise' })
const cards = (items: string) => [...items].map(card)
const known = () => false
const round = (items: string, isUnseen: (card: CardId) => boolean = known) =>
  startRound(cards(items), isUnseen)

/** The remaining steps; first presentations in brackets. */
const ahead = ({ ahead }: Round) =>
  ahead.map((step) => (step.kind === 'meet' ? `(${step.card.item})` : step.card.item)).join(' ')

const answered = (start: Round, ...given: Grade[]) => given.reduce(afterAnswer, start)

test('a round has at most twelve cards, each once', () => {
  expect(ahead(round('aabcdefghijklmnop'))).toBe('a b c d e f g h i j k l')
})

describe('a wrong card comes back', () => {
  test('after two others', () => {
    expect(ahead(answered(round('abcde'), 1))).toBe('b c a d e')
  })

  test('after as many as there are', () => {
    expect(ahead(answered(round('ab'), 1))).toBe('b a')
    expect(ahead(answered(round('a'), 1))).toBe('a')
  })

  test('repeatedly, until it is right', () => {
    const start = answered(round('abc'), 1, 3, 3, 1)
    expect(ahead(start)).toBe('a')
    expect(ahead(answered(start, 2))).toBe('')
  })
})

describe('a new card', () => {
  const isUnseen = ({ item }: CardId) => item < 'm'

  test('is shown first and asked after two others', () => {
    const start = round('axyz', isUnseen)
    expect(ahead(start)).toBe('(a) x y z')
    expect(ahead(afterMeeting(start))).toBe('x y a z')
  })

  test('is asked immediately if there are no others', () => {
    expect(ahead(afterMeeting(round('a', isUnseen)))).toBe('a')
  })

  test('and its first presentation is not an answer', () => {
    expect(outcomeOf(afterMeeting(round('a', isUnseen)))).toEqual({ asked: 0, right: 0 })
  })
})

describe('"War richtig"', () => {
  test('removes the repeat and counts as right', () => {
    const overruled = afterOverruling(answered(round('abc'), 1), 3)
    expect(ahead(overruled)).toBe('b c')
    expect(outcomeOf(overruled)).toEqual({ asked: 1, right: 1 })
  })

  test('changes nothing after a right answer', () => {
    const right = answered(round('abc'), 3)
    expect(afterOverruling(right, 3)).toEqual(right)
  })
})

test('the summary counts the cards that were right at the first attempt', () => {
  expect(outcomeOf(answered(round('abc'), 1, 3, 2, 3))).toEqual({ asked: 3, right: 2 })
})

test('for any answers, every card is asked until it is right, and the round ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...grades), { maxLength: 60 }), fc.nat(12), (given, unseen) => {
      const answers = [...given, ...Array.from({ length: 60 }, (): Grade => 3)]
      let now = round('abcdefghijkl', ({ item }) => item.charCodeAt(0) - 97 < unseen)
      for (let steps = 0; now.ahead.length > 0; steps += 1) {
        expect(steps).toBeLessThan(200)
        expect(now.ahead.length).toBeLessThanOrEqual(12)
        const kind = now.ahead[0]?.kind
        now = kind === 'meet' ? afterMeeting(now) : afterAnswer(now, answers.shift() ?? 3)
      }
      expect(outcomeOf(now).asked).toBe(12)
      const right = now.results.filter(({ grade }) => grade > 1).map(({ card }) => card.item)
      expect(right.toSorted().join('')).toBe('abcdefghijkl')
    }),
  )
})
