import { type Day, dayOf } from './day.ts'
import type { Card } from './values.ts'

const dayMs = 86_400_000

/** Whole days between the last answer and the due date of a card. */
function interval({ last, due }: Card): number {
  return Math.round((Date.parse(due) - Date.parse(last)) / dayMs)
}

/** By time zone: finding a calendar day is slow, and a plan needs it several times for each card. */
const days = new Map<string, WeakMap<Card, Day>>()

/**
 * The calendar day on which a card is due: as many days after that of its last answer as the memory says. The memory counts 24
 * hours a day, which near midnight lead to another day when the clocks change.
 */
export function dayDueOf(card: Card, zone: string): Day {
  let ofZone = days.get(zone)
  if (!ofZone) days.set(zone, (ofZone = new WeakMap()))
  let day = ofZone.get(card)
  if (day === undefined) ofZone.set(card, (day = dayOf(card.last, zone) + interval(card)))
  return day
}

/**
 * Whether a card was wrong at its last answer today: it comes tomorrow, and not before. Of a card that was right on two days only
 * the due date is known, so one that was right, but is due tomorrow, counts as well.
 */
export function restsUntilTomorrow(card: Card, today: Day, zone: string): boolean {
  const isWrong = card.right_twice ? interval(card) === 1 : card.last_right !== card.last
  return isWrong && dayDueOf(card, zone) > today
}
