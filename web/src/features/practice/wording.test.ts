import { describe, expect, test } from 'vitest'
import type { DailyQuota } from '@pol/learning/values'
import type { ChoiceTask } from '@pol/learning/tasks/task'
import { word } from '../../../../learning/test/items.ts'
import type { NextRound } from './start/next-round.ts'
import { dayName } from '../../lib/learning/next-review.ts'
import { instructionFor } from '../../ui/tasks/wording.ts'
import { languageQuestion, nextText, outcomeText, topicText, waitingText } from './wording.ts'

const zone = 'Europe/Berlin'
/** Sunday, 23:30 in Berlin. */
const now = '2026-11-22T22:30:00.000Z'

describe('the next due date', () => {
  test.each([
    ['2026-11-20T08:00:00.000Z', 'heute'],
    ['2026-11-22T22:59:00.000Z', 'heute'],
    ['2026-11-22T23:01:00.000Z', 'morgen'],
    ['2026-11-24T08:00:00.000Z', 'übermorgen'],
    ['2026-11-25T08:00:00.000Z', 'in 3 Tagen'],
    ['2026-12-07T08:00:00.000Z', 'am Montag, 7. Dezember'],
  ])('%s is %s in the time zone of the learner', (at, name) => {
    expect(dayName(at, now, zone)).toBe(name)
  })

  const nextRound: NextRound = {
    cards: [],
    due: 0,
    items: 0,
    isForTomorrow: false,
    isDone: true,
    nextReview: { at: '2026-11-23T08:00:00.000Z', cards: 12 },
    quota: {} as DailyQuota,
    now,
    zone,
  }

  test('is shown with what waits then when today is done; until then, the remaining items of today', () => {
    expect(nextText(nextRound)).toBe('Die nächste Wiederholung ist morgen fällig.')
    expect(waitingText(nextRound)).toBe('Dann warten 12 Karten.')
    const begun = { ...nextRound, isDone: false, due: 3, items: 2 }
    expect(nextText(begun)).toBe('Heute noch: 3 fällig, 2 neu.')
    expect(waitingText(begun)).toBeNull()
    expect(nextText({ ...begun, due: 0 })).toBe('Heute noch: 0 fällig, 2 neu.')
    expect(nextText({ ...begun, due: 0, items: 0 })).toBe('Heute gibt es noch etwas zu üben.')
  })
})

test('the end of a round shows the number of right answers, and addresses children with du', () => {
  expect(outcomeText({ asked: 12, right: 9 }, 'Sie')).toBe('9 von 12 auf Anhieb richtig.')
  expect(outcomeText({ asked: 12, right: 12 }, 'Sie')).toBe('Alle 12 auf Anhieb richtig. Sehr gut!')
  expect(outcomeText({ asked: 1, right: 1 }, 'Sie')).toBe('Auf Anhieb richtig. Sehr gut!')
  expect(outcomeText({ asked: 3, right: 3 }, 'du')).toBe(
    'Alle 3 auf Anhieb richtig. Das hast du toll gemacht!',
  )
})

test('no text of a round for children says Sie', () => {
  const item = word('die Katze, گربه gorbe')
  const choice = { choices: [item], right: 0 } as const
  const tasks = [
    { kind: 'picture', question: 'sound', answers: 'picture', ...choice },
    { kind: 'listen', question: 'picture', answers: 'sound', ...choice },
    { kind: 'listen', question: 'sound', answers: 'picture', ...choice },
    { kind: 'uncover' },
  ] satisfies (ChoiceTask | { kind: 'uncover' })[]
  const texts = [
    languageQuestion('du'),
    ...Object.values(topicText({ kind: 'pictures', tab: 'animals' })),
    ...tasks.map((task) => instructionFor(task, item, 'fa', 'du')),
    ...[2, 3].map((right) => outcomeText({ asked: 3, right }, 'du')),
  ]
  expect(texts.filter((text) => /\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b/.test(text))).toEqual([])
})
