import type { Language } from '@pol/language/language'
import { isExercise } from './exercises/exercise-id.ts'
import type { Skill } from './skills.ts'
import type { Card, CardId } from './values.ts'

type ItemId = Omit<CardId, 'skill'>

/** Whether the learner has met an item: it was asked in one of the skills, so it was presented before. */
export function isMet(cards: Cards, { language, item }: ItemId): boolean {
  const isAsked = (skill: Skill) => cards.has(keyOf({ language, item, skill }))
  return isAsked('recognise') || isAsked('produce')
}

/** Whether an item is presented before it is asked: it was not met. Of an exercise, only its rule is. */
export function needsPresentation(cards: Cards, { language, item }: ItemId): boolean {
  return !isExercise(item) && !isMet(cards, { language, item })
}

/**
 * Whether an item is new in the plan: its meaning was never asked. A sentence that was put in order in the round of a unit is met,
 * but still new.
 */
export function isNew(cards: Cards, { language, item }: ItemId): boolean {
  return !cards.has(keyOf({ language, item, skill: 'recognise' }))
}

/** Ids of the items of a language that are not new. */
export function itemsBegun(cards: Cards, language: Language): ReadonlySet<string> {
  const begun = [...cards.values()].filter((card) => card.language === language && card.skill === 'recognise')
  return new Set(begun.map(({ item }) => item))
}

/** Whether the learner ever recognised or produced the item correctly. */
export function wasRight({ first_right, right_twice }: Card): boolean {
  return right_twice || first_right !== null
}

/** Cards by their keys. */
export type Cards = ReadonlyMap<string, Card>

/** The key of a card. Ids of items contain no spaces, so keys are unique. */
export function keyOf({ language, item, skill }: CardId): string {
  return `${language} ${item} ${skill}`
}
