import { dayOf, momentOf, startOfDay } from './day.ts'
import type { Reminder } from './values.ts'

/** A reminder that was missed, because no server was running, is sent up to this time later, on the same day. */
const reminderMinutes = 60

/** When a reminder is due: at its time on the first day after a practised one. */
export function reminderAfterPractice(
  { time }: Pick<Reminder, 'time'>,
  practisedAt: string,
  zone: string,
): string {
  return momentOf(dayOf(practisedAt, zone) + 1, time, zone)
}

/** The first moment after another at which a reminder is due. */
export function nextReminder({ time }: Pick<Reminder, 'time'>, after: string, zone: string): string {
  const today = momentOf(dayOf(after, zone), time, zone)
  return today > after ? today : momentOf(dayOf(after, zone) + 1, time, zone)
}

/** Until when the reminder of a local day may be sent; null if it is not due at this moment, or no longer. */
export function sendableUntil({ time }: Pick<Reminder, 'time'>, now: string, zone: string): string | null {
  const today = dayOf(now, zone)
  const at = momentOf(today, time, zone)
  const later = new Date(Date.parse(at) + reminderMinutes * 60_000).toISOString()
  const midnight = startOfDay(today + 1, zone)
  const until = later < midnight ? later : midnight
  return at <= now && now < until ? until : null
}
