import { interfaceLanguage, t } from '@pol/contract/text'
import { dayOf, nameOfDay } from '@pol/learning/day'
import type { NextReview } from '@pol/learning/progress'
import { dateFormat } from '../dates.ts'

const relativeDays = new Intl.RelativeTimeFormat(interfaceLanguage, { numeric: 'auto' })
const dateText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** Returns "heute", "morgen", "in 3 Tagen" or "am Montag, 7. Dezember". A time in the past counts as today. */
export function dayName(at: string, now: string, zone: string): string {
  const today = dayOf(now, zone)
  const day = Math.max(today, dayOf(at, zone))
  if (day - today < 7) return relativeDays.format(day - today, 'day')
  return t('am {date}', { date: dateText(new Date(nameOfDay(day))) })
}

/** Returns on which day the next repetition after today is due. */
export function nextReviewText({ at }: NextReview, now: string, zone: string): string {
  return t('Die nächste Wiederholung ist {day} fällig.', { day: dayName(at, now, zone) })
}
