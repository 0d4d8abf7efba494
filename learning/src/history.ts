import { compareTexts } from '@pol/language/compare'
import type { Language } from '@pol/language/language'
import { type Cards, keyOf } from './card.ts'
import { type Day, dayOf, nameOfDay, startOfDay } from './day.ts'
import { orderedAnswers, withoutOverruled } from './fold.ts'
import { recollectionsOf } from './recall.ts'
import type { Answer, Card, DueRecall, History, MemoryParameters, PractisedDay, Recall } from './values.ts'

/** The part of a history that is additive over cards. */
export type Counts = Pick<History, 'days' | 'recall' | 'due'>

export const noCounts: Counts = {
  days: [],
  recall: { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } },
  due: [],
}

/** What the history of answers depends on besides them. */
export interface HistoryContext {
  /** The fitted parameters of the learner's memory, in the order of their times. */
  readonly parameters: readonly MemoryParameters[]
  readonly now: string
}

/** The last days of which due cards are counted. */
export const daysOfDue = 90
const dayMs = 86_400_000

/**
 * Counts answers by day, and recalled cards. The server counts stored answers in batches of cards; the browser adds its
 * queued answers (`withAnswers`).
 *
 * @param answers answers to any cards, in any order: all of them, or those since `cards` were read.
 * @param cards the cards before these answers.
 * @param zone time zone of the last answers of these cards, which cards do not store.
 */
export function countAnswers(
  answers: Iterable<Answer>,
  context: HistoryContext,
  cards: Cards = new Map(),
  zone = 'UTC',
): Counts {
  const given = orderedAnswers(answers)
  return {
    days: practisedDaysOf(given),
    recall: recallOf(given, cards, zone),
    due: dueRecallsOf(given, context, cards),
  }
}

export function sumOfCounts(a: Counts, b: Counts): Counts {
  const sum = (language: Language): Recall => ({
    asked: a.recall[language].asked + b.recall[language].asked,
    recalled: a.recall[language].recalled + b.recall[language].recalled,
  })
  return {
    days: sumOfDays([...a.days, ...b.days]),
    recall: { fa: sum('fa'), de: sum('de') },
    due: sumOfDue([...a.due, ...b.due]),
  }
}

/**
 * Adds further answers to a history. Keeps the pace, which changes slowly.
 *
 * @param cards the cards when `history` was read.
 * @param answers all answers since then. An overruled verdict and the answer that overrules it must be either both
 *   among them or both in the history.
 * @param zone time zone of the last answers of the cards.
 */
export function withAnswers(
  history: History,
  cards: Cards,
  answers: Iterable<Answer>,
  zone: string,
  context: HistoryContext,
): History {
  return { ...sumOfCounts(history, countAnswers(answers, context, cards, zone)), pace: history.pace }
}

/** Share of repeated cards that were still known, from 0 to 1; null if no card has been repeated. */
export function recalledShare({ asked, recalled }: Recall): number | null {
  return asked === 0 ? null : recalled / asked
}

/** Uses the time zone of the answer, so that its day does not change when the learner travels. */
function dayOfAnswer({ at, zone = 'UTC' }: Answer): Day {
  return dayOf(at, zone)
}

function practisedDaysOf(given: readonly Answer[]): PractisedDay[] {
  return sumOfDays(
    given.map((answer) => ({ day: nameOfDay(dayOfAnswer(answer)), answers: 1, ms: answer.ms })),
  )
}

function sumOfDays(added: readonly PractisedDay[]): PractisedDay[] {
  const days = new Map<string, PractisedDay>()
  for (const { day, answers, ms } of added) {
    const known = days.get(day)
    days.set(day, { day, answers: answers + (known?.answers ?? 0), ms: ms + (known?.ms ?? 0) })
  }
  return [...days.values()].toSorted((a, b) => compareTexts(a.day, b.day))
}

/** An answer counts as a recall test if the previous answer was on another day. */
function recallOf(given: readonly Answer[], cards: Cards, zone: string): Counts['recall'] {
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

/** Counts answers of the last days to cards that were due on the day of the answer. */
function dueRecallsOf(
  given: readonly Answer[],
  { parameters, now }: HistoryContext,
  cards: Cards,
): DueRecall[] {
  const from = new Date(Date.parse(now) - daysOfDue * dayMs).toISOString()
  // Cards without recent answers need not be folded.
  const recent = new Set(given.filter(({ at }) => at >= from).map(keyOf))
  const ofRecent = given.filter((answer) => recent.has(keyOf(answer)))
  const due = recollectionsOf(ofRecent, { restarted_at: null, parameters }, cards)
    .filter(({ answer, card }) => answer.at >= from && wasDue(card, answer))
    .map(({ answer, expected, isRight }) => ({
      day: nameOfDay(dayOfAnswer(answer)),
      asked: 1,
      expected: Math.round(100 * expected),
      recalled: Number(isRight),
    }))
  return sumOfDue(due)
}

function wasDue({ due }: Card, answer: Answer): boolean {
  if (due <= answer.at) return true
  return due < startOfDay(dayOfAnswer(answer) + 1, answer.zone ?? 'UTC')
}

function sumOfDue(added: readonly DueRecall[]): DueRecall[] {
  return [...Map.groupBy(added, ({ day }) => day)]
    .map(([day, ofDay]) => ({
      day,
      asked: ofDay.reduce((sum, { asked }) => sum + asked, 0),
      expected: ofDay.reduce((sum, { expected }) => sum + expected, 0),
      recalled: ofDay.reduce((sum, { recalled }) => sum + recalled, 0),
    }))
    .toSorted((a, b) => compareTexts(a.day, b.day))
}

/** How probabilities and answers agreed, in whole percent. */
export interface Agreement {
  /** Number of due cards. */
  readonly asked: number
  /** Mean probability with which they were known when they were asked. */
  readonly expected: number
  /** Share of them that were known. */
  readonly recalled: number
}

/** With fewer due cards, the share would differ from the probability by chance by more than three percent. */
const fewestForAgreement = 100

/** @returns the agreement over the last 90 days; null if too few due cards were answered. */
export function agreementOf({ due }: Pick<History, 'due'>, now: string): Agreement | null {
  const first = nameOfDay(dayOf(now, 'UTC') - daysOfDue)
  const [sum] = sumOfDue(due.filter(({ day }) => day >= first).map((ofDay) => ({ ...ofDay, day: '' })))
  if (!sum || sum.asked < fewestForAgreement) return null
  const { asked, expected, recalled } = sum
  return {
    asked,
    expected: Math.round(expected / asked),
    recalled: Math.round((100 * recalled) / asked),
  }
}
