import { useEffect, useState } from 'react'
import { ConnectionError } from '@pol/contract/client'
import { useCurrentSession } from '../../lib/current-session.ts'
import { useToken } from '../../lib/session.ts'
import type { Hearing } from '../../ui/speech/hearing.ts'
import { isKept, keepClip, type Spoken } from '../../ui/speech/player.ts'
import { keptLines } from './emergency-calls.ts'

const clips: readonly Spoken[] = keptLines.flatMap(({ german, farsi }) => [
  { text: german, voice: 'alloy' },
  { text: farsi, voice: 'nova' },
])
const toKeep = new Set(clips.map(({ text }) => text))

/** Caches the audio of the lines one by one, because an emergency may happen without a network. */
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
 * Caches the audio of the lines on the first visit with a session, which the server requires for speech. Without a
 * session, only cached lines can be played.
 */
export function useHearing(): (text: string) => Hearing {
  // Signs in with the device key, if there is one. The screen does not wait for it.
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
      // Connection errors are not reported: the next visit retries, and pressing a button shows the error.
      if (!signal.aborted && !(error instanceof ConnectionError))
        console.warn('The clips for an emergency could not be kept', error)
    })
    return () => leaving.abort()
  }, [isSignedIn])
  if (isSignedIn) return (text) => (toKeep.has(text) ? 'stored' : 'passing')
  return (text) => (kept.has(text) ? 'stored' : 'none')
}
