import { useEffect, useState } from 'react'
import { ConnectionError } from '@pol/contract/client'
import { useCurrentSession } from '../../lib/current-session.ts'
import { useToken } from '../../lib/session.ts'
import type { Hearing } from '../../ui/speech/hearing.ts'
import { isKept, keepClip, type Spoken } from '../../ui/speech/player.ts'
import { keptLines } from './lines.ts'

const clips: readonly Spoken[] = keptLines.flatMap(({ german, farsi }) => [
  { text: german, voice: 'alloy' },
  { text: farsi, voice: 'nova' },
])
const toKeep = new Set(clips.map(({ text }) => text))

/** Fetches the sound of the lines one after the other: an emergency has no network. */
async function keepAll(signal: AbortSignal): Promise<void> {
  for (const clip of clips) {
    if (!navigator.onLine || signal.aborted) return
    await keepClip(clip, signal)
  }
}

async function keptTexts(): Promise<ReadonlySet<string>> {
  const kept = await Promise.all(clips.map(isKept))
  return new Set(clips.filter((_, at) => kept[at]).map(({ text }) => text))
}

/**
 * Keeps the sound of the lines at the first visit with a session. The server speaks only with one; without it, the sound is
 * what this device has kept.
 */
export function useHearing(): (text: string) => Hearing {
  // Signs in with the device key, where there is one. Nothing waits for it.
  useCurrentSession()
  const isSignedIn = useToken() !== null
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const showKept = async () => {
      const texts = await keptTexts()
      if (!signal.aborted) setKept(texts)
    }
    const work = isSignedIn ? keepAll(signal) : showKept()
    work.catch((error: unknown) => {
      // Without a connection there is nothing to report. The next visit tries again; pressing a button says what is wrong.
      if (!signal.aborted && !(error instanceof ConnectionError))
        console.warn('The clips for an emergency could not be kept', error)
    })
    return () => leaving.abort()
  }, [isSignedIn])
  if (isSignedIn) return (text) => (toKeep.has(text) ? 'stored' : 'passing')
  return (text) => (kept.has(text) ? 'stored' : 'none')
}
