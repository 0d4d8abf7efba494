import { useSyncExternalStore } from 'react'
import { local } from '../browser-storage.ts'
import { session } from '../session.ts'
import { addToJournal } from './journal.ts'
import type { Learner, LearnerState } from './learner-state.ts'
import type { OpenLearner } from './opened-learner.ts'
import type { Waiting } from './store.ts'

const listeners = new Set<() => void>()
let user: string | null = null
let opening: Promise<OpenLearner> | null = null
let opened: OpenLearner | null = null

const notify = () => {
  for (const listener of listeners) listener()
}

function signedInUser(): string {
  const id = session.remembered()?.user.id
  if (!id) throw new Error('Nobody is signed in')
  return id
}

/** Opens the state of the signed-in user. Its scripts are loaded only now, so that they do not delay a first view. */
async function open(): Promise<OpenLearner> {
  const id = signedInUser()
  user = id
  opening ??= load(id).catch((error: unknown) => {
    opening = null
    throw error
  })
  return await opening
}

const userChanged = new Error('The user has signed out, or another one has signed in')

async function load(id: string): Promise<OpenLearner> {
  const { openLearner } = await import('./opened-learner.ts')
  const learner = await openLearner(id, notify)
  if (user !== id) {
    learner.close()
    throw userChanged
  }
  opened = learner
  notify()
  return learner
}

/** Without a session, it is opened at the sign-in. */
const openAndTell = async () => {
  if (!session.remembered()) return
  try {
    await open()
  } catch (error) {
    if (error !== userChanged) console.warn('The state of the learner could not be loaded', error)
  }
}

/** Nothing of one user is shown to another one. */
session.subscribe(() => {
  const id = session.remembered()?.user.id ?? null
  if (id === user) return
  opened?.close()
  user = null
  opening = null
  opened = null
  notify()
  if (id && listeners.size > 0) void openAndTell()
})

/** The change is in the journal before anything is waited for: the page may be closed at any time. */
async function change(changes: Partial<Waiting>, until?: Promise<void>): Promise<void> {
  addToJournal(changes, signedInUser(), local)
  await until
  await (await open()).takeIn(changes)
}

/** Settles when the next frame is painted, or soon where no frames are painted, as in a hidden tab. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** The signed-in user as a learner. */
export const learner: Learner = {
  current: () => opened?.current() ?? null,
  subscribe(listener) {
    if (listeners.size === 0 && !opened) openAfterFirstView()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** What is stored after the verdict is shown does not delay it. */
  answer: (answer) => change({ answers: [answer] }, painted()),
  setStar: (item, isStarred) => change({ stars: [{ item, isStarred, at: new Date().toISOString() }] }),
  changeSettings: (settings) => change({ settings }),
  settle: async (allowance) => (await open()).settle(allowance),
  send: async () => (await open()).send(),
  restart: async () => (await open()).restart(),
}

function openAfterFirstView(): void {
  if (document.readyState === 'complete') void openAndTell()
  else addEventListener('load', () => void openAndTell(), { once: true })
}

/** What is known about the learner; null until it is read from the browser, shortly after the first view. */
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

/** The ids of the items that the learner has marked. */
export function useStarredItems(): ReadonlySet<string> {
  return useSyncExternalStore(learner.subscribe, currentStarred)
}
