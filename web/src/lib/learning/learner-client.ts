import { CallError, isSessionEnd } from '@pol/contract/client'
import type { DailyQuota, SettingChanges, Settings } from '@pol/learning/values'
import { local, reportStorageFailure } from '../browser-storage.ts'
import { type Call, call as callServer } from '../call.ts'
import { serverClock } from '../server-clock.ts'
import { timeZone } from '../time-zone.ts'
import { dataLossNotices } from './data-loss-notices.ts'
import { openJournal } from './journal.ts'
import { indexedDbStore, withMemoryFallback } from './key-value-store.ts'
import {
  type LearnerState,
  stateAfter,
  type StateContext,
  stateOf,
  type StoredState,
} from './learner-state.ts'
import { leaders } from './leaders-of-course.ts'
import { isEmpty, type Queue } from './queue.ts'
import { applyDelta } from './server-state.ts'
import { openStore, type Store, type Stored } from './store.ts'
import { synchronise } from './sync.ts'

/** In-memory copy of the stored state of one learner, synchronised with the server. */
export interface LearnerClient {
  current(): LearnerState
  /**
   * Queues changes, updates the state, and sends them soon; settings as soon as they are stored in the browser. Settings
   * are in the state at once, and leave it again if they cannot be stored.
   * @param journalKey key of their entry in the journal.
   * @throws if the changes could not be stored.
   */
  enqueue(changes: Partial<Queue>, journalKey: string | null): Promise<void>
  storeQuota(quota: DailyQuota): Promise<void>
  /** Sends the queue. Changes that cannot be sent stay queued, so this never rejects. */
  send(): Promise<void>
  /** Saves settings that the server needs at once. Needs a connection. @throws CallError, ConnectionError */
  saveSettings(changes: SettingChanges): Promise<void>
  /** Starts learning from zero, on all devices. Needs a connection. @throws CallError, ConnectionError */
  restart(): Promise<void>
  /** Reads the store again, after another tab has changed it. */
  reread(): Promise<void>
  close(): void
}

interface Dependencies extends StateContext {
  readonly store: Store
  readonly call: Call
  readonly now: () => number
  /** Whether the device has a network. The caller calls `send` when the network returns. */
  readonly isOnline: () => boolean
  readonly clockAheadMs: () => number
  /** Runs a function with a lock that all tabs share. */
  readonly withExclusiveLock: <Value>(run: () => Promise<Value>) => Promise<Value>
  /** Called after each change of the store. */
  readonly notifyOtherTabs: () => void
  /** Shows the learner a sentence about lost data. */
  readonly notifyUser: (sentence: string) => void
  readonly onChange: () => void
}

/** Delay after an answer, a round, a lesson or a star, so that quick ones are sent in one batch. */
const sendSoonMs = 3_000
const retryDelaysMs = [5_000, 15_000, 60_000, 300_000]

