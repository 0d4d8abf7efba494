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

/** What is taught may be heard without limit; other texts count against a quota of the user's. */
export function textToSpeech({ clips, limits, spokenContent }: Parts) {
  return handle(operation, async ({ text, voice }, { actor, signal }) => {
    const isTaught = voice === 'alloy' ? spokenContent.german.has(text) : spokenContent.persian.has(text)
    if (!isTaught) await limits.freeSpeech.take({ userId: actor.userId })
    const mp3 = await (isTaught ? clips.taught(text, voice, signal) : clips.free(text, voice, signal))
    return { audioContent: Buffer.from(mp3).toString('base64') }
  })
}
