import { useEffect, useMemo, useState } from 'react'
import type { CardId, Grade } from '@pol/learning/values'
import type { Item } from '@pol/learning/item'
import { keyOf, needsPresentation } from '@pol/learning/card'
import { isHardCard } from '@pol/learning/hard-card'
import { startRound } from '@pol/learning/round'
import { gradesOfPairs, type PairsAnswer } from '@pol/learning/tasks/pairs'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Exercises } from '../../../lib/learning/exercises.ts'
import type { Learner } from '../../../lib/learning/learner.ts'
import { type QuestionMaker, type Shown, questionMaker } from '../../../ui/tasks/question-maker.ts'
import * as sessions from './round-session.ts'
import type { Reply } from '../../../ui/tasks/reply.ts'
import { useStoreAnswer } from '../../../ui/tasks/use-store-answer.ts'
import type { UnitGaps } from '../../../ui/tasks/unit-gaps.ts'

interface Options {
  readonly cards: readonly CardId[]
  /** Whether the round is for children who cannot read. */
  readonly isForChildren: boolean
  /** Ids of the only items that wrong answers may be taken from; undefined for all. */
  readonly among: ReadonlySet<string> | undefined
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  readonly learner: Learner
  readonly canHear: (item: Item) => boolean
  readonly onEnd: (session: sessions.Session) => void
}

/** State and actions of a running round. Every answer is stored immediately. */
export function useRound(options: Options) {
  const { cards, isForChildren, among, catalogue, gaps, exercises, learner, canHear, onEnd } = options
  const maker = useMemo(
    () =>
      questionMaker({
        catalogue,
        gaps,
        exercises,
        isForChildren,
        among,
        ofRound: cards,
        cards: () => learner.current()?.cards ?? new Map(),
        parameters: () => learner.current()?.parameters ?? [],
        canHear,
      }),
    [catalogue, gaps, exercises, isForChildren, among, cards, learner, canHear],
  )
  const [{ session, shown, number, shownAt }, setState] = useState(() => {
    const known = learner.current()?.cards ?? new Map()
    const isHard = (card: CardId) => {
      const before = known.get(keyOf(card))
      return before !== undefined && isHardCard(before)
    }
    const round = startRound(cards, (card) => needsPresentation(known, card), isHard)
    return showStep(sessions.startSession(round), maker, 0)
  })
  const storeAnswer = useStoreAnswer(learner)
  useEffect(() => {
    // Deferred so that the current step renders first.
    const timer = setTimeout(() => maker.prepare(sessions.stepsAfter(session)), prepareDelayMs)
    return () => clearTimeout(timer)
  }, [session, maker])

  const store = (
    grade: Grade,
    isOverruling: boolean,
    card: CardId | undefined = shown?.step.card,
    of = 1,
  ) => {
    if (!shown?.task || !card) return null
    const ms = (performance.now() - shownAt) / of
    return storeAnswer({ card, task: shown.task, grade, ms, isOverruling })
  }
  const update = (session: sessions.Session) => setState((state) => ({ ...state, session }))
  const goOn = (session: sessions.Session) => {
    const state = showStep(session, maker, number + 1)
    const { shown, session: reached } = state
    // A round that ends because nothing can be heard says so.
    if (shown || (reached.lacksSound && !sessions.isAnswered(reached))) setState(state)
    else onEnd(reached)
  }
  return {
    session,
    shown,
    number,
    see: () => goOn(sessions.seen(session)),
    help: () => update(sessions.helped(session)),
    reply(reply: Omit<Reply, 'isOverruled'>) {
      // Decided before the answer is stored, which changes the card.
      const answer = store(reply.grade, false)
      update(
        sessions.replied(session, reply, shown !== null && answer !== null && maker.leadsOn(shown, answer)),
      )
    },
    /** Answers a task in pairs: each card has an answer of its own. */
    replyPairs(answer: PairsAnswer) {
      if (shown?.task?.kind !== 'pairs') return
      const grades = gradesOfPairs(shown.task, answer)
      const answers = shown.task.items.map(({ id }, at) => ({
        card: { ...shown.step.card, item: id },
        grade: grades[at] ?? 1,
      }))
      for (const { card, grade } of answers) store(grade, false, card, answers.length)
      update(sessions.repliedPairs(session, answers, answer.wrong))
    },
    /** Self-graded ('Aufdecken'): continues at once, because there is no verdict. */
    judge(grade: Grade) {
      store(grade, false)
      goOn(sessions.next(sessions.replied(session, { grade, verdict: null, chosen: null })))
    },
    overrule() {
      store(sessions.gradeOfOverruling(session), true)
      update(sessions.overruled(session))
    },
    /** Grades a right answer as easy ('Leicht'). */
    callEasy() {
      store(4, true)
      goOn(sessions.next(session))
    },
    goOn: () => goOn(sessions.next(session)),
    /** Replaces the question by one without audio; for children, who could not read it, it is left out. */
    askUnheard() {
      if (!shown || session.reply) return
      if (isForChildren) goOn(sessions.leftOut(session))
      else
        setState({
          session,
          shown: maker.showUnheard([shown.step, ...sessions.stepsAfter(session)]),
          number: number + 1,
          shownAt: performance.now(),
        })
    },
    leave: () => onEnd(session),
  }
}

const prepareDelayMs = 100

interface State {
  readonly session: sessions.Session
  readonly shown: Shown | null
  /** Increases with each task; used as its key. */
  readonly number: number
  /** In milliseconds of `performance.now()`. */
  readonly shownAt: number
}

/** Shows the current step, or the next one that is of use. */
function showStep(session: sessions.Session, maker: QuestionMaker, number: number): State {
  if (session.step && maker.isUseless(session.step)) return showStep(sessions.leftOut(session), maker, number)
  const shown = session.step && maker.show([session.step, ...sessions.stepsAfter(session)])
  return { session, shown, number, shownAt: performance.now() }
}
