import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding'
import { keyOf } from '@pol/learning/card'
import { orderedAnswers, withoutOverruled } from '@pol/learning/fold'
import { defaultParameters } from '@pol/learning/memory'
import { deviationOf, type Recollection, recollectionsOf } from '@pol/learning/recall'
import type { Answer, MemoryParameters } from '@pol/learning/values'
import { fewestAnswers } from './limits.ts'

/** Share of the answers, the oldest ones, to which parameters are fitted. They are tried on the others. */
const fittedShare = 4 / 5
/** Recollections among the last answers that are needed to compare parameters. */
const fewestTried = 30
/** Later answers to a card are not fitted: each costs as much as all answers before it. */
const fittedAnswersOfCard = 64
/** More digits have no effect. */
const digits = 4

/**
 * Fits parameters of FSRS-6 to the first four fifths of the answers, and tries them on the last fifth, as if they had
 * held since then (docs/decisions/0014-learning.md).
 *
 * @param answers all answers of a learner to some cards, in any order.
 * @param held the parameters so far, in the order of their times.
 * @returns the fitted parameters; null if they are not better than those that hold, or if there are too few answers.
 */
export async function fitParameters(
  answers: Iterable<Answer>,
  held: readonly MemoryParameters[],
): Promise<readonly number[] | null> {
  const ordered = orderedAnswers(answers)
  const from = ordered[Math.floor(fittedShare * ordered.length)]?.at
  if (ordered.length < fewestAnswers || from === undefined) return null

  const earlier = held.filter(({ at }) => at < from)
  const tried = (w: readonly number[]) =>
    recollectionsOf(ordered, {
      restarted_at: null,
      parameters: [...earlier, { at: from, w: [...w] }],
    }).filter((recollection) => recollection.answer.at >= from && isOnAnotherDay(recollection))
  const before = tried(held.at(-1)?.w ?? defaultParameters)
  if (before.length < fewestTried) return null

  const w = await fit(ordered.filter(({ at }) => at < from))
  const [present, fitted] = [before, tried(w)].map(deviationOf)
  const isBetter =
    present && fitted && fitted.logLoss < present.logLoss && fitted.rmseOfBins < present.rmseOfBins
  return isBetter ? w : null
}

/** Days as FSRS counts them, in UTC. */
const dayOf = (at: string) => Math.floor(Date.parse(at) / 86_400_000)

/** Repeats on the same day do not measure memory. */
function isOnAnotherDay({ answer, card }: Recollection): boolean {
  return dayOf(answer.at) > dayOf(card.last)
}

async function fit(answers: readonly Answer[]): Promise<readonly number[]> {
  const items = [...Map.groupBy(answers, keyOf).values()].flatMap(itemsOf)
  const w = await computeParameters(items, {
    enableShortTerm: true,
    numRelearningSteps: 0,
    // Its thread looks this often whether it is done; the fit itself is not limited by it.
    timeout: 20,
  })
  if (!w.every(Number.isFinite)) throw new Error('The fit has no result')
  return w.map((value) => Number(value.toFixed(digits)))
}

/** @param ofCard answers to one card, in order. @returns one item for each answer on another day, with those before it. */
function itemsOf(ofCard: readonly Answer[]): FSRSBindingItem[] {
  const given = withoutOverruled(ofCard).slice(0, fittedAnswersOfCard)
  const days = given.map(({ at }, index) => dayOf(at) - dayOf(given[index - 1]?.at ?? at))
  const reviews = given.map(({ grade }, index) => new FSRSBindingReview(grade, days[index] ?? 0))
  return days.flatMap((elapsed, index) =>
    elapsed > 0 ? [new FSRSBindingItem(reviews.slice(0, index + 1))] : [],
  )
}
