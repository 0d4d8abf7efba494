import { deviceLock as stream } from '@pol/contract/device-lock'
import type { StreamRoute } from '../../api/handle.ts'
import type { OpenStreams } from './open-streams.ts'

export function deviceLock({ openStreams }: { openStreams: OpenStreams }): StreamRoute {
  return { stream, open: (actor) => openStreams.open(actor) }
}
