import { interfaceLanguage, locale } from '@pol/contract/text'

const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Formats a day: 17.10.2025, or ۲۵ مهر ۱۴۰۴ (۱۷ اکتبر ۲۰۲۵). */
export function dayText(date: Date): string {
  if (interfaceLanguage === 'de') return date.toLocaleDateString(locale)
  const gregorian = date.toLocaleDateString(`${locale}-u-ca-gregory`, inWords)
  return `${date.toLocaleDateString(locale, inWords)} (${gregorian})`
}

const time = { hour: '2-digit', minute: '2-digit' } as const

/** Formats a day and the local time of the device: 17.10.2025, 08:05. */
export function momentText(date: Date): string {
  return `${dayText(date)}${interfaceLanguage === 'fa' ? '،' : ','} ${date.toLocaleTimeString(locale, time)}`
}

/**
 * Creates a formatter for days of the learner's calendar, given as midnight in UTC.
 * @returns a function that returns "Montag, 7. Dezember", or دوشنبه ۱۶ آذر (۷ دسامبر).
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const parts = { ...options, timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(locale, parts)
  if (interfaceLanguage === 'de') return format.format
  const { weekday: _, ...withoutWeekday } = parts
  const gregorian = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, withoutWeekday)
  return (date) => `${format.format(date)} (${gregorian.format(date)})`
}
