import * as v from 'valibot'
import {
  type Answer,
  answer,
  type FinishedRound,
  finishedRound,
  item,
  type LessonProgress,
  lessonProgress,
  moment,
  type SettingChanges,
  settingChanges,
} from '@pol/learning/values'
import { withReports } from '@pol/learning/lessons/merge-reports'

const starChange = v.object({ item, isStarred: v.boolean(), at: moment })
export type StarChange = Readonly<v.InferOutput<typeof starChange>>

/** Changes that the server has not received yet. */
export interface Queue {
  readonly answers: readonly Answer[]
  readonly rounds: readonly FinishedRound[]
  /** At most one for each lesson. */
  readonly lessons: readonly LessonProgress[]
  /** At most one for each item. */
  readonly stars: readonly StarChange[]
  readonly settings: SettingChanges
}

export const emptyQueue: Queue = { answers: [], rounds: [], lessons: [], stars: [], settings: {} }

export const isEmpty = ({ answers, rounds, lessons, stars, settings }: Queue): boolean =>
  [answers, rounds, lessons, stars, Object.keys(settings)].every(({ length }) => length === 0)

/** Adds changes to the queue. Changes that are already in it are not duplicated. */
export function merge(queue: Queue, changes: Partial<Queue>): Queue {
  const { answers, rounds, lessons, stars, settings } = { ...emptyQueue, ...changes }
  const starsByItem = new Map(queue.stars.map((change) => [change.item, change]))
  for (const change of stars) {
    const earlier = starsByItem.get(change.item)
    if (!earlier || earlier.at < change.at) starsByItem.set(change.item, change)
  }
  return {
    answers: joined(queue.answers, answers),
    rounds: joined(queue.rounds, rounds),
    lessons: withReports(queue.lessons, lessons),
    stars: [...starsByItem.values()],
    settings: { ...queue.settings, ...settings },
  }
}

/** Appends the changes whose id is not there yet. */
function joined<Change extends { readonly id: string }>(
  queued: readonly Change[],
  added: readonly Change[],
): Change[] {
  const ids = new Set(queued.map(({ id }) => id))
  return [...queued, ...added.filter(({ id }) => !ids.has(id))]
}

/**
 * Validates a queue, or a part of one, that was stored in the browser. Drops only the damaged changes, because there is
 * no other copy of the queue.
 * @returns the queue, and the number of damaged changes; 1 if the number is unknown.
 */
export function parseQueue(value: unknown): { readonly queue: Queue; readonly damaged: number } {
  const stored = { ...emptyQueue, ...(isObject(value) ? value : { answers: null }) }
  const lists = [stored.answers, stored.rounds, stored.lessons, stored.stars]
  if (!lists.every(Array.isArray) || !isObject(stored.settings)) return { queue: emptyQueue, damaged: 1 }
  const answers = validOf(answer, stored.answers)
  const rounds = validOf(finishedRound, stored.rounds)
  const lessons = validOf(lessonProgress, stored.lessons)
  const stars = validOf(starChange, stored.stars)
  const storedSettings = Object.entries(stored.settings)
  const settings = storedSettings.filter(
    ([name, setting]) => name in settingChanges.entries && v.is(settingChanges, { [name]: setting }),
  )
  const lost = (all: readonly unknown[], valid: readonly unknown[]) => all.length - valid.length
  return {
    queue: { answers, rounds, lessons, stars, settings: Object.fromEntries(settings) },
    damaged:
      lost(stored.answers, answers) +
      lost(stored.rounds, rounds) +
      lost(stored.lessons, lessons) +
      lost(stored.stars, stars) +
      lost(storedSettings, settings),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function validOf<Value>(schema: v.GenericSchema<unknown, Value>, values: readonly unknown[]): Value[] {
  return values.flatMap((value) => {
    const { success, output } = v.safeParse(schema, value)
    return success ? [output] : []
  })
}
