import { germanDateWords, germanNumberWords, germanTimeWords } from '../german-number-words.ts'
import type { Language } from '../language.ts'
import { persianNumberWords, type PersianWords } from '../persian-number-words.ts'
import type { Drill, DrillRule, Random } from './drill.ts'
import { inGerman, inPersian } from './numbers.ts'
import { persianMonths, persianOrdinal, withEzafe } from './persian-words.ts'
import { multiple, oneOf, whole } from './pick.ts'

type Said = Omit<Drill, 'type'>

const minutesOfHour = 60

/** Minutes that neither language says by the half hour ("fünf vor halb"). */
const clockMinutes = [0, 5, 10, 15, 20, 30, 40, 45, 50, 55]

/** A time as people say it, on the clock of twelve hours. */
export function clockDrill({ step }: DrillRule, language: Language, random: Random): Said {
  const hour = whole(random, 1, 12)
  const minute = oneOf(
    random,
    clockMinutes.filter((one) => one % step === 0),
  )
  const written = `${hour}:${padded(minute)}`
  return language === 'fa'
    ? inPersian(persianClock(hour, minute), written)
    : inGerman(germanClock(hour, minute), written)
}

/** A time as stations say it, on the clock of 24 hours. */
export function timeDrill({ step }: DrillRule, language: Language, random: Random): Said {
  const [hour, minute] = [whole(random, 6, 23), multiple(random, 0, minutesOfHour - 1, step)]
  const written = `${hour}:${padded(minute)}`
  if (language === 'de') return inGerman(germanTimeWords(hour, minute), written)
  const [hours, minutes] = [persianNumberWords(hour), persianNumberWords(minute)]
  return inPersian(minute === 0 ? hours : and(hours, after(minutes, 'دقیقه', 'daghighe')), written)
}

/** A day of a year in the Gregorian calendar, such as that of a birth. */
export function dateDrill(_: DrillRule, language: Language, random: Random): Said {
  const [day, month, year] = [whole(random, 1, 28), whole(random, 1, 12), whole(random, 1950, 2015)]
  const [dayText, monthText] = [padded(day), padded(month)]
  if (language === 'de') return inGerman(germanDateWords(day, month, year), `${dayText}.${monthText}.${year}`)
  const parts = [
    withEzafe(persianOrdinal(day)),
    withEzafe(persianMonths[month - 1] as PersianWords),
    persianNumberWords(year),
  ]
  return inPersian(
    {
      farsi: parts.map(({ farsi }) => farsi).join(' '),
      transliteration: parts.map(({ transliteration }) => transliteration).join(' '),
    },
    `${year}/${month}/${day}`,
  )
}

/** 3:15 is "Viertel nach drei", 3:30 "halb vier", 3:50 "zehn vor vier". */
function germanClock(hour: number, minute: number): string {
  const next = (hour % 12) + 1
  if (minute === 0) return `${hour === 1 ? 'ein' : germanNumberWords(hour)} Uhr`
  if (minute === 30) return `halb ${germanNumberWords(next)}`
  const isBefore = minute > 30
  const distance = isBefore ? minutesOfHour - minute : minute
  const minutes = distance === 15 ? 'Viertel' : germanNumberWords(distance)
  return `${minutes} ${isBefore ? 'vor' : 'nach'} ${germanNumberWords(isBefore ? next : hour)}`
}

/** 3:15 is سه و ربع, 3:30 سه و نیم, 3:50 ده دقیقه به چهار. */
function persianClock(hour: number, minute: number): PersianWords {
  const next = (hour % 12) + 1
  const hours = persianNumberWords(hour)
  if (minute === 0)
    return { farsi: `ساعت ${hours.farsi}`, transliteration: `sâ'at-e ${hours.transliteration}` }
  if (minute === 15) return and(hours, { farsi: 'ربع', transliteration: "rob'" })
  if (minute === 30) return and(hours, { farsi: 'نیم', transliteration: 'nim' })
  if (minute < 30) return and(hours, after(persianNumberWords(minute), 'دقیقه', 'daghighe'))
  const distance =
    minute === 45
      ? { farsi: 'یک ربع', transliteration: "yek rob'" }
      : after(persianNumberWords(minutesOfHour - minute), 'دقیقه', 'daghighe')
  const hourAfter = persianNumberWords(next)
  return {
    farsi: `${distance.farsi} به ${hourAfter.farsi}`,
    transliteration: `${distance.transliteration} be ${hourAfter.transliteration}`,
  }
}

const and = (a: PersianWords, b: PersianWords): PersianWords => ({
  farsi: `${a.farsi} و ${b.farsi}`,
  transliteration: `${a.transliteration}-o ${b.transliteration}`,
})

const after = (words: PersianWords, farsi: string, transliteration: string): PersianWords => ({
  farsi: `${words.farsi} ${farsi}`,
  transliteration: `${words.transliteration} ${transliteration}`,
})

const padded = (value: number) => String(value).padStart(2, '0')
