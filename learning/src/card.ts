import type { Card, CardId } from './values.ts'

/** Whether an item was ever understood or said. */
export function wasRight({ first_right, right_twice }: Card): boolean {
  return right_twice || first_right !== null
}

/** From the key of a card to the card. */
export type Cards = ReadonlyMap<string, Card>

/** Ids of items have no spaces. */
export function keyOf({ language, item, skill }: CardId): string {
  return `${language} ${item} ${skill}`
}
