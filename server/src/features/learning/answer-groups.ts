import { setImmediate } from 'node:timers/promises'
import type { Answer } from '@pol/learning/values'
import { lockActor } from '../../accounts/locks.ts'
import { tooMany } from '../../api/api-error.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { isDiskFull } from '../../database/disk-full.ts'
import { isUnreachable } from '../../database/unreachable.ts'
import type { Limits } from '../../limits/limits.ts'
import {
  givenBy,
  readBefore,
  type Statements,
  statementsOn,
  write as writeRows,
} from './answer-statements.ts'
import type { FoldingAgain } from './folding-again.ts'
import type { Items } from './items.ts'
import { isGrouped, type LearnerRow, storeNewLearner, withGrouping } from './learner.ts'
import { regroup } from './regroup.ts'
import { afterPractice } from './reminders/schedule.ts'
import type { StoredOthers } from './state.ts'
import { changesBy, piece, type Plan, plan } from './store-answers.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
  readonly items: Items
  readonly foldingAgain: FoldingAgain
}

/** Answers of one learner, at most `piece.answers`. */
interface Sent {
  readonly userId: string
  /** In the order of their times. */
  readonly answers: readonly Answer[]
  /** The version of which the browser knows everything. */
  readonly since: number
  /** How many answers count for the quota of the learner. */
  readonly uses: number
}

export interface Stored extends Plan {
  readonly before: LearnerRow
  /** As of before the answers were stored. */
  readonly others: StoredOthers
}

interface Waiting extends Sent {
  readonly resolve: (stored: Stored | Promise<Stored>) => void
  readonly reject: (error: unknown) => void
}

/** Null if the answers must be stored alone. */
type Outcome = { readonly stored: Stored } | { readonly error: Error } | null

/**
 * Stores the answers that arrive while others are being stored with two statements for all of them, because round trips
 * and commits cost more than the rows. No learner waits for the lock of another one, or fails because of another one: what
 * cannot be stored together with others is stored alone.
 * @returns a function that stores the answers of one learner. Each learner may have only one call in progress. It throws
 *   an ApiError if the quota is used up or the account was deleted.
 */
export function createAnswerGroups({ db, limits, items, foldingAgain }: Parts) {
  const { learning, answers: quota } = limits
  const statements = statementsOn(db)
  const queue: Waiting[] = []
  let isRunning = false

  const attempt = async (
    on: Database | Transaction,
    { read, write }: Statements,
    sent: readonly Sent[],
    isAlone: boolean,
  ): Promise<ReadonlyMap<Sent, Outcome>> => {
    const given = sent.map((one) => givenBy({ ...one, counter: quota.keyOf(one.userId) }, items))
    const found = await readBefore({ read }, given)
    const outcomes = new Map<Sent, Outcome>(sent.map((one) => [one, null]))
    const plans: Plan[] = []
    for (const [at, one] of sent.entries()) {
      const before = found.get(one.userId)
      const these = given[at]
      if (!these || !before || !isGrouped(before.learner, items)) continue
      const [used, leftMs] = before.quota ?? [0, 0]
      if (one.uses > 0 && used + one.uses > quota.points) {
        outcomes.set(one, { error: tooMany(leftMs) })
        continue
      }
      const foldedAgain = Math.min(piece.foldedAgain, learning.answersFoldedAgain.left(one))
      const bounds = { ...learning.storedAnswers, foldedAgain }
      const changes = changesBy(these, before.learner, before, bounds)
      if (changes.late.length > 0 && !isAlone) continue
      const latest = these.counting.at(-1)
      const practised = latest ? await afterPractice(on, before.learner, latest) : before.learner
      const learner = withGrouping(practised, items.grouping)
      const planned = await plan(on, these, learner, before, changes, bounds)
      plans.push(planned)
      outcomes.set(one, { stored: { ...planned, before: before.learner, others: before.others } })
    }
    if (plans.length === 0) return outcomes
    const written = await writeRows({ write }, plans, quota)
    for (const one of sent) {
      const outcome = outcomes.get(one)
      if (outcome && 'stored' in outcome && !written.has(one.userId)) outcomes.set(one, null)
    }
    return outcomes
  }

  const storeAlone = async (sent: Sent): Promise<Stored> => {
    for (;;) {
      const outcome = await db.transaction(async (tx) => {
        await lockActor(tx, sent.userId)
        await storeNewLearner(tx, sent.userId)
        return (await attempt(tx, statementsOn(tx), [sent], true)).get(sent)
      })
      if (outcome && 'error' in outcome) throw outcome.error
      if (outcome) return outcome.stored
      await regroup({ db, items, onProvisional: foldingAgain.soon }, sent.userId)
    }
  }

  const storeTogether = async (group: readonly Waiting[]) => {
    const outcomes = await attempt(db, statements, group, false).catch((error: Error) => {
      // Each alone would fail as well.
      const isForAll = isUnreachable(error) || isDiskFull(error)
      return new Map<Sent, Outcome>(group.map((one) => [one, isForAll ? { error } : null]))
    })
    for (const one of group) {
      const outcome = outcomes.get(one) ?? null
      if (outcome === null) one.resolve(storeAlone(one))
      else if ('error' in outcome) one.reject(outcome.error)
      else one.resolve(outcome.stored)
    }
  }

  const storeAll = async () => {
    isRunning = true
    while (queue.length > 0) {
      // Requests that have arrived meanwhile are read first.
      await setImmediate()
      await storeTogether(queue.splice(0, lengthOfGroup(queue)))
    }
    isRunning = false
  }

  return async (sent: Sent): Promise<Stored> => {
    const { promise, resolve, reject } = Promise.withResolvers<Stored>()
    queue.push({ ...sent, resolve, reject })
    if (!isRunning) void storeAll()
    const stored = await promise
    learning.answersFoldedAgain.count({ userId: sent.userId, rows: stored.foldedAgain })
    if (stored.leavesProvisional) foldingAgain.soon()
    return stored
  }
}

/** How many of those who wait can be stored in one transaction. */
function lengthOfGroup(queue: readonly Sent[]): number {
  let answers = 0
  const tooMany = queue.findIndex((sent) => (answers += sent.answers.length) > piece.answers)
  return tooMany === -1 ? queue.length : Math.max(1, tooMany)
}
