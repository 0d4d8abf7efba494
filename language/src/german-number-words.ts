const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
/** Those that are not the cardinal with -t. */
const ordinals: Readonly<Record<number, string>> = { 1: 'erste', 3: 'dritte', 7: 'siebte', 8: 'achte' }

const million = 1_000_000

/**
 * A number in German words, as `germanNumber` reads it: 21 is "einundzwanzig", 1,000 "tausend", 1,000,000 "eine Million".
 * "ein" is left out before "hundert" and "tausend" at the beginning of a word only: 101 is "hunderteins", 2,100
 * "zweitausendeinhundert".
 * @throws RangeError if it is not a whole number from 0 to 99,999,999.
 */
export function germanNumberWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 100 * million)
    throw new RangeError(`${value} is not a whole number from 0 to 99,999,999`)
  const millions = Math.floor(value / million)
  const rest = value % million
  if (millions === 0) return belowMillion(rest)
  const head = millions === 1 ? 'eine Million' : `${belowMillion(millions)} Millionen`
  return rest === 0 ? head : `${head} ${belowMillion(rest)}`
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1_000)
  const rest = value % 1_000
  if (thousands === 0) return belowThousand(rest)
  const head = thousands === 1 ? '' : beforeNoun(belowThousand(thousands))
  return `${head}tausend${rest === 0 ? '' : belowThousand(rest, 'ein')}`
}

/** @param one what stands before "hundert" of 100 to 199. */
function belowThousand(value: number, one = ''): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds === 0) return belowHundred(rest)
  return `${hundreds === 1 ? one : small[hundreds]}hundert${rest === 0 ? '' : belowHundred(rest)}`
}

function belowHundred(value: number): string {
  if (value < small.length) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  const one = value % 10
  return one === 0 ? ten : `${one === 1 ? 'ein' : small[one]}und${ten}`
}

/** "eins" is "ein" before what is counted: ein Euro, hunderteintausend. */
function beforeNoun(words: string): string {
  return words.replace(/eins$/u, 'ein')
}

/**
 * An amount of money: "zwei Euro fünfzig", "fünfzig Cent", "ein Euro".
 * @throws RangeError if the cents are not a whole number of at least 0 and less than 10 billion.
 */
export function germanPriceWords(cents: number): string {
  const euros = Math.floor(cents / 100)
  const rest = cents % 100
  if (cents > 0 && euros === 0) return `${beforeNoun(germanNumberWords(rest))} Cent`
  const head = `${beforeNoun(germanNumberWords(euros))} Euro`
  return rest === 0 ? head : `${head} ${germanNumberWords(rest)}`
}

/**
 * A time of the 24-hour clock, as stations and offices say it: "vierzehn Uhr dreißig", "ein Uhr", "null Uhr fünfzehn".
 * @throws RangeError if there is no such time.
 */
export function germanTimeWords(hour: number, minute: number): string {
  if (!(hour <= 24 && minute <= 59)) throw new RangeError(`${hour}:${minute} is not a time`)
  const head = `${beforeNoun(germanNumberWords(hour))} Uhr`
  return minute === 0 ? head : `${head} ${germanNumberWords(minute)}`
}

/**
 * A date in the nominative: "der dritte Mai neunzehnhundertneunzig", "der erste März zweitausendfünf".
 * @throws RangeError if the day or month does not exist.
 */
export function germanDateWords(day: number, month: number, year: number): string {
  const name = months[month - 1]
  if (!name || day < 1 || day > 31) throw new RangeError(`${day}.${month}. is not a date`)
  return `der ${ordinal(day)} ${name} ${germanYearWords(year)}`
}

/** The years 1100 to 1999 are counted in hundreds: "neunzehnhundertneunzig". */
export function germanYearWords(year: number): string {
  if (year < 1_100 || year > 1_999) return germanNumberWords(year)
  const rest = year % 100
  return `${belowHundred(Math.floor(year / 100))}hundert${rest === 0 ? '' : belowHundred(rest)}`
}

function ordinal(value: number): string {
  return ordinals[value] ?? `${germanNumberWords(value)}${value < 20 ? 'te' : 'ste'}`
}

/**
 * A telephone number as Germans read it aloud: the code digit by digit, then the pairs into which it is written. "030 23 12"
 * is "null drei null, dreiundzwanzig, zwölf". A pair that begins with 0 and any other group are digits.
 */
export function germanPhoneWords(written: string): string {
  return written
    .split(' ')
    .map((group) =>
      /^[1-9]\d$/.test(group)
        ? germanNumberWords(Number(group))
        : [...group].map((digit) => germanNumberWords(Number(digit))).join(' '),
    )
    .join(', ')
}
