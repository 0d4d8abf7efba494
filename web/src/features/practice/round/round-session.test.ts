import { describe, expect, test } from 'vitest'
import type { CardId } from '@pol/learning/values'
import { allStepsOf, startRound } from '@pol/learning/round'
import {
  helped,
  isAnswered,
  isPlayed,
  leftOut,
  next,
  overruled,
  replied,
  repliedPairs,
  seen,
  type Session,
  startSession,
  stepsAfter,
} from './round-session.ts'

const card = (item: string): CardId => ({ language: 'fa', item, skill: 'recognise' })
const start = (items: readonly string[], isUnseen = false) =>
  startSession(startRound(items.map(card), () => isUnseen))

const right = { grade: 3, verdict: null, chosen: 0 } as const
const wrong = { grade: 1, verdict: null, chosen: 1 } as const
const shown = ({ step }: Session) => (step ? `${step.kind} ${step.card.item}` : 'the end')

describe('a round', () => {
  test('continues after the verdict, not before', () => {
    const verdict = replied(start(['haus', 'baum']), right)
    expect(shown(verdict)).toBe('ask haus')
    expect(shown(next(verdict))).toBe('ask baum')
    expect(next(verdict).reply).toBeNull()
  })

  test('shows a new word before the question, and records that it was new', () => {
    const met = seen(start(['haus'], true))
    expect(shown(met)).toBe('ask haus')
    const end = next(replied(met, right))
    expect(shown(end)).toBe('the end')
    expect(end.met).toEqual([card('haus')])
  })

  test('leaves out a card that cannot be heard, with all its steps, and remembers it', () => {
    const session = leftOut(seen(start(['haus', 'baum'], true)))
    expect(shown(session)).toBe('ask haus')
    const answered = next(replied(session, right))
    expect(shown(answered)).toBe('the end')
    expect(answered.lacksSound).toBe(true)
    expect([answered.round.done, allStepsOf(answered.round)]).toEqual([2, 2])
    expect(next(replied(start(['haus']), right)).lacksSound).toBe(false)
  })

  test('resets the help for the next question', () => {
    const session = next(replied(helped(start(['haus', 'baum'])), right))
    expect(session.isHelped).toBe(false)
  })

  test('does not count a first presentation as an answer', () => {
    expect(isAnswered(seen(start(['haus'], true)))).toBe(false)
    expect(isAnswered(replied(start(['haus']), wrong))).toBe(true)
  })
})

test('a round is played to its end once nothing is left to ask', () => {
  const session = replied(start(['haus', 'baum']), right)
  expect(isPlayed(session)).toBe(false)
  expect(isPlayed(replied(next(session), right))).toBe(true)
  expect(isPlayed(next(replied(next(session), right)))).toBe(true)
  expect(isPlayed(replied(next(session), wrong))).toBe(false)
})

test('pairs are right if each of them is', () => {
  const session = start(['haus', 'baum'])
  const answers = (grade: 1 | 3) => [
    { card: card('haus'), grade: 3 as const },
    { card: card('baum'), grade },
  ]
  expect(repliedPairs(session, answers(3), []).reply).toMatchObject({ grade: 3, verdict: null })
  expect(shown(next(repliedPairs(session, answers(3), [])))).toBe('the end')
  expect(repliedPairs(session, answers(1), []).reply).toMatchObject({ grade: 1 })
  expect(shown(next(repliedPairs(session, answers(1), [])))).toBe('ask baum')
})

describe('"War richtig"', () => {
  test('makes the answer right, and the word is not repeated', () => {
    const session = overruled(replied(start(['haus']), wrong))
    expect(session.reply).toMatchObject({ grade: 3, isOverruled: true })
    expect(shown(next(session))).toBe('the end')
  })

  test('grades an answer with help as hard', () => {
    expect(overruled(replied(helped(start(['haus'])), wrong)).reply).toMatchObject({ grade: 2 })
  })
})

describe('a word that was wrong twice', () => {
  const twice = next(replied(next(replied(start(['haus']), wrong)), wrong))

  test('is shown again, which does not make it a new one', () => {
    expect(shown(twice)).toBe('look-again haus')
    expect(seen(twice).met).toEqual([])
    expect(shown(seen(twice))).toBe('ask haus')
  })

  test('ends the round with its third wrong answer if there is no other', () => {
    expect(shown(next(replied(seen(twice), wrong)))).toBe('the end')
  })
})

describe('the next question', () => {
  test('is known before the answer, and the same after it', () => {
    const session = start(['haus', 'baum', 'hund'])
    expect(stepsAfter(session)[0]?.card.item).toBe('baum')
    expect(stepsAfter(replied(session, wrong))[0]?.card.item).toBe('baum')
    expect(shown(next(replied(session, wrong)))).toBe('ask baum')
  })

  test('is the same word again if there is no other', () => {
    const session = start(['haus'])
    expect(stepsAfter(session)).toEqual([])
    expect(stepsAfter(replied(session, wrong))[0]?.card.item).toBe('haus')
  })
})
