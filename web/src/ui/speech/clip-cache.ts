import type { Voice } from '@pol/contract/operations/speech'

/** The cache's name in the browser. */
const cacheName = 'pl_clips'
/** About 30 MB. */
const maxClips = 3_000

/** A text to speak. The id of its line determines the pronunciation of a homograph. */
export interface ClipText {
  readonly text: string
  readonly voice: Voice
  readonly id?: string | undefined
}

/** The Cache API needs a URL as key; this one is never requested. */
const cacheKey = ({ text, voice, id }: ClipText) =>
  `/clips/${voice}/${encodeURIComponent(text)}${id ? `/${id}` : ''}`

/** Speech clips that were played in this browser, for offline use. The Cache API requires a secure origin. */
export const clipCache = {
  async find(spoken: ClipText): Promise<Blob | null> {
    if (!('caches' in window)) return null
    const response = await (await caches.open(cacheName)).match(cacheKey(spoken))
    return (await response?.blob()) ?? null
  },
  /** Adds a clip and deletes the oldest ones above the limit. */
  async add(spoken: ClipText, clip: Blob): Promise<void> {
    if (!('caches' in window)) return
    const cache = await caches.open(cacheName)
    await cache.put(cacheKey(spoken), new Response(clip))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxClips).map((key) => cache.delete(key)))
  },
}
