import { CallError, type Client, isSessionEnd } from '@pol/contract/client'
import { restartLearning } from '@pol/contract/operations/learning'
import { local, reportStorageFailure } from '../browser-storage.ts'
import { call as callServer } from '../call.ts'
import { serverClock } from '../server-clock.ts'
import { received } from './known.ts'
import type { Learner, LearnerState } from './learner-state.ts'
import { losses } from './losses.ts'
import { openJournal } from './opened-journal.ts'
import { stateAfter, stateOf, type StoredState } from './state.ts'
import { openStore, type Store, type Stored, type Waiting } from './store.ts'
import { synchronise } from './sync.ts'
import { browserValues, valuesDespiteFailures } from './values.ts'
import { timeZone } from '../time-zone.ts'

export interface OpenLearner extends Pick<Learner, 'settle' | 'send' | 'restart'> {
  current(): LearnerState
  /** Stores and shows changes, together with what is in the journal, and sends them soon. */
  takeIn(changes: Partial<Waiting>): Promise<void>
  /** Reads again what another tab has changed. */
  reread(): Promise<void>
  close(): void
}

interface Surroundings {
  readonly store: Store
  readonly call: Client
  readonly zone: string
  readonly now: () => number
  /** Whether the device has a network; when it has one again, `send` is called. */
  readonly isOnline: () => boolean
  readonly clockAheadMs: () => number
  /** Runs one at a time, also among tabs. */
  readonly alone: <Value>(run: () => Promise<Value>) => Promise<Value>
  /** Tells other tabs that the store has changed. */
  readonly tellOthers: () => void
  /** Tells the learner about a loss, in a sentence. */
  readonly tell: (sentence: string) => void
  readonly onChange: () => void
}

/** After an answer, so that those of a quick learner go together. */
const sendSoonMs = 3_000
const retryDelaysMs = [5_000, 15_000, 60_000, 300_000]

/** The learner's state in the memory of this page, which follows the store. */
export async function createLearner(surroundings: Surroundings): Promise<OpenLearner> {
  const { store, call, zone, isOnline, alone, tellOthers, onChange } = surroundings
  let stored = await store.read()
  let state: LearnerState = { ...stateOf(stored, zone), isDelayed: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let sending: Promise<void> | null = null

  const update = (changes: Partial<LearnerState>) => {
    state = { ...state, ...changes }
    onChange()
  }
  const show = (changes: Partial<Stored>, next?: (changed: Stored) => StoredState) => {
    stored = { ...stored, ...changes }
    update(next?.(stored) ?? stateOf(stored, zone))
  }
  const changed = (changes: Partial<Stored>, next?: (changed: Stored) => StoredState) => {
    if (isClosed) return
    show(changes, next)
    tellOthers()
  }
  const sendIn = (ms: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), ms)
  }
  const setDelayed = (isDelayed: boolean) => {
    if (isDelayed !== state.isDelayed && !isClosed) update({ isDelayed })
  }
  const sendOnce = async () => {
    try {
      await alone(() => synchronise({ ...surroundings, onChange: changed }))
      failures = 0
      setDelayed(false)
    } catch (error) {
      // The end of a session has its own message; the answers wait for the next one.
      if (isSessionEnd(error)) return
      // A server that does not answer is nothing to report: what waits is sent later.
      if (error instanceof CallError && error.status < 500)
        console.warn('Practice was not synchronised', error)
      sendIn(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0)
      failures += 1
      setDelayed(true)
    }
  }
  const send = async () => {
    clearTimeout(timer)
    if (!isOnline()) return setDelayed(true)
    sending ??= sendOnce().finally(() => (sending = null))
    await sending
  }

  return {
    current: () => state,
    async takeIn(changes) {
      const { waiting, answers } = await store.takeIn(changes)
      changed({ waiting }, (stored) => stateAfter(answers, state, stored, zone))
      if (!isOnline()) setDelayed(true)
      sendIn(sendSoonMs)
    },
    async settle(allowance) {
      await store.settle(allowance)
      changed({ allowance })
    },
    send,
    async restart() {
      await alone(async () => {
        const restarted = await call(restartLearning, {})
        const { known } = await store.read()
        const next = received(known, restarted)
        changed({ known: next, waiting: await store.receive(next) })
      })
      await send()
    },
    async reread() {
      const read = await store.read()
      if (!isClosed) show(read)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** @param user id of the signed-in user. @param onChange is called after each change of the state. */
export async function openLearner(user: string, onChange: () => void): Promise<OpenLearner> {
  const channel = new BroadcastChannel(`pl_learning ${user}`)
  const learner = await createLearner({
    store: await openedStore(user),
    call: callServer,
    zone: timeZone(),
    now: Date.now,
    isOnline: () => navigator.onLine,
    clockAheadMs: serverClock.aheadMs,
    alone: (run) => aloneAmongTabs(`pl_learning ${user}`, run),
    tell: losses.tell,
    tellOthers: () => channel.postMessage('changed'),
    onChange,
  })
  const stop = new AbortController()
  const { signal } = stop
  channel.addEventListener(
    'message',
    () => learner.reread().catch((error: unknown) => console.warn('The state could not be read', error)),
    { signal },
  )
  addEventListener('online', () => void learner.send(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void learner.send(),
    { signal },
  )
  void learner.send()
  return {
    ...learner,
    close() {
      stop.abort()
      channel.close()
      learner.close()
    },
  }
}

async function openedStore(user: string): Promise<Store> {
  const values = valuesDespiteFailures(browserValues(), reportStorageFailure)
  const store = openStore(values, openJournal(local, user), user, losses.tell)
  // What a page that was closed has left in the journal.
  await store.takeIn()
  return store
}

/** Without Web Locks, as on an insecure origin, two tabs may send the same answers; the server stores them once. */
async function aloneAmongTabs<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? await navigator.locks.request(name, run) : await run()
}
