import type { OwnReport } from '@pol/contract/operations/reports'
import { awaitedKey as key, awaitedSince } from '../../lib/awaited-since.ts'
import { local } from '../../lib/browser-storage.ts'
import { serverClock } from '../../lib/server-clock.ts'

/** Tracks up to when the user has seen the answers to their reports. Only browsers that await one request them. */
export const awaitedAnswers = {
  since: awaitedSince,
  /** Called when a report has been sent. */
  start() {
    if (local.getItem(key) === null)
      local.setItem(key, new Date(Date.now() - serverClock.aheadMs()).toISOString())
  },
  /** Called when the user has seen their reports. An empty list is that of another user of this device. */
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

/** Whether a report was closed after `since`. */
export function isNewsSince({ closed_at }: OwnReport, since: string | null): boolean {
  return closed_at !== null && since !== null && closed_at > since
}
