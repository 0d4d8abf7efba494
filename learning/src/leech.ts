import { strengths } from './strengths.ts'
import type { Card } from './values.ts'

/** After this many wrong answers a card that is still fresh takes more time than it is worth. */
const lapsesOfLeech = 5
const restMs = 3 * 86_400_000
/** Stability in days below which a card has just left a round as wrong: then it is asked on the next day. */
const justLeft = 0.6

/** Whether a card is wrong again and again. It rests between its days, and is shown before it is asked. */
export function isLeech({ lapses, stability }: Pick<Card, 'lapses' | 'stability'>): boolean {
  return lapses >= lapsesOfLeech && stability < strengths.settling
}

/**
 * When a card may be asked again, as ISO time: when it is due, but a leech that was right not before the third day after
 * its last answer.
 */
export function dueOf(card: Pick<Card, 'due' | 'last' | 'lapses' | 'stability'>): string {
  if (!isLeech(card) || card.stability < justLeft) return card.due
  const rested = new Date(Date.parse(card.last) + restMs).toISOString()
  return rested > card.due ? rested : card.due
}
