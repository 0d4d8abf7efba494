import { type Refusal, sendAnswers as operation } from '@pol/contract/operations/learning'
import type { Answer, Card } from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import { orderedAnswers } from '@pol/learning/fold'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { refusalOf } from './admission.ts'
import { createAnswerGroups, type Stored } from './answer-groups.ts'
import type { FoldingAgain } from './folding-again.ts'
import type { Items } from './items.ts'
import { regroup } from './regroup.ts'
import { readState } from './state.ts'
import { piece } from './store-answers.ts'

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
  const store = createAnswerGroups({ db, limits, items, foldingAgain })
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

  return handle(operation, ({ answers: sent, since }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const { answers, refused } = admit(sent)
      let last: Stored | null = null
      // Changed cards, all that an up-to-date browser needs; null if the cards must be read, which costs a round trip.
      let changed: Map<string, Card> | null = new Map()
      let stored = 0
      const full: Answer[] = []
      const ordered = orderedAnswers(answers)
      for (let from = 0; from < ordered.length; from += piece.answers) {
        const result: Stored = await store({
          userId,
          answers: ordered.slice(from, from + piece.answers),
          since: since ?? 0,
          // The quota is taken for all pieces or for none.
          uses: from === 0 ? answers.length : 0,
        })
        // Another process may change cards between two pieces.
        if (result.before.version !== (last ? last.learner.version : since)) changed = null
        for (const card of result.cards) changed?.set(keyOf(card), card)
        stored += result.answerRows.length
        full.push(...result.refused)
        last = result
      }
      const learner = last
        ? last.learner
        : await regroup({ db, items, onProvisional: foldingAgain.soon }, userId)
      const known = last && changed ? { cards: [...changed.values()], others: last.others } : null
      const state = await readState({ db, learning }, learner, since, known?.cards, known?.others)
      refused.push(...full.map(({ id }) => ({ id, code: 'too-many-answers' as const })))
      metrics.answers({ stored, repeated: answers.length - stored - full.length, refused: refused.length })
      return { ...state, refused }
    }),
  )
}
