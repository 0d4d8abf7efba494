import { CallError, type Client } from '@pol/contract/client'
import {
  addStar,
  answersMaximum,
  type LearningState,
  readHistory,
  readLearning,
  removeStar,
  sendAnswers,
  updateLearningSettings,
} from '@pol/contract/operations/learning'
import { t } from '@pol/contract/text'
import type { Answer } from '@pol/learning/card'
import { received } from './known.ts'
import type { SettingChanges } from './learner-state.ts'
import { type Known, nothingKnown, type StarChange, type Store, type Stored, type Waiting } from './store.ts'

interface Dependencies {
  readonly store: Store
  readonly call: Client
  readonly now: () => number
  /** How far the clock of this device is ahead of the server's, in milliseconds. */
  readonly clockAheadMs: () => number
  /** Tells the learner about a loss, in a sentence. */
  readonly tell: (sentence: string) => void
  /** Called after each change of the store. */
  readonly onChange: (stored: Omit<Stored, 'allowance'>) => void
}

/**
 * Sends what waits and reads what has changed. It can be repeated and interrupted at any point: what the server has not
 * confirmed waits on, and the server stores each answer once.
 * @throws CallError, ConnectionError
 */
export async function synchronise(dependencies: Dependencies): Promise<void> {
  const { store, call, tell, onChange } = dependencies
  let { known, waiting } = await store.read()
  const receive = async (next: Known, change?: (waiting: Waiting) => Waiting) => {
    waiting = await store.receive(next, change)
    known = next
    onChange({ known, waiting })
  }
  const receiveChanges = async (changed: LearningState, change?: (waiting: Waiting) => Waiting) =>
    receive(
      changed.version < known.version
        ? // The server has lost data, as after a restore: what is known here says nothing about it.
          received(nothingKnown, await call(readLearning, {}))
        : received(known, changed),
      change,
    )

  let hasSent = false
  while (waiting.answers.length > 0) {
    const batch = waiting.answers.slice(0, answersMaximum)
    await receiveChanges(await send(batch, known.version, dependencies), without(batch))
    hasSent = true
  }
  for (const change of waiting.stars) {
    const stars = await changeStar(call, change, tell)
    await receive({ ...known, stars: stars ?? known.stars }, withoutStar(change))
  }
  if (Object.keys(waiting.settings).length > 0) {
    const sent = waiting.settings
    await receive({ ...known, settings: await call(updateLearningSettings, sent) }, withoutSettings(sent))
  }
  if (!hasSent) {
    const since = known.version > 0 ? { since: String(known.version) } : {}
    await receiveChanges(await call(readLearning, since))
  }
  if (known.history_version !== known.version) {
    const history = await call(readHistory, {})
    await receive({ ...known, history, history_version: known.version })
  }
}

/** Answers from a clock that is ahead are corrected and sent once more; what is refused then is lost, and told. */
async function send(
  answers: readonly Answer[],
  version: number,
  { call, now, clockAheadMs, tell }: Dependencies,
): Promise<LearningState> {
  const since = version > 0 ? { since: version } : {}
  let result = await call(sendAnswers, { answers: [...answers], ...since })
  const early = new Set(result.refused.filter(({ code }) => code === 'answer-in-future').map(({ id }) => id))
  if (early.size > 0) {
    const ahead = clockAheadMs()
    const correct = (at: string) => new Date(Math.min(Date.parse(at), now()) - ahead).toISOString()
    const corrected = answers
      .filter(({ id }) => early.has(id))
      .map((answer) => ({ ...answer, at: correct(answer.at) }))
    const others = result.refused.filter(({ id }) => !early.has(id))
    result = await call(sendAnswers, { answers: corrected, ...since })
    result = { ...result, refused: [...others, ...result.refused] }
  }
  for (const [code, refused] of Map.groupBy(result.refused, ({ code }) => code))
    console.warn(`The server refused ${refused.length} answers: ${code}`)
  if (result.refused.length > 0) tell(refusedText(result.refused.length))
  return result
}

const refusedText = (count: number) =>
  t(
    'Eine Antwort hat der Server nicht angenommen. Sie zählt nicht.|{count} Antworten hat der Server nicht angenommen. Sie zählen nicht.',
    { count },
  )

function without(sent: readonly Answer[]) {
  const ids = new Set(sent.map(({ id }) => id))
  return (waiting: Waiting): Waiting => ({
    ...waiting,
    answers: waiting.answers.filter(({ id }) => !ids.has(id)),
  })
}

/** @returns the stars then, or null if the server refuses the change for good. */
async function changeStar(call: Client, { item, isStarred }: StarChange, tell: (sentence: string) => void) {
  try {
    return await call(isStarred ? addStar : removeStar, { item })
  } catch (error) {
    const isRefused =
      error instanceof CallError && (error.code === 'item-not-found' || error.code === 'too-many-stars')
    if (!isRefused) throw error
    tell(error.message)
    return null
  }
}

/** Unless it was changed again meanwhile. */
function withoutStar(sent: StarChange) {
  return (waiting: Waiting): Waiting => ({
    ...waiting,
    stars: waiting.stars.filter(({ item, at }) => item !== sent.item || at !== sent.at),
  })
}

function withoutSettings(sent: SettingChanges) {
  const isSent = ([name, value]: [string, unknown]) => sent[name as keyof SettingChanges] === value
  return (waiting: Waiting): Waiting => ({
    ...waiting,
    settings: Object.fromEntries(Object.entries(waiting.settings).filter((setting) => !isSent(setting))),
  })
}
