import { textToSpeech as operation } from '@pol/contract/operations/speech'
import type { Character, SpeakerNumber } from '@pol/language/speakers'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Clips } from './clips.ts'
import type { HotClips } from './hot-clips.ts'
import type { Readings } from './readings.ts'

/** Of a request that names no character. */
const usualCharacters: Record<SpeakerNumber, Character> = { 1: 'woman', 2: 'man' }

interface Parts {
  readonly clips: Clips
  readonly hotClips: HotClips
  readonly limits: Limits
  readonly readings: Readings
}

/** Texts of the course are unlimited, by those who say them there. All others count towards the user's quota. */
export function textToSpeech({ clips, hotClips, limits, readings }: Parts) {
  return handle(operation, async ({ text, voice, id, speaker: number, character }, call) => {
    const speaker = { character: character ?? usualCharacters[number], number }
    const { isTaught, ...reading } = readings(text, voice, id, speaker)
    const spoken = { ...reading, speaker }
    if (isTaught) return hotClips.responseFor(spoken, call)
    await limits.freeSpeech.take({ userId: call.actor.userId })
    const mp3 = await clips.free(spoken, call.signal)
    return { audioContent: Buffer.from(mp3).toString('base64') }
  })
}
