import { languages } from '@pol/language/language'
import { type Answer, grades, skills, taskKinds } from './card.ts'
import { isTimeZone } from './day.ts'

/** Why an answer is refused: what of it is damaged, or what is wrong with it though it is whole. */
export type Refusal =
  | 'damaged-id'
  | 'damaged-language'
  | 'damaged-item'
  | 'damaged-skill'
  | 'damaged-grade'
  | 'damaged-task'
  | 'damaged-time'
  | 'damaged-duration'
  | 'damaged-overruling'
  | 'damaged-zone'
  | 'unknown-item'
  | 'answer-in-future'
  | 'answer-too-old'

export interface Checked {
  readonly answers: readonly Answer[]
  /** The id is empty where it is damaged itself. */
  readonly refused: readonly { readonly id: string; readonly code: Refusal }[]
}

export interface Admission {
  readonly now: string
  /** Whether an item exists or existed: retired ones still take answers. */
  isKnown(item: string): boolean
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const itemId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

const longestId = 120
const msADay = 86_400_000
/** A clock may go this much ahead. */
const mostAheadMs = 5 * 60_000
const oldestDays = 400
/** Longer than anybody thinks about a task; a learner who left the page open has not answered for a day. */
const longestMs = msADay

/**
 * Tells answers from what is none, whatever comes: from the network, from a browser's storage or from a damaged table.
 * Nothing is repaired, except that times and ids are written in one way: the fold compares them as texts.
 *
 * @param admission what else decides where answers arrive; not for those that were taken before.
 */
export function checkedAnswers(values: Iterable<unknown>, admission: Admission | null = null): Checked {
  const answers: Answer[] = []
  const refused: { id: string; code: Refusal }[] = []
  for (const value of values) {
    const fields: Fields = typeof value === 'object' && value !== null ? value : {}
    const code = damageOf(fields) ?? (admission && obstacleTo(fields as Answer, admission))
    if (code) refused.push({ id: isUuid(fields.id) ? fields.id.toLowerCase() : '', code })
    else answers.push(normalised(fields as Answer))
  }
  return { answers, refused }
}

type Fields = { readonly [Field in keyof Answer]?: unknown }

const isUuid = (id: unknown): id is string => typeof id === 'string' && uuid.test(id)

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value)

function damageOf(fields: Fields): Refusal | null {
  if (!isUuid(fields.id)) return 'damaged-id'
  if (!isOneOf(languages, fields.language)) return 'damaged-language'
  if (typeof fields.item !== 'string' || fields.item.length > longestId || !itemId.test(fields.item))
    return 'damaged-item'
  if (!isOneOf(skills, fields.skill)) return 'damaged-skill'
  if (!isOneOf(grades, fields.grade)) return 'damaged-grade'
  if (!isOneOf(taskKinds, fields.task)) return 'damaged-task'
  if (typeof fields.at !== 'string' || !utc.test(fields.at) || !isMoment(fields.at)) return 'damaged-time'
  if (typeof fields.ms !== 'number' || !Number.isInteger(fields.ms) || fields.ms < 0 || fields.ms > longestMs)
    return 'damaged-duration'
  if (fields.overruled !== undefined && fields.overruled !== true) return 'damaged-overruling'
  if (fields.zone !== undefined && !(typeof fields.zone === 'string' && isTimeZone(fields.zone)))
    return 'damaged-zone'
  return null
}

/** JavaScript takes 30 February for 2 March. */
function isMoment(at: string): boolean {
  const ms = Date.parse(at)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === at.slice(0, 19)
}

function obstacleTo({ item, at }: Answer, { now, isKnown }: Admission): Refusal | null {
  const age = Date.parse(now) - Date.parse(at)
  if (age < -mostAheadMs) return 'answer-in-future'
  if (age > oldestDays * msADay) return 'answer-too-old'
  return isKnown(item) ? null : 'unknown-item'
}

function normalised({ id, language, item, skill, grade, task, at, ms, overruled, zone }: Answer): Answer {
  return {
    id: id.toLowerCase(),
    language,
    item,
    skill,
    grade,
    task,
    at: new Date(at).toISOString(),
    ms,
    ...(overruled && { overruled }),
    ...(zone !== undefined && { zone }),
  }
}
