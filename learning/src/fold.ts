import { type Cards, keyOf } from './card.ts'
import type { Answer, Card } from './values.ts'
import { remember } from './memory.ts'

/**
 * The cards that follow from answers: folded in the order of their time, whatever the order in which they arrived, and
 * each once, however often it arrived.
 *
 * @param restartedAt since when the learner has begun anew; what was answered before counts for nothing.
 */
export function foldAnswers(answers: Iterable<Answer>, restartedAt: string | null = null): Cards {
  const counted = orderedAnswers(answers).filter(({ at }) => restartedAt === null || at >= restartedAt)
  const cards = new Map<string, Card>()
  for (const [key, ofCard] of Map.groupBy(counted, keyOf)) {
    const card = withoutOverruled(ofCard).reduce<Card | null>(remember, null)
    if (card) cards.set(key, card)
  }
  return cards
}

/**
 * Cards as they will be when answers that wait for a network have arrived. What another device has answered meanwhile
 * is unknown here; the server's fold knows.
 */
export function foldOnto(cards: Cards, answers: Iterable<Answer>, restartedAt: string | null = null): Cards {
  const waiting = orderedAnswers(answers).filter(({ at }) => restartedAt === null || at >= restartedAt)
  const changed = new Map(cards)
  for (const [key, ofCard] of Map.groupBy(waiting, keyOf)) {
    const card = withoutOverruled(ofCard).reduce<Card | null>(remember, cards.get(key) ?? null)
    if (card) changed.set(key, card)
  }
  return changed
}

/**
 * Answers in the order of time, and of two at the same time in that of their ids; each id once. Of several answers with
 * one id, which only a broken or hostile client sends, always the same is taken.
 */
export function orderedAnswers(answers: Iterable<Answer>): Answer[] {
  const byId = new Map<string, Answer>()
  for (const answer of answers) {
    const known = byId.get(answer.id)
    if (!known || compare(contentsOf(answer), contentsOf(known)) < 0) byId.set(answer.id, answer)
  }
  return [...byId.values()].toSorted((one, other) => compare(one.at, other.at) || compare(one.id, other.id))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function contentsOf(answer: Answer): string {
  const { at, grade, task, ms, overruled = false } = answer
  return [at, keyOf(answer), grade, task, ms, overruled].join(' ')
}

/**
 * Leaves out the verdicts that the learner overruled, by "War richtig" or "Leicht". Both answers are kept, but memory
 * only learns from the second.
 *
 * @param answers to one card, in the order of time.
 */
export function withoutOverruled(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ grade }, at) => {
    const next = answers[at + 1]
    return !(next?.overruled === true && next.grade > grade)
  })
}
