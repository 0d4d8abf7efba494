import { useEffect } from 'react'
import type { ClipText } from './clip-cache.ts'
import { fetchAhead } from './player.ts'
import { savesData } from './saves-data.ts'

/**
 * Fetches clips one after the other that will be played soon, so that they are played at once. Not where the browser is asked
 * to save data.
 * @param clips the next one first.
 */
export function useClipsAhead(clips: readonly ClipText[]): void {
  useEffect(() => {
    const stop = new AbortController()
    const fetchAll = async () => {
      for (const clip of clips) {
        if (stop.signal.aborted || !navigator.onLine || savesData()) return
        await fetchAhead(clip, stop.signal)
      }
    }
    // A failure is not told here: whoever plays the clip asks for it again, and is told then.
    fetchAll().catch(() => undefined)
    // Deferred, so that a request goes on if the next clips need it, too.
    return () => void setTimeout(() => stop.abort())
  }, [clips])
}
