import { listVoices as operation } from '@pol/contract/operations/speech'
import { handle } from '../../api/handle.ts'
import type { VoicesInUse } from './voices/voices-in-use.ts'

export function listVoices({ voices }: { voices: VoicesInUse }) {
  return handle(operation, async () => ({ voices: voices.reports() }))
}
