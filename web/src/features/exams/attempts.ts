import { useMemo, useSyncExternalStore } from 'react'
import type { Attempt } from '@pol/learning/exams/attempt'
import { local } from '../../lib/browser-storage.ts'
import { session } from '../../lib/session.ts'

/** The last attempt at each part, by the name of the part on the wire. */
export type Attempts = Readonly<Partial<Record<string, Attempt>>>

const key = 'pl_exams'
const listeners = new Set<() => void>()

/** Several people may share a browser. */
type AttemptsOfUsers = Readonly<Partial<Record<string, Attempts>>>

const snapshot = () => local.getItem(key) ?? '{}'
const parsed = (stored: string) => JSON.parse(stored) as AttemptsOfUsers
const userId = () => session.remembered()?.user.id ?? ''

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Changes of other tabs.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * The attempts of the signed-in user in this browser. Answers stay here; the account knows what was begun and the points.
 * @param restartedAt when the learner began anew: earlier attempts do not count.
 */
export function useAttempts(restartedAt: string | null): Attempts {
  const stored = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => {
    const from = restartedAt === null ? 0 : Date.parse(restartedAt)
    const all = Object.entries(parsed(stored)[userId()] ?? {})
    return Object.fromEntries(all.filter(([, attempt]) => attempt && attempt.startedAt >= from))
  }, [stored, restartedAt])
}

/** Stores an attempt; null forgets it. */
export function storeAttempt(name: string, attempt: Attempt | null): void {
  changeAttempts((attempts) => ({ ...attempts, [name]: attempt ?? undefined }))
}

/** Changes an attempt as it is stored now. */
export function changeAttempt(name: string, change: (attempt: Attempt) => Attempt): void {
  changeAttempts((attempts) => {
    const attempt = attempts[name]
    return attempt ? { ...attempts, [name]: change(attempt) } : attempts
  })
}

function changeAttempts(change: (attempts: Attempts) => Attempts): void {
  const all = parsed(snapshot())
  local.setItem(key, JSON.stringify({ ...all, [userId()]: change(all[userId()] ?? {}) }))
  for (const listener of listeners) listener()
}
