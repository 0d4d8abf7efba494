import type { Modal } from '../german/verb-index.ts'
import { conjugate, persianVerb, type Person, type PersianVerb, type Tense } from '../persian/conjugate.ts'
import type { ClauseContext } from './clause.ts'
import type { Roles } from './roles.ts'
import type { VerbGroup } from './verb-group.ts'

const can = persianVerb('توانستن')
const want = persianVerb('خواستن')
const like = persianVerb('دوست داشتن')
const allowed = persianVerb('اجازه داشتن')

/** What stands before the objects, and the verb at the end. */
export interface Frame {
  readonly first: readonly string[]
  readonly last: string
}

export function verbFrame(
  group: VerbGroup,
  roles: Roles,
  verb: PersianVerb,
  { isNegative, wantsSubjunctive }: ClauseContext,
): Frame {
  const { person } = roles
  if (group.isImperative)
    return { first: [], last: conjugate(verb, 'imperative', person === 1 ? 1 : 4, isNegative) }
  const modal = group.modal ?? (roles.isGladly && !roles.isAnybody ? 'like' : undefined)
  if (!modal) {
    const tense: Tense =
      wantsSubjunctive || group.persons.length === 0 ? 'subjunctive' : group.isPast ? 'past' : 'present'
    return { first: [], last: conjugate(verb, tense, person, isNegative) }
  }
  if (roles.isAnybody) return impersonal(modal, verb, group.isPast, isNegative)
  const isDuty = (modal === 'must' || modal === 'should') && group.isPast && !isNegative
  const last = conjugate(verb, isDuty ? 'imperfect' : 'subjunctive', person, false)
  return { first: [modalText(modal, person, group.isPast, isNegative)], last }
}

/** Nicht müssen is no duty, nicht dürfen and nicht sollen forbid: never one for the other. */
function modalText(modal: Modal, person: Person, isPast: boolean, isNegative: boolean): string {
  if (modal === 'must' && isNegative) return isPast ? 'لازم نبود' : 'لازم نیست'
  if (modal === 'must' || modal === 'should') return isNegative ? 'نباید' : 'باید'
  if (modal === 'may' && isNegative && !isPast) return 'نباید'
  const verb = modal === 'can' ? can : modal === 'want' ? want : modal === 'like' ? like : allowed
  const isHaving = modal === 'like' || modal === 'may'
  const text = conjugate(verb, isPast ? (isHaving ? 'past' : 'imperfect') : 'present', person, isNegative)
  return [verb.companion, text].filter(Boolean).join(' ')
}

/** Man kann, man muss: می‌شود and باید with the verb's stem, which names nobody. */
function impersonal(modal: Modal, verb: PersianVerb, isPast: boolean, isNegative: boolean): Frame {
  const last = verb.preverb + verb.simple.slice(0, -1)
  const become = persianVerb('شدن')
  const isAble = modal === 'can' || (modal === 'may' && !isNegative)
  if (isAble) return { first: [conjugate(become, isPast ? 'imperfect' : 'present', 2, isNegative)], last }
  if (modal === 'must' && isNegative)
    return { first: [modalText(modal, 5, isPast, true)], last: conjugate(verb, 'subjunctive', 5, false) }
  if (modal === 'want' || modal === 'like')
    return {
      first: [modalText(modal, 5, isPast, isNegative)],
      last: conjugate(verb, 'subjunctive', 5, false),
    }
  return { first: [isNegative ? 'نباید' : 'باید'], last }
}