export async function createLearnerClient(dependencies: Dependencies): Promise<LearnerClient> {
  const { store, call, zone, leaders, isOnline, withExclusiveLock, notifyOtherTabs, onChange } = dependencies
  const context: StateContext = { zone, leaders }
  let stored = await store.read()
  let state: LearnerState = { ...stateOf(stored, context), isDelayed: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let sending: Promise<void> | null = null

  const update = (changes: Partial<LearnerState>) => {
    state = { ...state, ...changes }
    onChange()
  }
  let settingsBeingStored: readonly SettingChanges[] = []
  const withSettingsBeingStored = (next: StoredState): StoredState => ({
    ...next,
    settings: settingsBeingStored.reduce<Settings>((all, some) => ({ ...all, ...some }), next.settings),
  })
  const show = (
    changes: Partial<Stored>,
    stateOfChanged = (changed: Stored) => stateOf(changed, context),
  ) => {
    stored = { ...stored, ...changes }
    update(withSettingsBeingStored(stateOfChanged(stored)))
  }
  const storeChanged = (changes: Partial<Stored>, stateOfChanged?: (changed: Stored) => StoredState) => {
    if (isClosed) return
    show(changes, stateOfChanged)
    notifyOtherTabs()
  }
  const sendIn = (ms: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), ms)
  }
  const setDelayed = (isDelayed: boolean) => {
    if (isDelayed !== state.isDelayed && !isClosed) update({ isDelayed })
  }
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      await withExclusiveLock(() => synchronise({ ...dependencies, onChange: storeChanged }))
      failures = 0
      setDelayed(false)
      // Changes that were queued meanwhile may have missed this sending, and their timer may have joined it.
      if (!isClosed && !isEmpty(stored.queue)) await sendAll()
    } catch (error) {
      // The end of a session has its own message. The queue is kept for the next session.
      if (isSessionEnd(error)) return
      // An unavailable server is not logged: the queue is sent later.
      if (error instanceof CallError && error.status < 500)
        console.warn('Practice was not synchronised', error)
      sendIn(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0)
      failures += 1
      setDelayed(true)
    }
  }
  const send = async () => {
    if (!isOnline()) return setDelayed(true)
    sending ??= sendAll().finally(() => (sending = null))
    await sending
  }

  return {
    current: () => state,
    async enqueue(changes, journalKey) {
      const { answers = [], settings = {} } = changes
      settingsBeingStored = [...settingsBeingStored, settings]
      if (changes.settings && !isClosed) update(withSettingsBeingStored(state))
      let queue: Queue | null = null
      try {
        queue = await store.enqueue(changes, journalKey)
      } finally {
        settingsBeingStored = settingsBeingStored.filter((others) => others !== settings)
        storeChanged(queue ? { queue } : {}, (changed) => stateAfter(answers, state, changed, context))
      }
      if (!isOnline()) setDelayed(true)
      if (changes.settings && !isClosed) void send()
      else sendIn(sendSoonMs)
    },
    async storeQuota(quota) {
      await store.storeQuota(quota)
      storeChanged({ quota })
    },
    send,
    async saveSettings(changes) {
      await withExclusiveLock(async () => {
        const settings = await call('update-learning-settings', changes)
        const serverState = { ...(await store.read()).serverState, settings }
        storeChanged({ serverState, queue: await store.replaceServerState(serverState) })
      })
    },
    async restart() {
      await withExclusiveLock(async () => {
        const restarted = await call('restart-learning', {})
        const serverState = applyDelta((await store.read()).serverState, restarted)
        storeChanged({ serverState, queue: await store.replaceServerState(serverState) })
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
export async function openLearnerClient(user: string, onChange: () => void): Promise<LearnerClient> {
  const channel = new BroadcastChannel(`pl_learning ${user}`)
  const values = withMemoryFallback(indexedDbStore(), reportStorageFailure)
  const store = openStore(values, openJournal(local, user), user, dataLossNotices.send)
  await store.enqueueJournal()
  const client = await createLearnerClient({
    store,
    call: callServer,
    zone: timeZone(),
    leaders,
    now: Date.now,
    isOnline: () => navigator.onLine,
    clockAheadMs: serverClock.aheadMs,
    withExclusiveLock: (run) => withLockOfTabs(`pl_learning ${user}`, run),
    notifyUser: dataLossNotices.send,
    notifyOtherTabs: () => channel.postMessage('changed'),
    onChange,
  })
  const stop = new AbortController()
  const { signal } = stop
  channel.addEventListener(
    'message',
    () => client.reread().catch((error: unknown) => console.warn('The state could not be read', error)),
    { signal },
  )
  addEventListener('online', () => void client.send(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void client.send(),
    { signal },
  )
  void client.send()
  return {
    ...client,
    close() {
      stop.abort()
      channel.close()
      client.close()
    },
  }
}

/** Without Web Locks, as on an insecure origin, two tabs may send the same answers; the server stores them once. */
async function withLockOfTabs<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? await navigator.locks.request(name, run) : await run()
}
