import type { OwnReport } from '@pol/contract/operations/reports'
import { awaitedKey as key, awaitedSince } from '../../lib/awaited-since.ts'
import { local } from '../../lib/browser-storage.ts'
import { serverClock } from '../../lib/server-clock.ts'

/** Up to when the user has seen the answers to the own reports: only a browser that waits for one asks for them. */
export const awaitedAnswers = {
  since: awaitedSince,
  /** Called when a report has been sent. */
  start() {
    if (local.getItem(key) === null)
      local.setItem(key, new Date(Date.now() - serverClock.aheadMs()).toISOString())
  },
  /** Called when the user has seen the reports. Without any, another user of this device waits. */
  see(reports: readonly OwnReport[]) {
    const since = local.getItem(key)
    if (since === null || reports.length === 0) return
    if (reports.some(({ status }) => status === 'open')) {
      const [newest = since] = reports
        .flatMap((report) => report.closed_at ?? [])
        .toSorted()
        .toReversed()
      local.setItem(key, newest > since ? newest : since)
    } else local.removeItem(key)
  },
}

/** Whether a report was closed after the user had looked last. */
export function isNewsSince({ closed_at }: OwnReport, since: string | null): boolean {
  return closed_at !== null && since !== null && closed_at > since
}
