import { aheadMinutes } from '@pol/contract/limits'
import type { Refusal } from '@pol/contract/operations/learning'
import type { Answer } from '@pol/learning/values'
import type { Items } from './items.ts'

const dayMs = 86_400_000
const farthestAheadMs = aheadMinutes * 60_000
const oldestDays = 400

/** @returns the reason to refuse an answer, or null. */
export function refusalOf({ item, at }: Answer, now: Date, items: Pick<Items, 'isKnown'>): Refusal | null {
  const problem = problemOfTime(at, now)
  if (problem) return `answer-${problem}`
  return items.isKnown(item) ? null : 'unknown-item'
}

/** @returns why an answer or a round of this time is refused, or null. */
export function problemOfTime(at: string, now: Date): 'in-future' | 'too-old' | null {
  const ageMs = now.getTime() - Date.parse(at)
  if (ageMs < -farthestAheadMs) return 'in-future'
  return ageMs > oldestDays * dayMs ? 'too-old' : null
}
