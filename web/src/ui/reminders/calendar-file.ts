import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator'
import { interfaceLanguage, t } from '@pol/contract/text'

interface Reminder {
  /** Local time of day: 18:30 */
  readonly time: string
  /** Minutes that the event lasts. */
  readonly minutes: number
  /** The event takes place from the next day on, by the clock of the device. */
  readonly now: Date
  readonly productName: string
  /** Address of practice. */
  readonly url: string
}

/**
 * A calendar file (RFC 5545) with an event on every day, and an alarm when it begins. Its time is floating: it is the same
 * by the clock of every place where the learner is. All files of a site have the same event, so that a calendar replaces
 * the earlier one.
 */
export function calendarFile({ time, minutes, now, productName, url }: Reminder): string {
  const [hour, minute] = time.split(':').map(Number)
  // ical-generator writes the components in UTC if the calendar has no time zone.
  const start = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour, minute)
  const calendar = ical({
    prodId: { company: productName, product: productName, language: interfaceLanguage.toUpperCase() },
  })
  calendar.createEvent({
    id: `ueben@${new URL(url).host}`,
    stamp: now,
    start: new Date(start),
    end: new Date(start + minutes * 60_000),
    floating: true,
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
    summary: t('Üben mit {productName}', { productName }),
    description: url,
    url,
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: 0,
        description: t('Üben mit {productName}', { productName }),
      },
    ],
  })
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`
}
