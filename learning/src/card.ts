import type { Card, CardId } from './values.ts'

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
