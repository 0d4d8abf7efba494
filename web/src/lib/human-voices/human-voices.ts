import type { HumanVoice } from '@pol/contract/forms/recordings'
import type { Language } from '@pol/language/language'
import { once } from '../once.ts'
import { session } from '../session.ts'
import type { VoiceIndex } from './voice-index.ts'

const listeners = new Set<() => void>()
let index: VoiceIndex | null = null
const none: readonly HumanVoice[] = []

/** The cache's name in the browser (lib/storage-register.ts). */
const cacheName = 'pl_voices'

const open = once(async () => {
  const { openVoiceIndex } = await import('./voice-index.ts')
  await openVoiceIndex(cacheName, (opened) => {
    index = opened
    for (const listener of listeners) listener()
  })
})

/** Recordings of lines by people. Nothing is loaded before the first view, and nothing at all while there are none. */
export const humanVoices = {
  /** Null while there are none, and until the list is read. */
  current: () => index,
  of: (item: string, language: Language) => index?.of(item, language) ?? none,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) openAfterFirstView()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A list that this browser keeps is opened to delete what has been withdrawn since. */
async function openIfThere(): Promise<void> {
  const isKept = 'caches' in window && (await caches.has(cacheName))
  if (isKept || session.remembered()?.has_recordings) await open()
}

function openAfterFirstView(): void {
  const start = () =>
    void openIfThere().catch((error: unknown) => {
      addEventListener('online', start, { once: true })
      if (navigator.onLine) console.warn('The list of recordings could not be opened', error)
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
