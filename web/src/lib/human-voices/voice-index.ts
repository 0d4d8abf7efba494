import * as v from 'valibot'
import { CallError, ConnectionError, isSessionEnd } from '@pol/contract/client'
import { humanVoice, type HumanVoice } from '@pol/contract/forms/recordings'
import { type Language, languages } from '@pol/language/language'
import { recordingType } from '@pol/contract/limits'
import { call } from '../call.ts'

/** The approved recordings that this browser knows of. */
export interface VoiceIndex {
  of(item: string, language: Language): readonly HumanVoice[]
  /** Fetches a sound; without a network, takes it from the cache. @throws CallError, ConnectionError */
  sound(id: string, signal: AbortSignal): Promise<Blob>
  /** Whether the sound is in the cache. */
  isKept(id: string): Promise<boolean>
}

/** The Cache API needs URLs as keys; these are never requested. */
const listsKey = '/voices'
const soundKey = (id: string) => `/voices/${id}`

const list = v.object({ version: v.string(), voices: v.array(humanVoice) })
const storedLists = v.object({ de: list, fa: list })
type Lists = v.InferOutput<typeof storedLists>

const noVoices: v.InferOutput<typeof list> = { version: '', voices: [] }
const noLists: Lists = { de: noVoices, fa: noVoices }

/**
 * Reads the cached lists of approved recordings, and updates them from the server: at once, when the network returns,
 * and when the page becomes visible. Cached sounds that are no longer listed are deleted.
 * @param onChange called with null if the lists are empty.
 */
export async function openVoiceIndex(
  cacheName: string,
  onChange: (index: VoiceIndex | null) => void,
): Promise<void> {
  // The Cache API requires a secure origin; without it the lists last as long as the page.
  const cache = 'caches' in window ? await caches.open(cacheName) : null
  let lists = await readKept(cache)
  const show = () => onChange(areNone(lists) ? null : indexOf(lists, cache, refresh))
  const refreshOnce = async () => {
    const newer = await newerThan(lists)
    if (!newer) return
    lists = newer
    show()
    if (cache) await (areNone(lists) ? caches.delete(cacheName) : keep(lists, cache))
  }
  let refreshing: Promise<void> | null = null
  async function refresh(): Promise<void> {
    if (!navigator.onLine) return
    refreshing ??= refreshOnce()
      .catch(reportUnexpected)
      .finally(() => (refreshing = null))
    await refreshing
  }
  addEventListener('online', () => void refresh())
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void refresh(),
  )
  show()
  await refresh()
}

/** Logs an error, unless the server is unavailable or the session has ended, which has its own message. */
function reportUnexpected(error: unknown): void {
  const isExpected =
    error instanceof ConnectionError ||
    isSessionEnd(error) ||
    (error instanceof CallError && error.status >= 500)
  if (!isExpected) console.warn('The list of recordings could not be brought up to date', error)
}

/** @returns null if nothing has changed. */
async function newerThan(known: Lists): Promise<Lists | null> {
  const answers = await Promise.all(
    languages.map(async (language) => {
      const { version, voices } = await call('human-voices', { language, version: known[language].version })
      return [language, voices && { version, voices }] as const
    }),
  )
  const changed = answers.filter(([, list]) => list !== null)
  return changed.length === 0 ? null : { ...known, ...Object.fromEntries(changed) }
}

async function readKept(cache: Cache | null): Promise<Lists> {
  const response = await cache?.match(listsKey)
  const kept: unknown = await response?.json()
  return v.is(storedLists, kept) ? kept : noLists
}

async function keep(lists: Lists, cache: Cache): Promise<void> {
  await cache.put(listsKey, Response.json(lists))
  const wanted = new Set([
    listsKey,
    ...languages.flatMap((language) => lists[language].voices.map(({ id }) => soundKey(id))),
  ])
  const keys = await cache.keys()
  await Promise.all(
    keys.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((key) => cache.delete(key)),
  )
}

const areNone = (lists: Lists) => languages.every((language) => lists[language].voices.length === 0)

function indexOf(lists: Lists, cache: Cache | null, refresh: () => Promise<void>): VoiceIndex {
  const byItem = (language: Language) => Map.groupBy(lists[language].voices, ({ item }) => item)
  const voices = { de: byItem('de'), fa: byItem('fa') }
  return {
    of: (item, language) => voices[language].get(item) ?? noVoices.voices,
    async sound(id, signal) {
      try {
        const bytes = await call('play-recording', { id }, { signal })
        const sound = new Blob([bytes], { type: recordingType })
        cache?.put(soundKey(id), new Response(sound)).catch((error: unknown) => {
          console.warn('The recording could not be kept', error)
        })
        return sound
      } catch (error) {
        const kept = error instanceof ConnectionError && (await cache?.match(soundKey(id)))
        if (kept) return kept.blob()
        // It was withdrawn or rejected after the list was fetched.
        if (error instanceof CallError && error.code === 'recording-not-found') void refresh()
        throw error
      }
    },
    isKept: async (id) => (await cache?.match(soundKey(id))) !== undefined,
  }
}
