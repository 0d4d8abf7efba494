import * as v from 'valibot'
import { deviceTimeZone, id, timestamp } from './fields.ts'

/* What the server keeps of a learner. A module of its own: the export of personal data needs no operations of practice. */

/** The language that is learned. */
export const language = v.picklist(['fa', 'de'])
const skill = v.picklist(['recognise', 'produce'])

/** One answer to one card. The answers are stored; the cards follow from them. */
export const storedAnswer = v.object({
  id,
  language,
  item: v.string(),
  skill,
  /** Wrong; right after help or with a typo; right; easy. */
  grade: v.picklist([1, 2, 3, 4]),
  task: v.picklist(['choose', 'listen', 'picture', 'order', 'article', 'form', 'write', 'uncover']),
  at: timestamp,
  /** Milliseconds. */
  ms: v.number(),
  overruled: v.optional(v.boolean()),
  /** Where it was given; it settles the day for which it counts. */
  zone: v.optional(deviceTimeZone),
})

export const card = v.object({
  language,
  item: v.string(),
  skill,
  due: timestamp,
  /** Days until recall falls to 90 %. */
  stability: v.number(),
  difficulty: v.number(),
  reps: v.number(),
  lapses: v.number(),
  /** The last answer. */
  last: timestamp,
  /** The first answer; null once the last one is certainly of a later day. */
  first: v.nullable(timestamp),
  /** The first and the last right answer; null where there is none, and once they are certainly of two days. */
  first_right: v.nullable(timestamp),
  last_right: v.nullable(timestamp),
  /** Whether there were right answers that are certainly of two days. */
  right_twice: v.boolean(),
})

export const star = v.object({ item: v.string(), at: timestamp })

export const settings = v.object({
  /** The language that is learned now; null until the learner has chosen. */
  learns: v.nullable(language),
  minutes: v.picklist([5, 10, 20, 30]),
  /** New items a day; null for as many as there is time for. */
  new_a_day: v.nullable(v.number()),
  transliteration: v.picklist(['auto', 'always', 'after', 'never']),
  /** How German sounds, in Persian letters. */
  sounds: v.picklist(['auto', 'always', 'never']),
  /** Whether the keyboard on the screen is shown. */
  keyboard: v.boolean(),
  human_voices: v.boolean(),
})
