import { randomUUID } from 'node:crypto'
import type { Answer, Card, MemoryParameters } from '@pol/learning/values'
import { foldAnswers } from '@pol/learning/fold'

const dayMs = 86_400_000

/** @returns a right answer to "das Haus", recognised in Persian, `daysAgo` days ago; `fields` override it. */
export function answerOf(daysAgo: number, fields: Partial<Answer> = {}): Answer {
  return {
    id: randomUUID(),
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    ms: 4000,
    ...fields,
  }
}

const nameOf = ({ language, item, skill }: Card) => `${item} ${language} ${skill}`

/** Sorts cards by name, because the database returns them in no fixed order. */
export function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** @returns the cards expected after these answers, sorted. */
export function cardsOf(
  answers: Iterable<Answer>,
  restarted_at: string | null = null,
  parameters: readonly MemoryParameters[] = [],
): Card[] {
  return sorted(foldAnswers(answers, { restarted_at, parameters }).values())
}
