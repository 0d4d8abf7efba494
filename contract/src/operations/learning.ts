import * as v from 'valibot'
import {
  answer,
  finishedRound,
  history,
  isPossibleResult,
  item,
  learningState,
  lessonProgress,
  settingChanges,
  settings,
  star,
} from '@pol/learning/values'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { emptyObject, id } from './fields.ts'
import { answersMaximum } from '../limits.ts'

/** Digits, because it comes from a query string. */
const since = v.pipe(boundedText(16), v.regex(/^\d+$/), v.transform(Number))
const sinceInBody = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

export const readLearning = operation({
  name: 'read-learning',
  summary:
    'Returns the cards, stars, settings, lessons and number of finished rounds, or the changes since a version',
  method: 'GET',
  path: '/api/learning',
  access: 'learner',
  input: v.object({ since: v.optional(since) }),
  output: learningState,
  errors: [],
})

const refusal = v.picklist(['unknown-item', 'answer-in-future', 'answer-too-old', 'too-many-answers'])
export type Refusal = v.InferOutput<typeof refusal>

export const sendAnswers = operation({
  name: 'send-answers',
  summary: 'Stores answers, each only once even if sent again, and returns the changes since a version',
  method: 'POST',
  path: '/api/learning/answers',
  access: 'learner',
  input: v.object({
    answers: v.pipe(v.array(v.unknown()), v.maxLength(answersMaximum), v.array(answer)),
    since: sinceInBody,
  }),
  output: v.object({
    ...learningState.entries,
    /** Answers that were not stored, with the reason. All others were stored. */
    refused: v.array(v.object({ id, code: refusal })),
  }),
  errors: [],
})

export const finishRound = operation({
  name: 'finish-round',
  summary: 'Counts a finished round, only once even if sent again, and returns the changes since a version',
  method: 'PUT',
  path: '/api/learning/rounds/:id',
  access: 'learner',
  input: v.object({ ...finishedRound.entries, since: sinceInBody }),
  output: learningState,
  errors: ['round-in-future', 'round-too-old', 'too-many-rounds'],
})

export const saveLesson = operation({
  name: 'save-lesson',
  summary: 'Stores how far the learner is in a lesson, and returns the changes since a version',
  method: 'PUT',
  path: '/api/learning/lessons/:lesson',
  access: 'learner',
  input: v.pipe(
    v.object({ ...lessonProgress.entries, since: sinceInBody }),
    v.check((progress) => isPossibleResult(progress)),
  ),
  output: learningState,
  errors: ['lesson-in-future', 'lesson-too-old'],
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
  summary: 'Adds a star to an item of the teaching material; adding it again changes nothing',
  method: 'PUT',
  path: '/api/learning/stars/:item',
  access: 'learner',
  input: v.object({ item }),
  output: v.array(star),
  errors: ['item-not-found', 'too-many-stars'],
})

export const removeStar = operation({
  name: 'remove-star',
  summary: 'Removes the star of an item; it is no error if there is none',
  method: 'DELETE',
  path: '/api/learning/stars/:item',
  access: 'learner',
  input: v.object({ item }),
  output: v.array(star),
  errors: [],
})

export const readHistory = operation({
  name: 'read-history',
  summary: 'Returns the days of practice of the learner, the share of cards recalled, and the pace',
  method: 'GET',
  path: '/api/learning/history',
  access: 'learner',
  input: emptyObject,
  output: history,
  errors: [],
})

export const restartLearning = operation({
  name: 'restart-learning',
  summary: 'Restarts learning: the answers, rounds and lessons so far no longer count',
  method: 'DELETE',
  path: '/api/learning',
  access: 'learner',
  input: emptyObject,
  output: learningState,
  errors: [],
})
