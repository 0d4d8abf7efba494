import type { Voice } from '@pol/contract/speech'

/** The name of the cache in the browser's storage. */
const cacheName = 'pl_clips'
/** About 30 MB. */
const mostClips = 3_000

/** A cache is asked for by address; nothing is ever fetched from this one. */
const addressOf = (text: string, voice: Voice) => `/clips/${voice}/${encodeURIComponent(text)}`

/** Clips that this browser has played, for when there is no network. Browsers keep such only for secure addresses. */
export const heardClips = {
  async find(text: string, voice: Voice): Promise<Blob | null> {
    if (!('caches' in window)) return null
    const kept = await (await caches.open(cacheName)).match(addressOf(text, voice))
    return (await kept?.blob()) ?? null
  },
  /** Keeps a clip; the oldest go first. */
  async keep(text: string, voice: Voice, clip: Blob): Promise<void> {
    if (!('caches' in window)) return
    const cache = await caches.open(cacheName)
    await cache.put(addressOf(text, voice), new Response(clip))
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -mostClips).map((clip) => cache.delete(clip)))
  },
}
