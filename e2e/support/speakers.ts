import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { createRecording, giveRecordingConsent } from '@pol/contract/operations/recordings'
import type { Language } from '@pol/language/language'
import { createClip } from '../../server/test/clips.ts'
import { clientWith, openSession } from './clients.ts'
import type { Person } from './people.ts'

interface Voice {
  readonly motherTongue: Language
  readonly name: string | null
  readonly region: string | null
}

/** Gives the consent and records lines, without a browser. @returns a client of the speaker. */
export async function record(person: Person, voice: Voice, items: readonly string[]) {
  const { token } = await openSession(person)
  const call = clientWith(token)
  await call(updateAccountSettings, { mother_tongue: voice.motherTongue })
  await call(giveRecordingConsent, { name: voice.name, region: voice.region })
  const audio = await createClip({ seconds: 3 })
  for (const item of items) await call(createRecording, { item, audio })
  return call
}
