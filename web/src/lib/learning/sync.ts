import { CallError } from '@pol/contract/client'
import type { ErrorCode } from '@pol/contract/errors'
import { t } from '@pol/contract/text'
import { noCounts } from '@pol/learning/history'
import type {
  Answer,
  FinishedRound,
  LearningState,
  LessonProgress,
  SettingChanges,
} from '@pol/learning/values'
import { answersMaximum } from '@pol/contract/limits'
import type { Call } from '../call.ts'
import type { Queue, StarChange } from './queue.ts'
import { applyDelta, changesSince, emptyServerState, type ServerState } from './server-state.ts'
import type { Store, Stored } from './store.ts'

interface Dependencies {
  readonly store: Store
  readonly call: Call
  readonly now: () => number
  /** Clock of this device minus that of the server, in milliseconds. */
  readonly clockAheadMs: () => number
  /** Shows the learner a sentence about lost data. */
  readonly notifyUser: (sentence: string) => void
  /** Called after each change of the store. */
  readonly onChange: (stored: Omit<Stored, 'quota'>) => void
}

/**
 * Flushes the queue and fetches changes from the server. Idempotent and safe to interrupt: changes stay queued until
 * the server has confirmed them, and the server stores each answer once.
 * @throws CallError, ConnectionError
 */
export async function synchronise(dependencies: Dependencies): Promise<void> {
  const { store, call, notifyUser, onChange } = dependencies
  let { serverState, queue } = await store.read()
  const replace = async (next: ServerState, changeQueue?: (queue: Queue) => Queue) => {
    queue = await store.replaceServerState(next, changeQueue)
    serverState = next
    onChange({ serverState, queue })
  }
  const apply = async (delta: LearningState, changeQueue?: (queue: Queue) => Queue) =>
    replace(
      delta.version < serverState.version
        ? // The server has lost data, for example by a restore, so the cached state is invalid.
          applyDelta(emptyServerState, await call('read-learning', {}))
        : applyDelta(serverState, delta),
      changeQueue,
    )

  let hasSent = false
  while (queue.answers.length > 0) {
    const batch = queue.answers.slice(0, answersMaximum)
    await apply(await send(batch, serverState, dependencies), without(batch))
    hasSent = true
  }
  const sendTimed = async (change: TimedChange, changeQueue: (queue: Queue) => Queue) => {
    const result = await sendAt(change, dependencies)
    if (result) await apply(result, changeQueue)
    else await replace(serverState, changeQueue)
    hasSent ||= result !== null
  }
  for (const round of queue.rounds)
    await sendTimed(
      {
        at: round.at,
        send: (at) => call('finish-round', { ...round, at, ...changesSince(serverState) }),
        inFuture: 'round-in-future',
        refusals: ['round-too-old', 'too-many-rounds'],
      },
      withoutRound(round),
    )
  for (const lesson of queue.lessons)
    await sendTimed(
      {
        at: lesson.at,
        send: (at) => call('save-lesson', { ...lesson, at, ...changesSince(serverState) }),
        inFuture: 'lesson-in-future',
        refusals: ['lesson-too-old'],
      },
      withoutLesson(lesson),
    )
  for (const change of queue.stars) {
    const stars = await changeStar(call, change, notifyUser)
    await replace({ ...serverState, stars: stars ?? serverState.stars }, withoutStar(change))
  }
  if (Object.keys(queue.settings).length > 0) {
    const sent = queue.settings
    const settings = { ...serverState.settings, ...(await call('update-learning-settings', sent)) }
    await replace({ ...serverState, settings }, withoutSettings(sent))
  }
  if (!hasSent) {
    const { since } = changesSince(serverState)
    await apply(await call('read-learning', since === undefined ? {} : { since: String(since) }))
  }
  if (serverState.history_version !== serverState.version) {
    // Before the first change, there is nothing to count. A server of the previous version does not send all fields.
    const history =
      serverState.version === 0
        ? emptyServerState.history
        : { ...noCounts, ...(await call('read-history', {})) }
    await replace({ ...serverState, history, history_version: serverState.version })
  }
}

/**
 * Sends a batch of answers. Answers with a time in the future are corrected by the difference of the clocks and sent
 * again. Refused answers are dropped, and the learner is notified.
 */
