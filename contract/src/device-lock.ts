import * as v from 'valibot'
import { eventStream } from './event-stream.ts'
import { deviceId, nothing, timestamp } from './fields.ts'

/**
 * Tells a device at once that another one has become the active one (specification sections 4 and 7). A
 * stream whose session ends for another reason just ends: opening it again says why.
 */
export const deviceLock = eventStream({
  name: 'device-lock',
  summary: 'Tells a device that the user has signed in on another one',
  path: '/api/realtime/device-lock',
  access: 'session',
  events: {
    /** The session of this stream is over, because its user signed in on the device `actor`. */
    force_logout: v.object({ actor: deviceId, at: timestamp }),
    /** The stream ends here, and all is well: whoever is still there opens it again at once. */
    renew: nothing,
  },
})

/** A sign of life comes this often. */
export const heartbeatMs = 15_000

/** After this silence, the other end is gone: the server drops the stream, the browser opens another. */
export const longestSilenceMs = 3 * heartbeatMs
