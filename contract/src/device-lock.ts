import * as v from 'valibot'
import { eventStream } from './event-stream.ts'
import { deviceId, emptyObject } from './operations/fields.ts'

/**
 * Notifies a device when another one becomes the active device (specification sections 4 and 7). If the session
 * ends for another reason, the stream closes without an event; reconnecting then returns the error.
 */
export const deviceLock = eventStream({
  name: 'device-lock',
  summary: 'Notifies a device that the user has signed in on another one',
  path: '/api/realtime/device-lock',
  access: 'session',
  events: {
    /**
     * The session has ended: the user signed in on the device `actor`, or on one that claims its id. `at` is in
     * ISO 8601. It is not validated: the browser does not read it, and the sign-in would load that rule only for it.
     */
    force_logout: v.object({ actor: deviceId, at: v.string() }),
    /** The stream closes although the session is valid: the client reconnects at once. */
    renew: emptyObject,
  },
})

/** Interval between heartbeats. */
export const heartbeatMs = 15_000

/** Without data for this long, the connection counts as dead: the server closes the stream, the browser reconnects. */
export const heartbeatTimeoutMs = 3 * heartbeatMs
