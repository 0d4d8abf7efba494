import { useEffect } from 'react'
import { ConnectionError } from '@pol/contract/client'
import { keepClip, type Spoken } from '../../ui/speech/player.ts'
import { allLines } from './lines.ts'

const clips: readonly Spoken[] = allLines.flatMap(({ german, farsi }) => [
  { text: german, voice: 'alloy' },
  { text: farsi, voice: 'nova' },
])

/** Fetches the sound of all lines at the first visit, one after the other: an emergency has no network. */
export function useKeptClips(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const keepAll = async () => {
      for (const clip of clips) {
        if (!navigator.onLine || leaving.signal.aborted) return
        await keepClip(clip, leaving.signal)
      }
    }
    keepAll().catch((error: unknown) => {
      // Without a connection there is nothing to report. The next visit tries again; pressing a button says what is wrong.
      if (!leaving.signal.aborted && !(error instanceof ConnectionError))
        console.warn('The clips for an emergency could not be kept', error)
    })
    return () => leaving.abort()
  }, [])
}
