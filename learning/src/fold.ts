import { compareTexts } from '@pol/language/compare'
import { type Cards, keyOf } from './card.ts'
import type { Answer, Card, MemoryParameters } from './values.ts'
import { remember } from './memory.ts'

/** What the cards depend on besides the answers. */
export interface FoldContext {
  /** When the learner last restarted; earlier answers are ignored. */
  readonly restarted_at: string | null
  /** The fitted parameters of the learner's memory, in the order of their times. Each holds for the answers after it. */
  readonly parameters: readonly MemoryParameters[]
}

const withoutContext: FoldContext = { restarted_at: null, parameters: [] }

/**
 * Derives cards from answers. Sorts answers by time and drops duplicates, so the order and number of uploads do not
 * matter.
 */
export function foldAnswers(answers: Iterable<Answer>, context = withoutContext): Cards {
  return foldOnto(new Map(), answers, context)
}

/** Optimistic fold: applies queued answers to the cards of the server. The server's own fold is authoritative. */
export function foldOnto(cards: Cards, answers: Iterable<Answer>, context = withoutContext): Cards {
  const { restarted_at, parameters } = context
  const counted = orderedAnswers(answers).filter(({ at }) => restarted_at === null || at >= restarted_at)
  const changed = new Map(cards)
  for (const [key, ofCard] of Map.groupBy(counted, keyOf)) {
    const card = withoutOverruled(ofCard).reduce<Card | null>(
      (before, answer) => remember(before, answer, parameters),
      cards.get(key) ?? null,
    )
    if (card) changed.set(key, card)
  }
  return changed
}

/**
 * Sorts answers by time and id and drops duplicate ids. If a broken or hostile client sends different answers with one
 * id, the choice among them is deterministic.
 */
export function orderedAnswers(answers: Iterable<Answer>): Answer[] {
  const byId = new Map<string, Answer>()
  for (const answer of answers) {
    const known = byId.get(answer.id)
    if (!known || compareTexts(contentsOf(answer), contentsOf(known)) < 0) byId.set(answer.id, answer)
  }
  return [...byId.values()].toSorted((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id))
}

function contentsOf(answer: Answer): string {
  const { at, grade, task, ms, overruled = false } = answer
  return [at, keyOf(answer), grade, task, ms, overruled].join(' ')
}

/**
 * Drops verdicts that the learner overruled with "War richtig" or "Leicht". Both answers are stored, but only the
 * second changes the card.
 *
 * @param answers answers to one card, ordered by time.
 */
export function withoutOverruled(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ grade }, at) => {
    const next = answers[at + 1]
    return !(next?.overruled === true && next.grade > grade)
  })
}
