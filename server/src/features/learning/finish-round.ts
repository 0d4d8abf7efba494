import { and, eq } from 'drizzle-orm'
import { finishRound as operation } from '@pol/contract/operations/learning'
import type { FinishedRound } from '@pol/learning/values'
import type { Database } from '../../database/database.ts'
import { rounds } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { problemOfTime } from './admission.ts'
import { changeLearner, storeLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** Maximum number of stored rounds per learner, because every state counts them. */
export const roundsMaximum = 20_000

/** Counts a finished round. Of two rounds with one id the first stays. */
export function finishRound({ db, now, limits: { learning } }: Parts) {
  const store = (userId: string, round: FinishedRound) =>
    changeLearner(db, userId, async (tx, before) => {
      const isSame = and(eq(rounds.user_id, userId), eq(rounds.id, round.id))
      if ((await tx.$count(rounds, isSame)) > 0) return { before, learner: before }
      if ((await tx.$count(rounds, eq(rounds.user_id, userId))) >= roundsMaximum)
        throw new ApiError('too-many-rounds')
      await tx.insert(rounds).values({ user_id: userId, ...round })
      return { before, learner: await storeLearner(tx, before) }
    })

  return handle(operation, ({ since, ...round }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const problem = problemOfTime(round.at, now())
      if (problem) throw new ApiError(`round-${problem}`)
      const { before, learner } = await store(userId, round)
      return readState({ db, learning }, learner, since, before.version === since ? [] : null)
    }),
  )
}
