import { describe, expect, test } from 'vitest'
import { type Answer, type Card, defaultSettings } from '@pol/learning/values'
import type { Exercise } from '@pol/learning/exercises/exercise'
import { foldAnswers } from '@pol/learning/fold'
import { leadersOf } from '@pol/learning/leaders'
import type { Item } from '@pol/learning/item'
import { noGroups } from '../../../../../learning/test/no-groups.ts'
import type { Wishes } from '../../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import type { Groups } from '../../../../build/groups.ts'
import { nextRoundOf } from './next-round.ts'
import { topicOf } from '../rounds.ts'

const now = '2026-11-22T12:00:00.000Z'
const ids = Array.from({ length: 30 }, (_, at) => `wort-${at}`)
/** One word has a picture; two words belong to the second unit. */
const items = [...ids, 'health'].map(
  (id) => ({ id, kind: 'word', ...(id === 'wort-5' && { icon: '🐈' }) }) as Item,
)
const none = new Map<string, never>()
const groups = { units: [[], ['wort-5', 'wort-7']], pictures: { all: ['wort-5'] } } as unknown as Groups
const catalogue = {
  items,
  groups,
  turns: [[], ['dialog-1', 'dialog-2', 'dialog-3']],
  lastWordOf: (_language: unknown, sentence: string) => (sentence === 'dialog-3' ? 'wort-7' : 'wort-5'),
  byId: new Map(items.map((item) => [item.id, item])),
  candidates: (_language: unknown, { topics }: Wishes, met: ReadonlySet<string>) =>
    [...topics, ...ids].filter((id) => !met.has(id)),
}

function answer(item: string, at: string, fields: Partial<Answer> = {}): Answer {
  const id = `${item} ${at}`
  return { id, language: 'fa', item, skill: 'recognise', grade: 3, task: 'choose', at, ms: 4_000, ...fields }
}

function stateAfter(
  answers: readonly Answer[],
  settings: Partial<LearnerState['settings']> = {},
): LearnerState {
  return {
    cards: foldAnswers(answers),
    stars: [],
    settings: { ...defaultSettings, learns: 'fa', ...settings },
    history: {
      days: [],
      recall: { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } },
      due: [],
      pace: { recognise: 8, produce: 14 },
    },
    rounds: 0,
    lastRoundAt: null,
    lessons: [],
    parameters: [],
    quota: null,
    restartedAt: null,
    isFromServer: true,
    waiting: 0,
    isDelayed: false,
    leaders: leadersOf(noGroups),
  }
}

function nextRound(...given: Parameters<typeof inputOf>) {
  return nextRoundOf(inputOf(...given))
}

function inputOf(state: LearnerState, round: string | null = null, starred: readonly string[] = []) {
  return {
    state: { ...state, stars: starred.map((item) => ({ item, at: now })) },
    language: 'fa' as const,
    topic: topicOf(round),
    catalogue,
    gaps: { fa: none, de: none },
    exercises: new Map<string, Exercise>(),
    now,
    zone: 'Europe/Berlin',
  }
}

const itemsIn = ({ cards }: { readonly cards: readonly Pick<Card, 'item'>[] }) =>
  cards.map(({ item }) => item)

describe('exercises', () => {
  const exercises = new Map(
    (['write', 'choose', 'gap', 'order'] as const).map((kind) => {
      const id = `exercise-1-fa-${kind}`
      return [id, { id, kind } as Exercise]
    }),
  )
  const done = (lesson: string) => ({ lesson, at: now, step: 0, right: 5, of: 5, done: true })
  const round = (state: LearnerState, fields = {}) => nextRoundOf({ ...inputOf(state), exercises, ...fields })
  const settings = { new_a_day: 0 } as const

  test('are not asked before the lesson of their rules is finished', () => {
    const state = { ...stateAfter([], settings), lessons: [done('unit-1-4')] }
    expect(itemsIn(round(state))).toEqual([])
  })

  test('come after it, three on a day, the easiest first', () => {
    const state = { ...stateAfter([], settings), lessons: [done('unit-1-5')] }
    const { cards, due } = round(state)
    expect(cards).toEqual(
      ['choose', 'gap', 'order'].map((kind) => ({
        language: 'fa',
        item: `exercise-1-fa-${kind}`,
        skill: 'produce',
      })),
    )
    expect(due).toBe(3)
  })

  test('come back by their memory, also without the lesson, but not before they are loaded', () => {
    const wrong = { skill: 'produce', task: 'exercise', grade: 1 } as const
    const state = stateAfter([answer('exercise-1-fa-gap', '2026-11-20T12:00:00.000Z', wrong)], settings)
    expect(itemsIn(round(state))).toEqual(['exercise-1-fa-gap'])
    expect(itemsIn(round(state, { exercises: new Map() }))).toEqual([])
  })
})

