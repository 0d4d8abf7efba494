import { setImmediate } from 'node:timers/promises'
import { type Refusal, sendAnswers as operation } from '@pol/contract/operations/learning'
import type { Answer, Card } from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import { orderedAnswers } from '@pol/learning/fold'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { refusalOf } from './admission.ts'
import type { FoldingAgain } from './folding-again.ts'
import type { Items } from './items.ts'
import { changeLearner, isGrouped, type LearnerRow, withGrouping } from './learner.ts'
import { regroup } from './regroup.ts'
import { afterPractice } from './reminders/schedule.ts'
import { readState } from './state.ts'
import { piece, storeAnswers } from './store-answers.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  readonly items: Items
  readonly metrics: Metrics
  readonly foldingAgain: FoldingAgain
}

export function sendAnswers({ db, now, limits, items, metrics, foldingAgain }: Parts) {
  const { learning } = limits
  const admit = (sent: readonly Answer[]) => {
    const answers: Answer[] = []
    const refused: { readonly id: string; readonly code: Refusal }[] = []
    for (const answer of sent) {
      const code = refusalOf(answer, now(), items)
      if (code) refused.push({ id: answer.id, code })
      else answers.push(answer)
    }
    return { answers, refused }
  }

  const grouped = (userId: string) => regroup({ db, items, onProvisional: foldingAgain.soon }, userId)
  /** @param answers in the order of their times. */
  const storePiece = async (userId: string, answers: readonly Answer[]) => {
    const store = () =>
      changeLearner(db, userId, async (tx, before) => {
        if (!isGrouped(before, items)) return null
        const foldedAgain = Math.min(piece.foldedAgain, learning.answersFoldedAgain.left({ userId }))
        const bounds = { ...learning.storedAnswers, foldedAgain }
        const latest = answers.at(-1)
        const practised = latest ? await afterPractice(tx, before, latest) : before
        const learner = withGrouping(practised, items.grouping)
        return { before, ...(await storeAnswers(tx, learner, answers, bounds, items)) }
      })
    let stored = await store()
    while (!stored) {
      await grouped(userId)
      stored = await store()
    }
    learning.answersFoldedAgain.count({ userId, rows: stored.foldedAgain })
    if (stored.leavesProvisional) foldingAgain.soon()
    return stored
  }

  return handle(operation, ({ answers: sent, since }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const { answers, refused } = admit(sent)
      await limits.answers.take({ userId, count: answers.length })
      let learner: LearnerRow | null = null
      // Changed cards, all that an up-to-date browser needs; null if the cards must be read, which costs a round trip.
      let changed: Map<string, Card> | null = new Map()
      let stored = 0
      const full: Answer[] = []
      const ordered = orderedAnswers(answers)
      for (let from = 0; from < ordered.length; from += piece.answers) {
        await setImmediate()
        const result = await storePiece(userId, ordered.slice(from, from + piece.answers))
        // Another process may change cards between two pieces.
        if (result.before.version !== (learner ? learner.version : since)) changed = null
        for (const card of result.cards) changed?.set(keyOf(card), card)
        stored += result.count
        full.push(...result.refused)
        learner = result.learner
      }
      const known = learner && changed ? [...changed.values()] : null
      const state = await readState({ db, learning }, learner ?? (await grouped(userId)), since, known)
      refused.push(...full.map(({ id }) => ({ id, code: 'too-many-answers' as const })))
      metrics.answers({ stored, repeated: answers.length - stored - full.length, refused: refused.length })
      return { ...state, refused }
    }),
  )
}
