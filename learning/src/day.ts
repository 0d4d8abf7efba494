/** A calendar day, as the number of days since 1 January 1970. */
export type Day = number

const dayMs = 86_400_000
const minuteMs = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError if there is no such time zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** Whether there is a time zone of this name. "+02:00" is not one: it is an offset, which changes with the seasons. */
export function isTimeZone(name: string): boolean {
  try {
    return /^\p{L}/u.test(name) && Boolean(clockOf(name))
  } catch {
    return false
  }
}

/** The day of a moment in a time zone (Europe/Berlin). */
export function dayOf(at: string, zone: string): Day {
  return dayAt(Date.parse(at), zone)
}

function dayAt(ms: number, zone: string): Day {
  const [month, day, year] = clockOf(zone).format(ms).split('/').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / dayMs
}

/** The moment at which a day begins, found by a search to the minute: some clock changes leave out midnight. */
export function startOfDay(day: Day, zone: string): string {
  // The widest time zones are 14 hours ahead and 12 behind.
  let before = day * dayMs - 15 * 60 * minuteMs
  let after = day * dayMs + 13 * 60 * minuteMs
  while (after - before > minuteMs) {
    const between = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (dayAt(between, zone) < day) before = between
    else after = between
  }
  return new Date(after).toISOString()
}

/** 2026-11-22. */
export function nameOfDay(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