describe('a round of the day', () => {
  test('has due ones, then new ones, as many as in the rounds after it', () => {
    const due = answer('wort-20', '2026-11-10T12:00:00.000Z')
    const { cards, items, isDone } = nextRound(stateAfter([due], { new_a_day: 13 }))
    expect(itemsIn({ cards })).toEqual(['wort-20', ...ids.slice(0, 7)])
    expect([items, isDone]).toEqual([13, false])
  })

  test('has words of the chosen topics, and none that was met in the language', () => {
    const known = answer('wort-0', '2026-11-22T11:00:00.000Z')
    const ofGerman = answer('wort-1', '2026-11-22T11:00:00.000Z', { language: 'de' })
    const state = stateAfter([known, ofGerman], { new_a_day: 4, topics: ['health'] })
    expect(itemsIn(nextRound(state))).toEqual(['health', 'wort-1', 'wort-2'])
  })

  test('has a sentence that was only put in order, in the round of a unit, as a new one to be understood', () => {
    const ordered = answer('wort-0', '2026-11-22T11:00:00.000Z', { skill: 'produce', task: 'order' })
    const { cards, items } = nextRound(stateAfter([ordered], { new_a_day: 1 }))
    expect(cards).toEqual([{ language: 'fa', item: 'wort-0', skill: 'recognise' }])
    expect(items).toBe(1)
  })

  test('repeats known items when the day is done, so that the learner can continue', () => {
    const today = answer('wort-3', '2026-11-22T11:00:00.000Z')
    const done = nextRound(stateAfter([today], { new_a_day: 0 }))
    expect(done.isDone).toBe(true)
    expect(itemsIn(done)).toEqual(['wort-3'])
    expect(done.nextReview?.at).toBe('2026-11-23T23:00:00.000Z')
  })

  test('is empty without known items and with a limit of 0 new items', () => {
    expect(nextRound(stateAfter([], { new_a_day: 0 })).cards).toEqual([])
  })

  test('leaves out items that are no longer taught', () => {
    const retired = answer('veraltet', '2026-11-10T12:00:00.000Z')
    expect(nextRound(stateAfter([retired], { new_a_day: 0 })).cards).toEqual([])
  })
})

describe('what was wrong today', () => {
  const wrong = answer('wort-5', '2026-11-22T11:00:00.000Z', { grade: 1 })
  const right = answer('wort-3', '2026-11-22T11:00:00.000Z')

  test.each([
    ['the day', null],
    ['the starred items', 'merkliste'],
    ['a unit', 'einheit-2'],
    ['pictures', 'bilder'],
  ])('is not asked again in a round of %s', (_, round) => {
    const next = nextRound(stateAfter([wrong, right], { new_a_day: 0 }), round, ['wort-3', 'wort-5'])
    expect(itemsIn(next)).not.toContain('wort-5')
    expect(next.isForTomorrow).toBe(round === 'bilder')
  })

  test('is asked first tomorrow', () => {
    const state = stateAfter([wrong, right], { new_a_day: 0 })
    const { cards } = nextRoundOf({ ...inputOf(state), now: '2026-11-23T07:00:00.000Z' })
    expect(itemsIn({ cards })).toEqual(['wort-5'])
  })
})

describe('a round of certain items', () => {
  test('asks for these items only, whether due or not', () => {
    const today = answer('wort-5', '2026-11-22T11:00:00.000Z')
    expect(itemsIn(nextRound(stateAfter([today]), 'merkliste', ['wort-5', 'wort-7']))).toEqual([
      'wort-7',
      'wort-5',
    ])
  })

  test('has the words and sentences of a unit', () => {
    expect(itemsIn(nextRound(stateAfter([]), 'einheit-2'))).toEqual([
      'wort-5',
      'wort-7',
      'dialog-1',
      'dialog-2',
    ])
    expect(nextRound(stateAfter([]), 'einheit-33').cards).toEqual([])
  })

  test('by pictures is in the order of the screen in every round, whatever is due', () => {
    const due = ['wort-8', 'wort-2'].map((item) => answer(item, '2026-11-01T12:00:00.000Z'))
    const screen = { all: ['wort-9', 'wort-2', 'wort-4', 'wort-8'] }
    const { cards } = nextRoundOf({
      ...inputOf(stateAfter(due), 'bilder'),
      catalogue: { ...catalogue, groups: { ...groups, pictures: screen } as unknown as Groups },
    })
    expect(itemsIn({ cards })).toEqual(screen.all)
  })

  test('by pictures only asks to recognise', () => {
    const twice = ['2026-11-01T12:00:00.000Z', '2026-11-05T12:00:00.000Z'].map((at) => answer('wort-5', at))
    const { cards } = nextRound(stateAfter(twice), 'bilder')
    expect(cards.map(({ skill }) => skill)).toEqual(['recognise'])
    const { cards: ofWords } = nextRound(stateAfter(twice), 'merkliste', ['wort-5'])
    expect(ofWords.map(({ skill }) => skill)).toEqual(['recognise', 'produce'])
  })
})
