import { aheadMinutes } from '@pol/contract/limits'

const farthestAheadMs = aheadMinutes * 60_000

let aheadMs = 0

/** Clock of this device minus that of the server, in milliseconds, measured by the last response. */
export const serverClock = {
  aheadMs: () => aheadMs,
  /**
   * Now, in milliseconds since 1970: by the clock of this device, unless it is so far ahead that the server would correct the times of
   * answers. Then today is the day of the corrected answers, too.
   */
  now: () => Date.now() - (aheadMs > farthestAheadMs ? aheadMs : 0),
  observe(response: Response) {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) aheadMs = Date.now() - date
  },
}
