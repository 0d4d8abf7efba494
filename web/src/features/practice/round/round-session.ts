import { keyOf } from '@pol/learning/card'
import type { CardId, Grade } from '@pol/learning/values'
import type { Verdict } from '@pol/learning/grading'
import { afterAnswer, afterMeeting, afterOverruling, type Round, type Step } from '@pol/learning/round'

/** What the learner has said to a question, and what follows from it. */
export interface Reply {
  readonly grade: Grade
  /** On what was typed or put in order; null for everything else. */
  readonly verdict: Verdict | null
  /** The place of the chosen answer; null where none was chosen. */
  readonly chosen: number | null
  /** Whether the learner has overruled the verdict. */
  readonly isOverruled: boolean
}

/** A round and what is shown of it. */
export interface Session {
  /** After the reply, if there is one. */
  readonly round: Round
  /** What is shown; null at the end. */
  readonly step: Step | null
  /** Null until the question is answered. */
  readonly reply: Reply | null
  readonly isHelped: boolean
  /** Cards that were seen for the first time. */
  readonly met: readonly CardId[]
}

export function startSession(round: Round): Session {
  return { round, step: round.ahead[0] ?? null, reply: null, isHelped: false, met: [] }
}

/** After 'Weiter' on a first sight. */
export function seen(session: Session): Session {
  const { round, step, met } = session
  if (!step) return session
  return { ...startSession(afterMeeting(round)), met: [...met, step.card] }
}

export function helped(session: Session): Session {
  return { ...session, isHelped: true }
}

export function replied(session: Session, reply: Omit<Reply, 'isOverruled'>): Session {
  const round = afterAnswer(session.round, reply.grade)
  return { ...session, round, reply: { ...reply, isOverruled: false } }
}

/** After 'War richtig'. */
export function overruled(session: Session): Session {
  const { round, reply } = session
  if (!reply) return session
  const grade = gradeOfOverruling(session)
  return { ...session, round: afterOverruling(round, grade), reply: { ...reply, grade, isOverruled: true } }
}

/** What was right after help is harder than what was right without it. */
export function gradeOfOverruling({ isHelped }: Session): Grade {
  return isHelped ? 2 : 3
}

/** The next step, after 'Weiter' on a verdict. */
export function next({ round, met }: Session): Session {
  return { ...startSession(round), met }
}

/** Whether something was answered: a round without answers ends without 'Geschafft'. */
export function isAnswered({ round }: Session): boolean {
  return round.results.length > 0
}

/** How far the round is. Repeats do not move it back: a card is done when it does not come again. */
export function progressOf({ round }: Session): { readonly done: number; readonly all: number } {
  const ahead = new Set(round.ahead.map(({ card }) => keyOf(card)))
  const all = new Set([...ahead, ...round.results.map(({ card }) => keyOf(card))])
  return { done: all.size - ahead.size, all: all.size }
}

/** The step that most likely follows the one that is shown, so that its question can be made while this one is answered. */
export function stepAfter({ round, reply }: Session): Step | undefined {
  return round.ahead[reply ? 0 : 1]
}
