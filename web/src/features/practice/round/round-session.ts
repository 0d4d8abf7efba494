import type { CardId, Grade } from '@pol/learning/values'
import {
  afterAnswer,
  afterOverruling,
  afterPairs,
  afterPresentation,
  type Round,
  type Step,
  withoutCard,
} from '@pol/learning/round'
import type { WrongPair } from '@pol/learning/tasks/pairs'
import type { Reply } from '../../../ui/tasks/reply.ts'

/** A round and its current step. */
export interface Session {
  /** The round; includes the reply, if there is one. */
  readonly round: Round
  /** The current step; null at the end. */
  readonly step: Step | null
  /** Null until the question is answered. */
  readonly reply: Reply | null
  readonly isHelped: boolean
  /** Cards that were presented for the first time in this round. */
  readonly met: readonly CardId[]
  /** Whether cards were left out because they cannot be heard. */
  readonly lacksSound: boolean
}

export function startSession(round: Round): Session {
  return { ...stepOf(round), met: [], lacksSound: false }
}

/** The current step of a round, not yet answered. */
function stepOf(round: Round): Omit<Session, 'met' | 'lacksSound'> {
  return { round, step: round.ahead[0] ?? null, reply: null, isHelped: false }
}

/** Continues without the current card, which cannot be heard now, for children who cannot read it. */
export function leftOut(session: Session): Session {
  const { round, step } = session
  return step ? { ...session, ...stepOf(withoutCard(round, step.card)), lacksSound: true } : session
}

/** Continues after a card was presented ('Weiter'). */
export function seen(session: Session): Session {
  const { round, step, met } = session
  if (!step) return session
  return {
    ...session,
    ...stepOf(afterPresentation(round)),
    met: step.kind === 'meet' ? [...met, step.card] : met,
  }
}

export function helped(session: Session): Session {
  return { ...session, isHelped: true }
}

/** @param leadsOn whether a right answer leads to a harder task about the card in the same round. */
export function replied(session: Session, reply: Omit<Reply, 'isOverruled'>, leadsOn = false): Session {
  const round = afterAnswer(session.round, reply.grade, leadsOn)
  return { ...session, round, reply: { ...reply, isOverruled: false } }
}

/** One answer for each of several cards that were asked in pairs; the reply is right if all of them are. */
export function repliedPairs(
  session: Session,
  answers: readonly { readonly card: CardId; readonly grade: Grade }[],
  wrongPairs: readonly WrongPair[],
): Session {
  const grade = answers.some((answer) => answer.grade === 1) ? 1 : 3
  const reply: Reply = { grade, verdict: null, chosen: null, wrongPairs, isOverruled: false }
  return { ...session, round: afterPairs(session.round, answers), reply }
}

/** Overrules the verdict ('War richtig'). */
export function overruled(session: Session): Session {
  const { round, reply } = session
  if (!reply) return session
  const grade = gradeOfOverruling(session)
  return { ...session, round: afterOverruling(round, grade), reply: { ...reply, grade, isOverruled: true } }
}

/** A correct answer with help is graded hard. */
export function gradeOfOverruling({ isHelped }: Session): Grade {
  return isHelped ? 2 : 3
}

/** Continues with the next step after a verdict ('Weiter'). */
export function next(session: Session): Session {
  return { ...session, ...stepOf(session.round) }
}

/** Whether the round has an answer. A round without answers ends without 'Geschafft'. */
export function isAnswered({ round }: Session): boolean {
  return round.results.length > 0
}

/** Whether the round was played to its end. Only such a round counts; 'Runde beenden' leaves it before. */
export function isPlayed({ round }: Session): boolean {
  return round.ahead.length === 0
}

/** The steps that most likely follow, so that the next question can be prepared while the current one is answered. */
export function stepsAfter({ round, reply }: Session): readonly Step[] {
  return reply ? round.ahead : round.ahead.slice(1)
}
