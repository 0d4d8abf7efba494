import { useEffect } from 'react'
import type { ClipText } from './clip-cache.ts'
import { keepClip } from './player.ts'
import { savesData } from './saves-data.ts'

/** The sounds of the screen itself come first. */
const delayMs = 3_000

/**
 * Stores clips one after the other while the screen is open, so that they can be heard without a network. Not where the browser
 * is asked to save data. A failure ends it until the screen is opened again: no answer depends on it.
 */
export function useKeptClips(clips: readonly ClipText[]): void {
  useEffect(() => {
    const stop = new AbortController()
    const keep = async () => {
      for (const clip of clips) {
        if (stop.signal.aborted || !navigator.onLine) return
        await keepClip(clip, stop.signal)
      }
    }
    const start = () =>
      keep().catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('Not all clips could be stored', error)
      })
    const timer = setTimeout(() => {
      if (!savesData()) void start()
    }, delayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [clips])
}
