import type { Language } from '@pol/language/language'
import { type Cards, keyOf } from './card.ts'
import type { Answer, Card, History, PractisedDay, Recall } from './values.ts'
import { type Day, dayOf, nameOfDay } from './day.ts'
import { orderedAnswers, withoutOverruled } from './fold.ts'
import { paceOf } from './pace.ts'

/** What the history means. The server counts the same in its database. @param answers all that count. */
export function historyOf(answers: Iterable<Answer>): History {
  const given = orderedAnswers(answers)
  return { days: daysOf(given, []), recall: recallOf(given, new Map(), 'UTC'), pace: paceOf(given) }
}

/**
 * The history after further answers, as `historyOf` has it of all of them. The pace stays: it changes slowly.
 *
 * @param cards as they were when `history` was read.
 * @param answers all that were given since, later than those of the history. A wrong verdict and the answer that
 *   overrules it are either both among them or both in the history.
 * @param zone where the last answers of the cards were given: a card does not say that.
 */
export function withAnswers(
  history: History,
  cards: Cards,
  answers: Iterable<Answer>,
  zone: string,
): History {
  const given = orderedAnswers(answers)
  const added = recallOf(given, cards, zone)
  const sum = (language: Language): Recall => ({
    asked: history.recall[language].asked + added[language].asked,
    recalled: history.recall[language].recalled + added[language].recalled,
  })
  return {
    days: daysOf(given, history.days),
    recall: { fa: sum('fa'), de: sum('de') },
    pace: history.pace,
  }
}

/** The share of what was still known when it came up again, from 0 to 1; null where nothing has come up again. */
export function recalledShare({ asked, recalled }: Recall): number | null {
  return asked === 0 ? null : recalled / asked
}

/** A day is settled when the answer is given: it stays the same, wherever the learner travels. */
function dayOfAnswer({ at, zone = 'UTC' }: Answer): Day {
  return dayOf(at, zone)
}

function daysOf(given: readonly Answer[], before: readonly PractisedDay[]): PractisedDay[] {
  const days = new Map(before.map((practised) => [practised.day, practised]))
  for (const answer of given) {
    const day = nameOfDay(dayOfAnswer(answer))
    const known = days.get(day)
    days.set(day, { day, answers: (known?.answers ?? 0) + 1, ms: (known?.ms ?? 0) + answer.ms })
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** @param cards what earlier answers have led to. */
function recallOf(given: readonly Answer[], cards: Cards, zone: string): Record<Language, Recall> {
  const counts = { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } }
  for (const [key, ofCard] of Map.groupBy(given, keyOf)) {
    let last = lastDayOf(cards.get(key), zone)
    for (const answer of withoutOverruled(ofCard)) {
      const day = dayOfAnswer(answer)
      const { language, grade } = answer
      if (last !== null && day !== last) {
        counts[language].asked += 1
        if (grade > 1) counts[language].recalled += 1
      }
      last = day
    }
  }
  return counts
}

function lastDayOf(card: Card | undefined, zone: string): Day | null {
  return card ? dayOf(card.last, zone) : null
}
