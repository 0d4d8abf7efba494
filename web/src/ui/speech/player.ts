import { ConnectionError } from '@pol/contract/client'
import { humanVoices } from '../../lib/human-voices/human-voices.ts'
import { session } from '../../lib/session.ts'
import { clipCache, clipKey, type ClipText } from './clip-cache.ts'
import { type ClipPriority, requestClip } from './request-clip.ts'

export type SpeechStatus = 'idle' | 'loading' | 'playing'

/** `not-generated`: the server returned no clip. `not-played`: the browser could not play it. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly kind: 'not-generated' | 'not-played'

  constructor(kind: SpeechError['kind'], cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

interface Playback {
  readonly owner: string
  readonly cancel: AbortController
  readonly onStatus: (status: SpeechStatus) => void
}

export interface Spoken extends ClipText {
  /** The id of a recording by a person, which is played instead if it is available. */
  readonly recording?: string | undefined
}

interface PlayOptions {
  /** Playback rate; 1 is normal speed. The pitch is preserved. */
  readonly rate: number
  readonly onStatus?: (status: SpeechStatus) => void
}

interface SpeakOptions extends PlayOptions {
  /** Whether the learner wrote the text; its clip is then not stored in the browser. */
  readonly isPersonal: boolean
}

interface OpenClip {
  readonly clip: Blob
  /** Object URL of the clip. */
  readonly url: string
}

/** The clips played on this page, oldest first. */
const openClips = new Map<string, OpenClip>()
const maxOpenClips = 300

let audio: HTMLAudioElement | null = null
let current: Playback | null = null

function end({ onStatus }: Playback): void {
  current = null
  onStatus('idle')
}

/** The audio player of the application. Starting a text stops the previous one. */
export const speechPlayer = {
  stop(owner: string): void {
    if (current?.owner !== owner) return
    current.cancel.abort()
    audio?.pause()
    end(current)
  },
  /**
   * Plays a sound, and keeps nothing of it; resolves at its end or when it is stopped.
   * @param fetchSound its errors are passed on.
   * @returns whether it was played to its end.
   * @throws SpeechError
   */
  async play(
    owner: string,
    fetchSound: (signal: AbortSignal) => Promise<Blob>,
    options: PlayOptions,
  ): Promise<boolean> {
    let url = ''
    const open = async (signal: AbortSignal) => (url = URL.createObjectURL(await fetchSound(signal)))
    try {
      return await playFrom(owner, open, options)
    } finally {
      URL.revokeObjectURL(url)
      // The element would keep the sound until the next one.
      if (audio && audio.src === url) unload(audio)
    }
  },
  /**
   * Speaks a text; resolves at its end or when it is stopped.
   * @returns whether it was spoken to its end.
   * @throws SpeechError
   */
  async speak(
    owner: string,
    { recording, ...spoken }: Spoken,
    { isPersonal, ...options }: SpeakOptions,
  ): Promise<boolean> {
    let url = ''
    const open = async (signal: AbortSignal) => {
      const human = await humanSound(recording, signal)
      return human ? (url = URL.createObjectURL(human)) : (await openClip(spoken, isPersonal, signal)).url
    }
    try {
      return await playFrom(owner, open, options)
    } catch (error) {
      if (error instanceof SpeechError) fetchAgain(spoken)
      throw error
    } finally {
      URL.revokeObjectURL(url)
    }
  },
}

/** The next attempt fetches the clip from the server. */
function fetchAgain(spoken: ClipText): void {
  openClips.delete(clipKey(spoken))
  clipCache.expire(spoken)
}

/** @returns null if the recording is not available; the clip of the speech engine is played then. */
async function humanSound(recording: string | undefined, signal: AbortSignal): Promise<Blob | null> {
  if (recording === undefined) return null
  try {
    return (await humanVoices.current()?.sound(recording, signal)) ?? null
  } catch {
    return null
  }
}

