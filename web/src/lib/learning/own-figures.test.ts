import groups from 'virtual:groups'
import grouping from 'virtual:items-as-one'
import { expect, test } from 'vitest'
import { foldAnswers } from '@pol/learning/fold'
import { leadersOf } from '@pol/learning/leaders'
import { defaultSettings, type LessonProgress, type SettingChanges } from '@pol/learning/values'
import { lessonProgress } from '../../../../learning/test/lessons.ts'
import { paths } from '../paths.ts'
import { ownFiguresOf } from './own-figures.ts'

const now = '2026-11-27T12:00:00.000Z'
const monthAgo = '2026-10-27T12:00:00.000Z'
const leaders = leadersOf(grouping)

/** The figures of a learner of Persian who recognised these items once, and has begun these lessons. */
function figuresAfter(
  items: readonly string[],
  changes: SettingChanges = {},
  at = monthAgo,
  lessons: readonly LessonProgress[] = [],
) {
  const answer = {
    language: 'fa',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at,
    ms: 4_000,
  } as const
  return ownFiguresOf(
    {
      cards: foldAnswers(items.map((item) => ({ ...answer, item, id: item }))),
      stars: [],
      rounds: 0,
      lastRoundAt: null,
      lessons,
      settings: { ...defaultSettings, learns: 'fa', ...changes },
      history: {
        days: [],
        recall: { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } },
        due: [],
        pace: { recognise: 8, produce: 14 },
      },
      parameters: [],
      quota: null,
      restartedAt: null,
      isFromServer: true,
      waiting: 0,
      isDelayed: false,
      leaders,
    },
    groups,
    now,
    'Europe/Berlin',
  )
}

test('a lesson counts each of its words whose item is known, whichever entry leads it', () => {
  const led = [...new Set(groups.verbs.map((verb) => leaders.leaderOf('fa', verb)))]
  expect(groups.verbs.some((verb) => !led.includes(verb))).toBe(true)
  expect(figuresAfter(led).lessons?.[paths.verbs]).toBe(100)
})

test('the example figures end with the first finished lesson, not with one that was begun', () => {
  const tilesAfter = (done: boolean) => figuresAfter([], {}, monthAgo, [lessonProgress({ done })]).tiles
  expect(tilesAfter(false)).toBeNull()
  expect(tilesAfter(true)).toMatchObject({ stars: 1, trophies: 0 })
})

test('when nothing is due and nothing new is left, today is done, and the next repetition is named', () => {
  expect(figuresAfter(['haus'], { new_a_day: 0 }).nextReview).toBeNull()
  const done = figuresAfter(['haus'], { new_a_day: 0 }, '2026-11-27T08:00:00.000Z')
  expect(done.today).toMatchObject({ due: 0, items: 0 })
  expect(done.nextReview).toBe('Die nächste Wiederholung ist übermorgen fällig.')
})

test('an item that is not taught in the language is not due', () => {
  const [member] = grouping.fa.groups.flatMap(([, ...members]) => members)
  expect(figuresAfter(['haus', String(member)]).today?.due).toBe(1)
})

test('an item that was retired is not due', () => {
  expect(figuresAfter(['haus', 'emergency-bitte-helfen-sie-mir']).today?.due).toBe(1)
})
