import { useSyncExternalStore } from 'react'
import type { Answer, DailyQuota, FinishedRound, LessonProgress, SettingChanges } from '@pol/learning/values'
import { local } from '../browser-storage.ts'
import { session } from '../session.ts'
import { openJournal } from './journal.ts'
import type { LearnerClient } from './learner-client.ts'
import type { LearnerState } from './learner-state.ts'
import type { Queue } from './queue.ts'

/** Commands of a learner. Each change is stored in the browser first and sent when there is a connection. */
export interface Learner extends Pick<LearnerClient, 'storeQuota' | 'send' | 'saveSettings' | 'restart'> {
  /** @returns null until the state is read from the browser. */
  current(): LearnerState | null
  subscribe(listener: () => void): () => void
  answer(answer: Answer): Promise<void>
  finishRound(round: FinishedRound): Promise<void>
  saveLesson(progress: LessonProgress): Promise<void>
  setStar(item: string, isStarred: boolean): Promise<void>
  changeSettings(changes: SettingChanges): Promise<void>
}

const listeners = new Set<() => void>()
let user: string | null = null
let opening: Promise<LearnerClient> | null = null
let client: LearnerClient | null = null

const notify = () => {
  for (const listener of listeners) listener()
}

function signedInUser(): string {
  const id = session.remembered()?.user.id
  if (!id) throw new Error('No user is signed in')
  return id
}

/** Opens the client of the signed-in user. Its code is loaded on demand, so that it does not delay the first view. */
async function open(): Promise<LearnerClient> {
  const id = signedInUser()
  user = id
  opening ??= load(id).catch((error: unknown) => {
    opening = null
    throw error
  })
  return await opening
}

const userChanged = new Error('The user has signed out, or another one has signed in')

async function load(id: string): Promise<LearnerClient> {
  const { openLearnerClient } = await import('../signed-in-script.ts')
  const opened = await openLearnerClient(id, notify)
  if (user !== id) {
    opened.close()
    throw userChanged
  }
  client = opened
  notify()
  return opened
}

/** Without a session, the client is opened after the sign-in. */
const openIfSignedIn = async () => {
  if (!session.remembered()) return
  try {
    await open()
  } catch (error) {
    if (error !== userChanged) console.warn('The state of the learner could not be loaded', error)
  }
}

/** Closes the client when the user changes, so that no user sees the state of another one. */
session.subscribe(() => {
  const id = session.remembered()?.user.id ?? null
  if (id === user) return
  client?.close()
  user = null
  opening = null
  client = null
  notify()
  if (id && listeners.size > 0) void openIfSignedIn()
})

/**
 * Writes a change to the journal first, because the page may be closed at any time, and enqueues it after `until`. Without
 * `until`, settings are in the state when this returns, so that controlled inputs keep what is typed.
 */
async function change(changes: Partial<Queue>, until?: Promise<void>): Promise<void> {
  const journalKey = openJournal(local, signedInUser()).add(changes)
  if (until) await until
  await (client ?? (await open())).enqueue(changes, journalKey)
}

/** Resolves after the next frame is painted, or after 100 ms in a hidden tab, where no frames are painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** The signed-in user as a learner. */
export const learner: Learner = {
  current: () => client?.current() ?? null,
  subscribe(listener) {
    if (listeners.size === 0 && !client) openAfterFirstView()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Stores the answer after the verdict is painted, so that storing does not delay it. */
  answer: (answer) => change({ answers: [answer] }, painted()),
  finishRound: (round) => change({ rounds: [round] }),
  saveLesson: (progress) => change({ lessons: [progress] }),
  setStar: (item, isStarred) => change({ stars: [{ item, isStarred, at: new Date().toISOString() }] }),
  changeSettings: (settings) => change({ settings }),
  storeQuota: async (quota: DailyQuota) => (await open()).storeQuota(quota),
  send: async () => (await open()).send(),
  saveSettings: async (changes) => (await open()).saveSettings(changes),
  restart: async () => (await open()).restart(),
}

function openAfterFirstView(): void {
  if (document.readyState === 'complete') void openIfSignedIn()
  else addEventListener('load', () => void openIfSignedIn(), { once: true })
}

/** The state of the learner; null until it is read from the browser, shortly after the first view. */
export function useLearner(): LearnerState | null {
  return useSyncExternalStore(learner.subscribe, learner.current)
}

const noItems: ReadonlySet<string> = new Set()
const starredItems = new WeakMap<LearnerState['stars'], ReadonlySet<string>>()

function currentStarred(): ReadonlySet<string> {
  const stars = learner.current()?.stars
  if (!stars) return noItems
  let items = starredItems.get(stars)
  if (!items) starredItems.set(stars, (items = new Set(stars.map(({ item }) => item))))
  return items
}

/** Ids of the items that the learner has starred. */
export function useStarredItems(): ReadonlySet<string> {
  return useSyncExternalStore(learner.subscribe, currentStarred)
}
