/** One attempt at a part of a test, as the browser keeps it. Times are milliseconds since 1970. */
export interface Attempt {
  readonly startedAt: number
  /** How long it may take; null for an attempt without time. */
  readonly minutes: number | null
  /** The given answers: of a question the chosen one, of a field or a message its text. */
  readonly answers: Readonly<Record<string, string>>
  /** How often each text was heard. */
  readonly hearings: Readonly<Record<string, number>>
  /** When it was handed in; null while it runs. */
  readonly handedInAt: number | null
  /** The criteria that the learner has ticked. */
  readonly ticks: readonly string[]
  /** Whether the learner has finished ticking. */
  readonly isRated: boolean
}

export const begun = (now: number, minutes: number | null): Attempt => ({
  startedAt: now,
  minutes,
  answers: {},
  hearings: {},
  handedInAt: null,
  ticks: [],
  isRated: false,
})

/** The moment at which time is over; null without time. */
const endOf = ({ startedAt, minutes }: Attempt): number | null =>
  minutes === null ? null : startedAt + minutes * 60_000

/** Seconds left, at least 0; null without time. */
export function secondsLeft(attempt: Attempt, now: number): number | null {
  const end = endOf(attempt)
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1_000))
}

/** The attempt as it is now: when time is over, it is handed in with the answers that it has. */
export function settled(attempt: Attempt, now: number): Attempt {
  const end = endOf(attempt)
  return attempt.handedInAt === null && end !== null && now >= end ? handedIn(attempt, end) : attempt
}

export const handedIn = (attempt: Attempt, now: number): Attempt =>
  attempt.handedInAt === null ? { ...attempt, handedInAt: now } : attempt

/** Whether it was handed in because its time was over. */
export const isTimedOut = (attempt: Attempt): boolean =>
  attempt.handedInAt !== null && attempt.handedInAt === endOf(attempt)

/** After it was handed in, answers do not change. An empty text is no answer. */
export function withAnswer(attempt: Attempt, question: string, answer: string): Attempt {
  if (attempt.handedInAt !== null) return attempt
  const others = Object.entries(attempt.answers).filter(([key]) => key !== question)
  const given = answer.trim() === '' ? [] : [[question, answer] as const]
  return { ...attempt, answers: Object.fromEntries([...others, ...given]) }
}

export const hearingsLeft = ({ hearings }: Attempt, text: string, most: number): number =>
  Math.max(0, most - (hearings[text] ?? 0))

export const withHearing = (attempt: Attempt, text: string): Attempt => ({
  ...attempt,
  hearings: { ...attempt.hearings, [text]: (attempt.hearings[text] ?? 0) + 1 },
})

/** Ticks a criterion or unticks it, as long as the ratings are not finished. */
export function withTick(attempt: Attempt, criterion: string, isTicked: boolean): Attempt {
  if (attempt.isRated) return attempt
  const others = attempt.ticks.filter((tick) => tick !== criterion)
  return { ...attempt, ticks: isTicked ? [...others, criterion] : others }
}

/** The whole minutes left that are announced: few, because each one interrupts. */
const announced = [1, 5, 10]

/** What is to be announced between two moments; null for nothing. */
export function announcedMinutes(secondsBefore: number, secondsNow: number): number | null {
  return announced.find((minutes) => secondsBefore > minutes * 60 && secondsNow <= minutes * 60) ?? null
}
