import type { OwnReport } from '@pol/contract/reports'
import { serverClock } from '../../lib/server-clock.ts'

/** Of the local storage entry. It is there while the user waits for an answer to a report that was sent from this browser. */
const key = 'pl_reports'

/** Up to when the user has seen the answers to the own reports: only a browser that waits for one asks for them. */
export const awaitedAnswers = {
  /** Null if the user waits for none. */
  since: (): string | null => localStorage.getItem(key),
  /** Called when a report has been sent. */
  start() {
    if (localStorage.getItem(key) === null)
      localStorage.setItem(key, new Date(Date.now() - serverClock.aheadMs()).toISOString())
  },
  /** Called when the user has seen the reports. Without any, another user of this device waits. */
  see(reports: readonly OwnReport[]) {
    const since = localStorage.getItem(key)
    if (since === null || reports.length === 0) return
    if (reports.some(({ status }) => status === 'open')) {
      const [newest = since] = reports
        .flatMap((report) => report.closed_at ?? [])
        .toSorted()
        .toReversed()
      localStorage.setItem(key, newest > since ? newest : since)
    } else localStorage.removeItem(key)
  },
}

/** Whether a report was closed after the user had looked last. */
export function isNewsSince({ closed_at }: OwnReport, since: string | null): boolean {
  return closed_at !== null && since !== null && closed_at > since
}
