import * as v from 'valibot'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, item, timestamp } from './fields.ts'
import { card, language, settings, star, storedAnswer } from './learning-values.ts'

/** Answers per batch. */
export const answersMaximum = 200
/** Milliseconds; an answer never takes longer than a day. */
const durationMaximum = 86_400_000

/** An answer as it is sent. */
const answer = v.object({
  ...storedAnswer.entries,
  item,
  /** When it was given, by the clock of the device. */
  at: v.pipe(boundedText(40), timestamp, v.regex(/Z$/)),
  /** How long it took. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(durationMaximum)),
  /** The learner overruled the verdict of the answer before. */
  overruled: v.optional(v.literal(true)),
})

export const minutesADay = settings.entries.minutes.options
export const newADayMaximum = 30
const newADay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(newADayMaximum))

/** Settings as a learner can choose them. */
export const settingChanges = v.partial(
  v.object({ ...settings.entries, learns: language, new_a_day: v.nullable(newADay) }),
)

export const learningState = v.object({
  /** Increases with every change; `since` asks for what changed after it. */
  version: v.number(),
  /** Those that changed since the given version; all of them without one. */
  cards: v.array(card),
  /** All of them, the newest first. */
  stars: v.array(star),
  settings,
  /** When the learner last began anew: answers before it do not count. */
  restarted_at: v.nullable(timestamp),
})

export type LearningAnswer = v.InferOutput<typeof answer>
export type LearningCard = v.InferOutput<typeof card>
export type LearningSettings = v.InferOutput<typeof settings>
export type LearningState = v.InferOutput<typeof learningState>
export type Star = v.InferOutput<typeof star>

/** The settings of a new learner. */
export const defaultSettings: LearningSettings = {
  learns: null,
  minutes: 10,
  new_a_day: null,
  transliteration: 'auto',
  sounds: 'auto',
  keyboard: false,
  human_voices: false,
}

/** Digits, because it comes from a query string. */
const since = v.pipe(boundedText(16), v.regex(/^\d+$/), v.transform(Number))

export const readLearning = operation({
  name: 'read-learning',
  summary: 'Returns the cards, stars and settings of the learner, or what has changed since a version',
  method: 'GET',
  path: '/api/learning',
  access: 'learner',
  input: v.object({ since: v.optional(since) }),
  output: learningState,
  errors: [],
})

export const refusals = ['unknown-item', 'answer-in-future', 'answer-too-old', 'too-many-answers'] as const

export const sendAnswers = operation({
  name: 'send-answers',
  summary: 'Stores answers, each once however often it is sent, and returns what has changed since a version',
  method: 'POST',
  path: '/api/learning/answers',
  access: 'learner',
  input: v.object({
    answers: v.pipe(v.array(v.unknown()), v.maxLength(answersMaximum), v.array(answer)),
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  output: v.object({
    ...learningState.entries,
    /** Answers that were not stored, and why. All others were. */
    refused: v.array(v.object({ id, code: v.picklist(refusals) })),
  }),
  errors: [],
})

export const updateLearningSettings = operation({
  name: 'update-learning-settings',
  summary: 'Changes the given settings of the learner and returns all of them',
  method: 'PUT',
  path: '/api/learning/settings',
  access: 'learner',
  input: settingChanges,
  output: settings,
  errors: [],
})

export const addStar = operation({
  name: 'add-star',
  summary: 'Marks an item of the teaching material; a second time changes nothing',
  method: 'PUT',
  path: '/api/learning/stars/:item',
  access: 'learner',
  input: v.object({ item }),
  output: v.array(star),
  errors: ['item-not-found', 'too-many-stars'],
})

export const removeStar = operation({
  name: 'remove-star',
  summary: 'Removes the mark of an item, if it has one',
  method: 'DELETE',
  path: '/api/learning/stars/:item',
  access: 'learner',
  input: v.object({ item }),
  output: v.array(star),
  errors: [],
})

const recall = v.object({ asked: v.number(), recalled: v.number() })

/** What the answers say about the learner beyond the cards; each answer counts for the day that it was where it was given. */
export const history = v.object({
  /** Practised days, the oldest first. */
  days: v.array(
    v.object({
      /** 2026-11-22 */
      day: v.string(),
      answers: v.number(),
      /** Time spent on them, in milliseconds. */
      ms: v.number(),
    }),
  ),
  /** Cards that came up again on another day, and how many of them were right, for each language. */
  recall: v.object({ fa: recall, de: recall }),
  /** Seconds that one card takes in a day, with its repeats, for each skill. */
  pace: v.object({ recognise: v.number(), produce: v.number() }),
})
export type History = v.InferOutput<typeof history>

export const readHistory = operation({
  name: 'read-history',
  summary: 'Returns the days the learner practised, the share recalled and the pace',
  method: 'GET',
  path: '/api/learning/history',
  access: 'learner',
  input: emptyObject,
  output: history,
  errors: [],
})

export const restartLearning = operation({
  name: 'restart-learning',
  summary: 'Begins anew: all answers given so far count for nothing',
  method: 'DELETE',
  path: '/api/learning',
  access: 'learner',
  input: emptyObject,
  output: learningState,
  errors: [],
})
