import { onTestFinished, vi } from 'vitest'
import { leadersOf } from '@pol/learning/leaders'
import { defaultParameters } from '@pol/learning/memory'
import type { Answer, FinishedRound, LessonProgress, SettingChanges } from '@pol/learning/values'
import { noGroups } from '../../learning/test/no-groups.ts'
import { openJournal } from '../src/lib/learning/journal.ts'
import { memoryStore, withMemoryFallback } from '../src/lib/learning/key-value-store.ts'
import { createLearnerClient } from '../src/lib/learning/learner-client.ts'
import type { Queue } from '../src/lib/learning/queue.ts'
import { openStore } from '../src/lib/learning/store.ts'
import type { LearningServer } from './learning-server.ts'
import { memoryStorage } from './memory-storage.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2027-12-31T00:00:00Z')

const alone = leadersOf(noGroups)

/** Returns copies, as IndexedDB does. */
class CopiedValues extends Map<string, unknown> {
  override get(key: string): unknown {
    return structuredClone(super.get(key))
  }
}

/** The storage of a browser: the values of IndexedDB, and local storage. */
export const newBrowser = () => ({ values: new CopiedValues(), storage: memoryStorage() })

/** Opens a page in a browser, as Farid by default. */
export async function openPage(
  server: LearningServer,
  browser = newBrowser(),
  user = 'farid',
  leaders = alone,
) {
  let isOnline = true
  const journal = openJournal(browser.storage, user)
  const told: string[] = []
  const notifyUser = (sentence: string) => void told.push(sentence)
  const failures: unknown[] = []
  const values = withMemoryFallback(memoryStore(browser.values), (error) => failures.push(error))
  const store = openStore(values, journal, user, notifyUser)
  await store.enqueueJournal()
  const learner = await createLearnerClient({
    store,
    call: server.call,
    zone,
    leaders,
    now: () => now,
    clockAheadMs: () => 3_600_000,
    isOnline: () => isOnline,
    withExclusiveLock: (run) => run(),
    notifyOtherTabs: () => {},
    notifyUser,
    onChange: () => {},
  })
  onTestFinished(() => learner.close())
  const change = (changes: Partial<Queue>) => learner.enqueue(changes, journal.add(changes))
  return {
    ...learner,
    browser,
    store,
    /** Notices about lost data that the learner got. */
    told,
    /** The errors of the database. */
    failures,
    answer: (given: Answer) => change({ answers: [given] }),
    finishRound: (round: FinishedRound) => change({ rounds: [round] }),
    saveLesson: (progress: LessonProgress) => change({ lessons: [progress] }),
    setStar: (item: string, isStarred: boolean) =>
      change({ stars: [{ item, isStarred, at: new Date(now).toISOString() }] }),
    changeSettings: (settings: SettingChanges) => change({ settings }),
    goOffline: () => (isOnline = false),
    goOnline: () => (isOnline = true),
  }
}

/** Parameters with which a first answer lasts so many times as long. */
export const lasting = (factor: number) =>
  defaultParameters.map((value, at) => (at < 4 ? value * factor : value))

let made = 0
export function answer(fields: Partial<Answer> = {}): Answer {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(Date.UTC(2026, 2, 1, 8, 0, made)).toISOString(),
    ms: 4000,
    ...fields,
  }
}

export function round(fields: Partial<FinishedRound> = {}): FinishedRound {
  const { id, at } = answer()
  return { id, at, cards: 12, ...fields }
}

/** Captures the console warnings of this test. */
export function warnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return () => warn.mock.calls.map(([message]) => String(message))
}
