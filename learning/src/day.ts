/** A calendar day: number of days since 1 January 1970. */
export type Day = number

const dayMs = 86_400_000
const minuteMs = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError if the time zone does not exist. */
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

/** Whether the time zone exists. Rejects "+02:00", which is an offset and changes with daylight saving time. */
export function isTimeZone(name: string): boolean {
  try {
    return /^\p{L}/u.test(name) && Boolean(clockOf(name))
  } catch {
    return false
  }
}

/** The calendar day of a moment in a time zone, such as Europe/Berlin. */
export function dayOf(at: string, zone: string): Day {
  return dayAt(Date.parse(at), zone)
}

function dayAt(ms: number, zone: string): Day {
  const [month, day, year] = clockOf(zone).format(ms).split('/').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / dayMs
}

/** The moment at which a day begins. Found by binary search to the minute, because some clock changes skip midnight. */
export function startOfDay(day: Day, zone: string): string {
  // Time zones reach from 12 hours behind UTC to 14 hours ahead.
  let before = day * dayMs - 15 * 60 * minuteMs
  let after = day * dayMs + 13 * 60 * minuteMs
  while (after - before > minuteMs) {
    const between = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (dayAt(between, zone) < day) before = between
    else after = between
  }
  return new Date(after).toISOString()
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a time zone show, to the minute, as if it were UTC. */
function wallTimeAt(ms: number, zone: string): number {
  let clock = wallClocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    wallClocks.set(zone, clock)
  }
  const [hour = 0, minute = 0] = clock.format(ms).split(':').map(Number)
  return dayAt(ms, zone) * dayMs + (hour * 60 + minute) * minuteMs
}

/**
 * The moment at which the clocks show a time of day, such as 18:30. If they show it twice, because they are set back, the
 * first one; if never, because they are set forward, the moment that much later.
 */
export function momentOf(day: Day, time: string, zone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wall = day * dayMs + (hour * 60 + minute) * minuteMs
  // The offsets from UTC before and after a change of the clocks.
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallTimeAt(near, zone) - near)
  const candidates = offsets.map((offset) => wall - offset)
  const shown = candidates.find((ms) => wallTimeAt(ms, zone) === wall)
  return new Date(shown ?? Math.max(...candidates)).toISOString()
}

/** ISO date: 2026-11-22. */
export function nameOfDay(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
