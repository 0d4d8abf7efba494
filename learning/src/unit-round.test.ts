import { describe, expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import type { Answer } from './values.ts'
import { foldAnswers } from './fold.ts'
import { paceOf } from './pace.ts'
import { unitRound } from './unit-round.ts'

const now = '2026-11-22T12:00:00.000Z'
const words = Array.from({ length: 25 }, (_, at) => `wort-${at}`)
const unit = {
  words,
  sentences: ['satz-1', 'satz-2', 'satz-3'].map((id) => ({ id, after: 'wort-2' })),
  gaps: ['wort-20', 'wort-3', 'sein', 'wort-1'],
}

function round(answers: readonly Partial<Answer>[], items = unit) {
  const learner = {
    cards: foldAnswers(answers.map((fields) => answer(fields))),
    language: 'fa',
    settings: { minutes: 10, new_a_day: null },
    pace: paceOf([]),
    now,
    zone: 'Europe/Berlin',
  } as const
  return unitRound(learner, items).map(({ item, skill }) => `${item} ${skill}`)
}

describe('the round of a unit', () => {
  test('has its words, then two sentences, then two gaps, and time to be shown what is new', () => {
    expect(round([])).toEqual([
      ...words.slice(0, 5).map((word) => `${word} recognise`),
      'satz-1 produce',
      'satz-2 produce',
      'wort-3 produce',
      'wort-1 produce',
    ])
  })

  test('asks no sentence and no gap before its words are shown', () => {
    const late = { ...unit, sentences: [{ id: 'satz-1', after: 'wort-12' }], gaps: ['wort-20', 'wort-6'] }
    expect(round([], late).every((card) => card.endsWith('recognise'))).toBe(true)
    const first = words.slice(0, 8).map((item): Partial<Answer> => ({ item, at: now }))
    const second = round(first, late)
    expect(second).toContain('wort-12 recognise')
    expect(second).toContain('satz-1 produce')
    expect(second).toContain('wort-6 produce')
    expect(second).not.toContain('wort-20 produce')
  })

  test('asks no sentence before its last word is shown, also if an earlier unit teaches it', () => {
    const sentences = [{ id: 'satz-1', after: 'wort-der-ersten-einheit' }]
    const ofLater = { words, sentences, gaps: [] }
    expect(round([], ofLater)).not.toContain('satz-1 produce')
    expect(round([{ item: 'wort-der-ersten-einheit', at: now }], ofLater)).toContain('satz-1 produce')
  })

  test('leaves no new word alone: six are six, and the gaps wait', () => {
    const firstWords = words.slice(0, 6)
    expect(round([], { ...unit, words: firstWords })).toEqual([
      ...firstWords.map((word) => `${word} recognise`),
      'satz-1 produce',
      'satz-2 produce',
    ])
    expect(round([], { words: words.slice(0, 9), sentences: [], gaps: [] })).toHaveLength(7)
  })

  test('asks nothing that was wrong today', () => {
    const wrong = ['recognise', 'produce'] as const
    const answers = wrong.map((skill) => ({ item: 'wort-1', skill, grade: 1, at: now }) as const)
    expect(round(answers).filter((card) => card.startsWith('wort-1 '))).toEqual([])
  })

  test('has twelve cards when nothing is new', () => {
    const met = [...words, ...unit.sentences.map(({ id }) => id)].map((item) => ({
      item,
      at: '2026-11-01T12:00:00.000Z',
    }))
    const cards = round(met)
    expect(cards).toHaveLength(12)
    expect(cards.slice(8).map((card) => card.replace(/-.*/, ''))).toEqual(['satz', 'satz', 'wort', 'wort'])
  })

  test('asks sentences and forms that were never asked first', () => {
    const at = '2026-11-21T12:00:00.000Z'
    const asked = ['satz-1', 'satz-2', 'wort-3'].map((item): Partial<Answer> => ({
      item,
      skill: 'produce',
      at,
    }))
    const last = round([...asked, { item: 'sein', at }, { item: 'satz-1', skill: 'produce', at: now }]).slice(
      -4,
    )
    expect(last).toEqual(['satz-3 produce', 'satz-2 produce', 'sein produce', 'wort-1 produce'])
  })

  test('has no duplicate cards', () => {
    const understood = ['2026-11-01T12:00:00.000Z', '2026-11-05T12:00:00.000Z'].map((at) => ({
      item: 'wort-1',
      at,
    }))
    const cards = round(understood)
    expect(cards.filter((card) => card === 'wort-1 produce')).toHaveLength(1)
    expect(new Set(cards).size).toBe(cards.length)
  })

  test('has more words if there is nothing else to ask', () => {
    expect(round([], { words, sentences: [], gaps: [] })).toHaveLength(8)
  })
})
