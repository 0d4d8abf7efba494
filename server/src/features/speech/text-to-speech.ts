import type { SpokenContent } from '@pol/content/read'
import { textToSpeech as operation } from '@pol/contract/speech'
import { handle } from '../../http/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Clips } from './clips.ts'

interface Parts {
  readonly clips: Clips
  readonly limits: Limits
  readonly spokenContent: SpokenContent
}

/** Texts of the course are unlimited. Other texts count against the user's quota. */
export function textToSpeech({ clips, limits, spokenContent }: Parts) {
  return handle(operation, async ({ text, voice, id }, { actor, signal }) => {
    const isTaught = voice === 'alloy' ? spokenContent.german.has(text) : spokenContent.persian.has(text)
    if (!isTaught) await limits.freeSpeech.take({ userId: actor.userId })
    const transliteration = id && spokenContent.homographs.get(text)?.get(id)
    const spoken = { text, voice, transliteration }
    const mp3 = await (isTaught ? clips.taught(spoken, signal) : clips.free(spoken, signal))
    return { audioContent: Buffer.from(mp3).toString('base64') }
  })
}
