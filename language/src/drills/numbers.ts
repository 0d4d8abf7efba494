import { germanNumberWords, germanPhoneWords, germanPriceWords } from '../german-number-words.ts'
import type { Language } from '../language.ts'
import { persianNumberWords, type PersianWords } from '../persian-number-words.ts'
import type { Drill, DrillRule, Random } from './drill.ts'
import { persianDigits } from './digits.ts'
import { multiple, oneOf, whole } from './pick.ts'

type Said = Omit<Drill, 'type'>

export const inPersian = ({ farsi, transliteration }: PersianWords, written: string): Said => ({
  said: farsi,
  transliteration,
  written: persianDigits(written),
})

export const inGerman = (said: string, written: string): Said => ({ said, transliteration: '', written })

export function numberDrill({ most, step }: DrillRule, language: Language, random: Random): Said {
  const value = multiple(random, 0, most, step)
  return language === 'fa'
    ? inPersian(persianNumberWords(value), String(value))
    : inGerman(germanNumberWords(value), grouped(value, '.'))
}

/** In toman, or in cents. */
export function priceDrill({ most, step }: DrillRule, language: Language, random: Random): Said {
  const value = multiple(random, step, most, step)
  if (language === 'de') {
    const cents = String(value % 100).padStart(2, '0')
    return inGerman(germanPriceWords(value), `${grouped(Math.floor(value / 100), '.')},${cents} €`)
  }
  const { farsi, transliteration } = persianNumberWords(value)
  return inPersian(
    { farsi: `${farsi} تومان`, transliteration: `${transliteration} tumân` },
    `${grouped(value, '٬')} تومان`,
  )
}

/** The codes of mobile telephones. */
const codes = { de: ['0151', '0160', '0171'], fa: ['0912', '0919', '0935'] } as const

/** A telephone number that is read digit by digit. */
export function phoneDrill(_: DrillRule, language: Language, random: Random): Said {
  const groups = [oneOf(random, codes[language]), ...[3, 4].map((length) => digitsOf(length, random))]
  const written = groups.join(' ')
  if (language === 'de') return inGerman(germanPhoneWords(written), written)
  const said = groups.map((group) => {
    const digits = [...group].map((digit) => persianNumberWords(Number(digit)))
    return {
      farsi: digits.map(({ farsi }) => farsi).join(' '),
      transliteration: digits.map(({ transliteration }) => transliteration).join(' '),
    }
  })
  return inPersian(
    {
      farsi: said.map(({ farsi }) => farsi).join('، '),
      transliteration: said.map(({ transliteration }) => transliteration).join(', '),
    },
    written,
  )
}

const digitsOf = (length: number, random: Random) =>
  Array.from({ length }, () => String(whole(random, 0, 9))).join('')

/** 12000 with a sign before each three digits. */
function grouped(value: number, sign: string): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
}
