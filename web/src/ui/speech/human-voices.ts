import type { ComponentType } from 'react'
import type { HumanVoice } from '@pol/contract/forms/recordings'
import type { Language } from '@pol/language/language'
import { once } from '../../lib/once.ts'
import { session } from '../../lib/session.ts'

export interface HumanVoiceButtonProps {
  readonly voices: readonly HumanVoice[]
  readonly text: string
}

/** The approved recordings that this browser knows of, with what plays them. */
export interface OpenVoices {
  of(item: string, language: Language): readonly HumanVoice[]
  readonly Button: ComponentType<HumanVoiceButtonProps>
  /** Without a network, a sound that was played before. @throws CallError, ConnectionError */
  sound(id: string, signal: AbortSignal): Promise<Blob>
  /** Whether it can be played without a network. */
  isKept(id: string): Promise<boolean>
}

const listeners = new Set<() => void>()
let opened: OpenVoices | null = null
const none: readonly HumanVoice[] = []

/** The cache's name in the browser (lib/storage-register.ts). */
export const voicesCache = 'pl_voices'

const open = once(async () => {
  const { openVoices } = await import('../voices/opened-voices.ts')
  await openVoices((voices) => {
    opened = voices
    for (const listener of listeners) listener()
  })
})

/** Recordings of lines by people. Nothing is loaded before the first view, and nothing at all while there are none. */
export const humanVoices = {
  /** Null while there are none, and until the list is read. */
  current: () => opened,
  of: (item: string, language: Language) => opened?.of(item, language) ?? none,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) openAfterFirstView()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A list that this browser keeps is opened to delete what has been withdrawn since. */
async function openIfThere(): Promise<void> {
  const isKept = 'caches' in window && (await caches.has(voicesCache))
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
