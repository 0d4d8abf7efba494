import * as v from 'valibot'
import { type Language, languages } from '@pol/language/language'
import { minutesADay, mostNewADay } from './daily-load.ts'
import { isTimeZone } from './day.ts'

/**
 * The data of a learner: answers, cards, stars and settings. This is their only schema. The wire, the rows of the database
 * and the store of the browser derive from it, and check with it what comes from outside.
 */

/** The language that is learned. */
const language = v.picklist(languages)

/** To understand by eye or ear, and to say in the language that is learned. */
export const skills = ['recognise', 'produce'] as const
export type Skill = (typeof skills)[number]

/** Kinds of questions. The first presentation of an item ("Kennenlernen") is not one: it asks nothing. */
export const taskKinds = [
  'choose',
  'listen',
  'picture',
  'order',
  'article',
  'form',
  'write',
  'uncover',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** 1 wrong; 2 right after help, with a typo or with effort; 3 right; 4 easy (self-reported). */
export const grades = [1, 2, 3, 4] as const
export type Grade = (typeof grades)[number]

/** Longer than the longest id of the teaching material. */
const longestItem = 120
/** The id of an entry of the lexicon, of a sentence or of a letter. */
export const item = v.pipe(boundedText(longestItem), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

const cardIdFields = { language, item, skill: v.picklist(skills) }
const cardId = v.object(cardIdFields)
/** Identifies what is remembered or forgotten: an item in one language and one skill. */
export type CardId = Readonly<v.InferOutput<typeof cardId>>

/** ISO 8601 in UTC with milliseconds. There is only one way to write a moment, so moments are compared as texts. */
export const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))

/** A moment as a client may write it: without a fraction of a second, or with up to nine digits. */
const writtenMoment = v.pipe(
  boundedText(30),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/),
  v.check(isOfCalendar),
  v.transform((at) => new Date(at).toISOString()),
)

/** JavaScript takes 30 February for 2 March. */
function isOfCalendar(at: string): boolean {
  const ms = Date.parse(at)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === at.slice(0, 19)
}

/** A learner who left the page open has not answered for a day. */
const longestAnswerMs = 86_400_000

/** One answer of a learner. Answers are the truth, cards only follow from them. */
export const answer = v.object({
  /** Given by the device, so that an answer is stored once however often it is sent. */
  id: v.pipe(
    boundedText(36),
    v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
    v.transform((id) => id.toLowerCase()),
  ),
  ...cardIdFields,
  grade: v.picklist(grades),
  task: v.picklist(taskKinds),
  /** When it was given, by the clock of the device. */
  at: writtenMoment,
  /** How long it took, in milliseconds. */
  ms: wholeNumber(longestAnswerMs),
  /** The learner overruled the verdict just before ("War richtig", "Leicht"): this better grade counts in its place. */
  overruled: v.optional(v.literal(true)),
  /** The time zone in which it was given (Europe/Berlin), which determines its day; UTC where it is not known. */
  zone: v.optional(v.pipe(boundedText(64), v.check(isTimeZone))),
})
export type Answer = Readonly<v.InferOutput<typeof answer>>

/**
 * Memory state derived from the answers. A card exists from its first answer on. All times are moments, so that deriving
 * needs no time zone: days are the learner's, and the learner travels.
 */
export const card = v.object({
  ...cardIdFields,
  due: moment,
  /** Days until recall falls to 90 %. */
  stability: v.number(),
  difficulty: v.number(),
  reps: v.number(),
  lapses: v.number(),
  /** The last answer. */
  last: moment,
  /** The first answer; null once the last one is certainly of a later day. */
  first: v.nullable(moment),
  /** The first and the last right answer; null where there is none, and once they are certainly of two days. */
  first_right: v.nullable(moment),
  last_right: v.nullable(moment),
  /** Whether there were right answers that are certainly of two days. */
  right_twice: v.boolean(),
})
export type Card = Readonly<v.InferOutput<typeof card>>

/** An item that the learner has marked, and when. */
export const star = v.object({ item, at: moment })
export type Star = Readonly<v.InferOutput<typeof star>>

export const settings = v.object({
  /** The language that is learned now; null until the learner has chosen. */
  learns: v.nullable(language),
  minutes: v.picklist(minutesADay),
  /** New items a day; null for as many as there is time for. */
  new_a_day: v.nullable(wholeNumber(mostNewADay)),
  transliteration: v.picklist(['auto', 'always', 'after', 'never']),
  /** How German sounds, in Persian letters. */
  sounds: v.picklist(['auto', 'always', 'never']),
  /** Whether the keyboard on the screen is shown. */
  keyboard: v.boolean(),
  human_voices: v.boolean(),
})
export type Settings = Readonly<v.InferOutput<typeof settings>>

/** The settings of a new learner. */
export const defaultSettings: Settings = {
  learns: null,
  minutes: 10,
  new_a_day: null,
  transliteration: 'auto',
  sounds: 'auto',
  keyboard: false,
  human_voices: false,
}

/** Settings that are changed; the others stay. Once chosen, the language is never unset. */
export const settingChanges = v.partial(v.object({ ...settings.entries, learns: language }))
/** JSON has no undefined fields. */
export type SettingChanges = Partial<Settings & { readonly learns: Language }>

/** The state of a learner on the server, or the changes since a version. */
export const learningState = v.object({
  /** Increases with every change. */
  version: v.number(),
  /** All of them, or those that have changed. */
  cards: v.array(card),
  /** All of them, the newest first. */
  stars: v.array(star),
  settings,
  /** When the learner last began anew: answers before it do not count. */
  restarted_at: v.nullable(moment),
})
export type LearningState = Readonly<v.InferOutput<typeof learningState>>

/** A day on which there were answers, in either language. */
const practisedDay = v.object({
  /** 2026-11-22 */
  day: v.string(),
  answers: v.number(),
  /** Time spent on them, in milliseconds. */
  ms: v.number(),
})
export type PractisedDay = Readonly<v.InferOutput<typeof practisedDay>>

/**
 * Cards that came up again on another day, and how many of them were still known. First answers and repeats of the same
 * day say nothing about memory, so they do not count.
 */
const recall = v.object({ asked: v.number(), recalled: v.number() })
export type Recall = Readonly<v.InferOutput<typeof recall>>

/** Seconds that one card takes in a day, with all its repeats. */
const pace = v.object({ recognise: v.number(), produce: v.number() })
export type Pace = Readonly<v.InferOutput<typeof pace>>

/** Figures that cards do not have. Each answer counts for the day of the place where it was given. */
export const history = v.object({
  /** The oldest first. */
  days: v.array(practisedDay),
  recall: v.object({ fa: recall, de: recall }),
  pace,
})
export type History = Readonly<v.InferOutput<typeof history>>

/** How many new cards are let in on one day. It is fixed once a day, so that the number shown only counts down. */
export const dailyQuota = v.object({
  language,
  day: v.number(),
  minutes: v.number(),
  new_a_day: v.nullable(v.number()),
  /** New items. */
  items: v.number(),
  /** Known items that are produced for the first time. */
  productions: v.number(),
})
export type DailyQuota = Readonly<v.InferOutput<typeof dailyQuota>>

/**
 * A text of bounded length. The second `v.string()` is needed: valibot runs all checks of one pipe, and only a nested
 * schema stops it, so that no other check sees a longer text.
 */
function boundedText(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest), v.string())
}

function wholeNumber(largest: number) {
  return v.pipe(
    v.number(),
    v.check((number) => Number.isInteger(number) && number >= 0 && number <= largest),
  )
}
