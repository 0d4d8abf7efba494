import type { CallOptions } from '@pol/contract/client'
import { speakerNamed } from '@pol/language/speakers'
import { call } from '../../lib/call.ts'
import { type ClipText, clipKey } from './clip-cache.ts'

export type ClipPriority = NonNullable<CallOptions['priority']>

interface Underway {
  readonly clip: Promise<Blob>
  readonly allLeft: AbortController
  waiting: number
}

const underway = new Map<string, Underway>()

/**
 * Requests a clip from the server. Those who ask for the same clip meanwhile wait for the same request; it is aborted when all of
 * them have left.
 * @param signal aborts when the caller does not need the clip any more.
 * @throws CallError, ConnectionError if the server does not return it.
 */
export async function requestClip(
  spoken: ClipText,
  signal: AbortSignal,
  priority: ClipPriority,
): Promise<Blob> {
  signal.throwIfAborted()
  const key = clipKey(spoken)
  const shared = underway.get(key) ?? begin(spoken, priority)
  underway.set(key, shared)
  const end = () => underway.get(key) === shared && underway.delete(key)
  shared.waiting += 1
  const leave = () => {
    shared.waiting -= 1
    if (shared.waiting > 0) return
    end()
    shared.allLeft.abort(signal.reason)
  }
  signal.addEventListener('abort', leave)
  try {
    const clip = await shared.clip
    signal.throwIfAborted()
    return clip
  } finally {
    end()
    signal.removeEventListener('abort', leave)
  }
}

function begin(spoken: ClipText, priority: ClipPriority): Underway {
  const allLeft = new AbortController()
  const answer = call('text-to-speech', inputOf(spoken), { signal: allLeft.signal, priority })
  return { clip: answer.then(clipOf), allLeft, waiting: 0 }
}

function inputOf({ text, voice, id, speaker }: ClipText) {
  if (speaker === undefined) return { text, voice, id }
  const { number, character } = speakerNamed(speaker)
  return { text, voice, id, speaker: number, character }
}

function clipOf({ audioContent }: { readonly audioContent: string }): Blob {
  const bytes = Uint8Array.from(atob(audioContent), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'audio/mpeg' })
}
