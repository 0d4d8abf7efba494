import { ConnectionError } from '@pol/contract/client'
import { textToSpeech, type Voice } from '@pol/contract/speech'
import { call } from '../../lib/call.ts'
import { heardClips } from './heard-clips.ts'

export type SpeechStatus = 'idle' | 'loading' | 'playing'

/** The text arrived but the browser could not play it, or the text could not be spoken. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly kind: 'not-generated' | 'not-played'

  constructor(kind: SpeechError['kind'], cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

interface Current {
  readonly owner: symbol
  readonly status: SpeechStatus
  readonly cancel: AbortController
}

interface Delivery {
  readonly voice: Voice
  /** A text of the learner's own, of which no clip stays in the browser. */
  readonly isPersonal: boolean
  /** 1 is the pace of the clip; the pitch is kept. */
  readonly rate: number
}

/** Clips that have been heard are kept, so that they sound at once; the oldest go first. */
const clips = new Map<string, string>()
const mostClips = 300

const listeners = new Set<() => void>()
let audio: HTMLAudioElement | null = null
let current: Current | null = null

function change(next: Current | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** The one voice of the product: whoever speaks silences the one before. */
export const speechPlayer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  statusOf: (owner: symbol): SpeechStatus => (current?.owner === owner ? current.status : 'idle'),
  stop(owner: symbol): void {
    if (current?.owner !== owner) return
    current.cancel.abort()
    audio?.pause()
    change(null)
  },
  /**
   * Speaks a text until its end.
   * @throws SpeechError; being stopped is not an error.
   */
  async speak(owner: symbol, text: string, { voice, isPersonal, rate }: Delivery): Promise<void> {
    if (current) speechPlayer.stop(current.owner)
    const cancel = new AbortController()
    change({ owner, status: 'loading', cancel })
    try {
      const url = await clipOf(text, voice, isPersonal, cancel.signal)
      if (cancel.signal.aborted) return
      change({ owner, status: 'playing', cancel })
      await play(url, rate, cancel.signal)
    } catch (error) {
      // What cannot be played is asked for anew at the next press.
      if (error instanceof SpeechError) clips.delete(`${voice} ${text}`)
      if (!cancel.signal.aborted) throw error
    } finally {
      if (current?.cancel === cancel) change(null)
    }
  },
}

async function clipOf(text: string, voice: Voice, isPersonal: boolean, signal: AbortSignal): Promise<string> {
  const key = `${voice} ${text}`
  const known = clips.get(key)
  if (known) return known
  const clip = await fetchClip(text, voice, isPersonal, signal)
  const url = URL.createObjectURL(clip)
  clips.set(key, url)
  const [oldest] = clips
  if (oldest && clips.size > mostClips) {
    clips.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  return url
}

/** The server's clip; without a network, the one that has been heard before. */
async function fetchClip(
  text: string,
  voice: Voice,
  isPersonal: boolean,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    const { audioContent } = await call(textToSpeech, { text, voice }, { signal })
    const clip = new Blob([bytesOf(audioContent)], { type: 'audio/mpeg' })
    if (!isPersonal) {
      heardClips.keep(text, voice, clip).catch((error: unknown) => {
        console.warn('The clip cannot be kept for later', error)
      })
    }
    return clip
  } catch (cause) {
    const heard = cause instanceof ConnectionError && (await heardClips.find(text, voice))
    if (heard) return heard
    throw new SpeechError('not-generated', cause)
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function play(url: string, rate: number, stopped: AbortSignal): Promise<void> {
  audio ??= new Audio()
  const player = audio
  const over = new AbortController()
  const { signal } = over
  return new Promise<void>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new SpeechError('not-played', cause))
    stopped.addEventListener('abort', () => resolve(), { signal })
    player.addEventListener('ended', () => resolve(), { signal })
    player.addEventListener('error', () => fail(player.error), { signal })
    player.src = url
    // A new source sets the rate back. The pitch is kept.
    player.playbackRate = rate
    player.play().catch(fail)
  }).finally(() => over.abort())
}
