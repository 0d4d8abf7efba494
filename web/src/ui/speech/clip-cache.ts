import type { Voice } from '@pol/contract/operations/speech'
import { type SpeakerName, usualName } from '@pol/language/speakers'

/** The cache's name in the browser. */
const cacheName = 'pl_clips'
/** About 30 MB. */
const maxClips = 3_000

/** A text to speak. The id of its line determines the pronunciation of a homograph. */
export interface ClipText {
  readonly text: string
  readonly voice: Voice
  readonly id?: string | undefined
  /** Who says it; by default the usual speaker. */
  readonly speaker?: SpeakerName | undefined
}

/** Tells clips apart. The Cache API needs a URL as key; this one is never requested. */
export function clipKey({ text, voice, id, speaker = usualName }: ClipText): string {
  const by = speaker === usualName ? voice : `${voice} ${speaker}`
  return `/clips/${by}/${encodeURIComponent(text)}${id ? `/${id}` : ''}`
}

/** Keys of the clips that were added since the page was opened. */
const added = new Set<string>()

/** Speech clips that were fetched in this browser, for offline use. The Cache API requires a secure origin. */
export const clipCache = {
  async find(spoken: ClipText): Promise<Blob | null> {
    if (!('caches' in window)) return null
    const response = await (await caches.open(cacheName)).match(clipKey(spoken))
    return (await response?.blob()) ?? null
  },
  /** Whether the clip was fetched since the page was opened: then it needs not be fetched again. */
  isCurrent: (spoken: ClipText): boolean => added.has(clipKey(spoken)),
  /** Has the clip fetched again. Until then, it is there without a network. */
  expire: (spoken: ClipText): void => void added.delete(clipKey(spoken)),
  /** Adds a clip and deletes the oldest ones above the limit. */
  async add(spoken: ClipText, clip: Blob): Promise<void> {
    if (!('caches' in window)) return
    const cache = await caches.open(cacheName)
    await cache.put(clipKey(spoken), new Response(clip))
    added.add(clipKey(spoken))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxClips).map((key) => cache.delete(key)))
  },
}
