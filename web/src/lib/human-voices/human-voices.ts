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

/** Approved recordings of lines by people. Loaded after the first view, and only if there are any. */
export const humanVoices = {
  /** Null until the list is read, and if it is empty. */
  current: () => index,
  of: (item: string, language: Language) => index?.of(item, language) ?? none,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) openAfterFirstView()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A cached list is opened even if there are no recordings any more, so that withdrawn ones are deleted. */
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
