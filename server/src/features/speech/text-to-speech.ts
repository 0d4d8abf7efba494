import { textToSpeech as operation } from '@pol/contract/operations/speech'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Clips } from './clips.ts'
import type { Readings } from './readings.ts'

interface Parts {
  readonly clips: Clips
  readonly limits: Limits
  readonly readings: Readings
}

/** Texts of the course are unlimited. Other texts count towards the user's quota. */
export function textToSpeech({ clips, limits, readings }: Parts) {
  return handle(operation, async ({ text, voice, id }, { actor, signal }) => {
    const spoken = readings(text, voice, id)
    if (!spoken.isTaught) await limits.freeSpeech.take({ userId: actor.userId })
    const mp3 = await (spoken.isTaught ? clips.taught(spoken, signal) : clips.free(spoken, signal))
    return { audioContent: Buffer.from(mp3).toString('base64') }
  })
}
