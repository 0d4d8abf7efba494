import { dayOf, momentOf, startOfDay } from './day.ts'
import type { Reminder } from './values.ts'

/** A reminder that could not be sent in time, because no server was running, is sent up to this time later. */
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

/** A reminder that may be sent now. */
export interface SendableReminder {
  /** Start of its local day. */
  readonly dayBegan: string
  readonly dueAt: string
  /** From this moment on it is not sent any more. */
  readonly until: string
}

/**
 * The reminder that may be sent at a moment: that of the local day, or, shortly after midnight, that of the day before.
 * Null if none is due, or not any more.
 */
export function sendableReminder(
  { time }: Pick<Reminder, 'time'>,
  now: string,
  zone: string,
): SendableReminder | null {
  const today = dayOf(now, zone)
  for (const day of [today, today - 1]) {
    const dueAt = momentOf(day, time, zone)
    const until = new Date(Date.parse(dueAt) + reminderMinutes * 60_000).toISOString()
    if (dueAt <= now && now < until) return { dayBegan: startOfDay(day, zone), dueAt, until }
  }
  return null
}