async function playFrom(
  owner: string,
  open: (signal: AbortSignal) => Promise<string>,
  { rate, onStatus = () => undefined }: PlayOptions,
): Promise<boolean> {
  if (current) speechPlayer.stop(current.owner)
  const cancel = new AbortController()
  const playback = { owner, cancel, onStatus }
  current = playback
  onStatus('loading')
  try {
    const url = await open(cancel.signal)
    if (cancel.signal.aborted) return false
    onStatus('playing')
    await play(url, rate, cancel.signal)
    return !cancel.signal.aborted
  } catch (error) {
    if (!cancel.signal.aborted) throw error
    return false
  } finally {
    if (current === playback) end(playback)
  }
}

/**
 * Stores the clip of a taught text in the browser, so that it can be heard without a network.
 * @throws CallError, ConnectionError if the server does not return it.
 */
export async function keepClip(spoken: ClipText, signal: AbortSignal): Promise<void> {
  if (await clipCache.find(spoken)) return
  await clipCache.add(spoken, await requestClip(spoken, signal, 'low'))
}

/**
 * Fetches the clip of a taught text that will be played soon, so that it is played at once.
 * @throws SpeechError
 */
export async function fetchAhead(spoken: ClipText, signal: AbortSignal): Promise<void> {
  await openClip(spoken, false, signal, 'low')
}

/** Whether it can be played without a network. */
export async function isKept({ recording, ...spoken }: Spoken): Promise<boolean> {
  if (recording !== undefined && (await humanVoices.current()?.isKept(recording))) return true
  return (await clipCache.find(spoken)) !== null
}

/** The sound with which `speak` speaks a taught text. @throws SpeechError */
export async function soundOf({ recording, ...spoken }: Spoken, signal: AbortSignal): Promise<Blob> {
  return (await humanSound(recording, signal)) ?? (await openClip(spoken, false, signal)).clip
}

async function openClip(
  spoken: ClipText,
  isPersonal: boolean,
  signal: AbortSignal,
  priority: ClipPriority = 'auto',
): Promise<OpenClip> {
  const key = clipKey(spoken)
  const cached = openClips.get(key)
  if (cached) return cached
  const clip = await fetchClip(spoken, isPersonal, signal, priority)
  const meanwhile = openClips.get(key)
  if (meanwhile) return meanwhile
  const opened = { clip, url: URL.createObjectURL(clip) }
  openClips.set(key, opened)
  const [oldest] = openClips
  if (oldest && openClips.size > maxOpenClips) {
    openClips.delete(oldest[0])
    URL.revokeObjectURL(oldest[1].url)
  }
  return opened
}

/** Fetches the clip from the server, once a page; without a connection or a session, takes it from the cache. */
async function fetchClip(
  spoken: ClipText,
  isPersonal: boolean,
  signal: AbortSignal,
  priority: ClipPriority,
): Promise<Blob> {
  const needsNoServer = session.token() === null || clipCache.isCurrent(spoken)
  const kept = needsNoServer && (await clipCache.find(spoken))
  if (kept) return kept
  try {
    const clip = await requestClip(spoken, signal, priority)
    if (!isPersonal) {
      clipCache.add(spoken, clip).catch((error: unknown) => {
        console.warn('The clip could not be cached', error)
      })
    }
    return clip
  } catch (cause) {
    const cached = cause instanceof ConnectionError && (await clipCache.find(spoken))
    if (cached) return cached
    throw new SpeechError('not-generated', cause)
  }
}

function unload(player: HTMLAudioElement): void {
  player.removeAttribute('src')
  player.load()
}

function play(url: string, rate: number, stop: AbortSignal): Promise<void> {
  audio ??= new Audio()
  const player = audio
  const finished = new AbortController()
  const { signal } = finished
  return new Promise<void>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new SpeechError('not-played', cause))
    stop.addEventListener('abort', () => resolve(), { signal })
    player.addEventListener('ended', () => resolve(), { signal })
    player.addEventListener('error', () => fail(player.error), { signal })
    player.src = url
    // Setting the source resets the rate.
    player.playbackRate = rate
    player.play().catch(fail)
  }).finally(() => finished.abort())
}