async function send(
  answers: readonly Answer[],
  state: ServerState,
  { call, notifyUser, ...clocks }: Dependencies,
): Promise<LearningState> {
  const since = changesSince(state)
  let result = await call('send-answers', { answers: [...answers], ...since })
  const early = new Set(result.refused.filter(({ code }) => code === 'answer-in-future').map(({ id }) => id))
  if (early.size > 0) {
    const corrected = answers
      .filter(({ id }) => early.has(id))
      .map((answer) => ({ ...answer, at: correctedTime(answer.at, clocks) }))
    const others = result.refused.filter(({ id }) => !early.has(id))
    result = await call('send-answers', { answers: corrected, ...since })
    result = { ...result, refused: [...others, ...result.refused] }
  }
  for (const [code, refused] of Map.groupBy(result.refused, ({ code }) => code))
    console.warn(`The server refused ${refused.length} answers: ${code}`)
  if (result.refused.length > 0) notifyUser(refusedText(result.refused.length))
  return result
}

/** The time of a change that the server refused because this device's clock is ahead. */
function correctedTime(
  at: string,
  { now, clockAheadMs }: Pick<Dependencies, 'now' | 'clockAheadMs'>,
): string {
  return new Date(Math.min(Date.parse(at), now()) - clockAheadMs()).toISOString()
}

/** A change that is sent alone, with its time. */
interface TimedChange {
  readonly at: string
  readonly send: (at: string) => Promise<LearningState>
  readonly inFuture: ErrorCode
  /** Other errors after which it is not sent again. */
  readonly refusals: readonly ErrorCode[]
}

/**
 * Sends a finished round or the progress in a lesson, again with the corrected time if it was in the future. If the
 * server refuses it, the learner is notified.
 * @returns null if it was refused.
 */
async function sendAt(
  { at, send, inFuture, refusals }: TimedChange,
  { notifyUser, ...clocks }: Dependencies,
): Promise<LearningState | null> {
  try {
    return await send(at).catch((error: unknown) => {
      if (!isRefused(error, [inFuture])) throw error
      return send(correctedTime(at, clocks))
    })
  } catch (error) {
    if (!isRefused(error, [inFuture, ...refusals])) throw error
    notifyUser(error.message)
    return null
  }
}

function isRefused(error: unknown, codes: readonly ErrorCode[]): error is CallError {
  return error instanceof CallError && codes.includes(error.code)
}

const refusedText = (count: number) =>
  t(
    'Eine Antwort hat der Server nicht angenommen. Sie zählt nicht.|{count} Antworten hat der Server nicht angenommen. Sie zählen nicht.',
    { count },
  )

function without(sent: readonly Answer[]) {
  const ids = new Set(sent.map(({ id }) => id))
  return (queue: Queue): Queue => ({
    ...queue,
    answers: queue.answers.filter(({ id }) => !ids.has(id)),
  })
}

function withoutRound(sent: FinishedRound) {
  return (queue: Queue): Queue => ({ ...queue, rounds: queue.rounds.filter(({ id }) => id !== sent.id) })
}

/** Removes sent progress, unless the learner has gone on in the lesson after it. */
function withoutLesson(sent: LessonProgress) {
  // The store returns copies, with their fields in one order.
  const isSent = (queued: LessonProgress) => JSON.stringify(queued) === JSON.stringify(sent)
  return (queue: Queue): Queue => ({ ...queue, lessons: queue.lessons.filter((queued) => !isSent(queued)) })
}

/** @returns all stars after the change, or null if the server refuses it. */
async function changeStar(
  call: Call,
  { item, isStarred }: StarChange,
  notifyUser: (sentence: string) => void,
) {
  try {
    return await call(isStarred ? 'add-star' : 'remove-star', { item })
  } catch (error) {
    if (!isRefused(error, ['item-not-found', 'too-many-stars'])) throw error
    notifyUser(error.message)
    return null
  }
}

/** Removes a sent change, unless the star was changed again after it. */
function withoutStar(sent: StarChange) {
  return (queue: Queue): Queue => ({
    ...queue,
    stars: queue.stars.filter(({ item, at }) => item !== sent.item || at !== sent.at),
  })
}

/** Removes sent settings, unless they were changed again after it. */
function withoutSettings(sent: SettingChanges) {
  // The store returns copies, so lists are compared by content.
  const isSent = ([name, value]: [string, unknown]) =>
    JSON.stringify(sent[name as keyof SettingChanges]) === JSON.stringify(value)
  return (queue: Queue): Queue => ({
    ...queue,
    settings: Object.fromEntries(Object.entries(queue.settings).filter((setting) => !isSent(setting))),
  })
}
