import type { Language } from './language.ts'
import { lettersSoundingAlike } from './letters-alike.ts'
import { joinsLeft } from './script/letter-forms.ts'

/** A text in which one to three letters are missing, and other letters that could be meant. */
export interface MissingLetters {
  readonly before: string
  readonly missing: string
  readonly after: string
  /** One to three letters each, plausible and wrong in this place. */
  readonly others: readonly string[]
}

interface Difficulty {
  /** Where the letters are hard to spell; matches only them. */
  readonly letters: RegExp
  /** What is written instead, by the letters in lower case. */
  readonly others: Readonly<Record<string, readonly string[]>>
}

const doubled = Object.fromEntries([...'fklmnprst'].map((letter) => [letter + letter, [letter]]))

/** What is hard to spell in German; the hardest first. */
const german: readonly Difficulty[] = [
  { letters: /äu|eu/giu, others: { äu: ['eu', 'au', 'oi'], eu: ['äu', 'oi', 'au'] } },
  { letters: /ä(?!u)|ö|ü/giu, others: { ä: ['a', 'ö', 'e'], ö: ['o', 'ü', 'e'], ü: ['u', 'ö', 'i'] } },
  { letters: /ie|ei/giu, others: { ie: ['ei', 'i', 'ih'], ei: ['ie', 'ai', 'e'] } },
  { letters: /ß|(?<=\p{L})ss/giu, others: { ß: ['ss', 's', 'z'], ss: ['ß', 's', 'z'] } },
  {
    letters: /sch|(?<![sS])ch|ck|tz/giu,
    others: { sch: ['ch', 's', 'sh'], ch: ['sch', 'h', 'k'], ck: ['k', 'kk', 'g'], tz: ['z', 'ts', 's'] },
  },
  { letters: /(?<=[aeiouäöü])(?:ff|kk|ll|mm|nn|pp|rr|tt)/giu, others: doubled },
  {
    letters: /[aeou]h(?=[lmnrt])/giu,
    others: { ah: ['a', 'aa'], eh: ['e', 'ee', 'äh'], oh: ['o', 'oo'], uh: ['u', 'üh'] },
  },
  {
    letters: /(?<=\p{L}{2})[dtbgk](?![\p{L}])/gu,
    others: { d: ['t', 'dt'], t: ['d', 'dt'], b: ['p', 'bb'], g: ['k', 'ch'], k: ['g', 'ck'] },
  },
  { letters: /v|(?<!p)f(?!f)|w/giu, others: { v: ['f', 'w'], f: ['v', 'w'], w: ['v', 'f'] } },
]

/** Persian letters that sound alike, or differ in their dots or a stroke only. */
const alikePersian = [
  ...lettersSoundingAlike,
  'بپتثن',
  'جچحخ',
  'دذ',
  'رزژ',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
  'کگ',
]

const othersOfPersian: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(alikePersian.join(''))].map((letter) => [
    letter,
    [...new Set(alikePersian.filter((group) => group.includes(letter)).join(''))].filter(
      // ط for ت is not wrong everywhere: it was usual in some words (بلیط, اطاق).
      (other) => other !== letter && !(letter === 'ت' && other === 'ط'),
    ),
  ]),
)

/** What is hard to spell in Persian; the hardest first. */
const persian: readonly Difficulty[] = [
  { letters: /[صثذضظطحغع]/gu, others: othersOfPersian },
  {
    letters: /آ|(?<=\p{L})[اوی](?=\p{L})/gu,
    others: { آ: ['ا', 'ع'], ا: ['و', 'ی', 'آ'], و: ['ا', 'ی'], ی: ['ا', 'و'] },
  },
  { letters: /[چژپگشقخثذ]/gu, others: othersOfPersian },
  { letters: /[بتنجدرزسفکه]/gu, others: othersOfPersian },
]

/** Fewer letters around the missing ones give no hint at the word. */
const fewestAround = 2
const mostOthers = 3

/**
 * All places where letters that are hard to spell can be missing; the hardest first, and from left to right. None for
 * texts that are too short.
 */
export function missingLettersOf(text: string, language: Language): MissingLetters[] {
  const places = (language === 'de' ? german : persian).flatMap(({ letters, others }) =>
    Array.from(text.matchAll(letters), ({ 0: missing, index }): MissingLetters => {
      const wrong = (others[missing.toLowerCase()] ?? []).slice(0, mostOthers)
      const isCapital = missing !== missing.toLowerCase()
      return {
        before: text.slice(0, index),
        missing,
        after: text.slice(index + missing.length),
        others: isCapital ? wrong.map((other) => other.slice(0, 1).toUpperCase() + other.slice(1)) : wrong,
      }
    }),
  )
  return places.filter(
    ({ before, after, others }) => lettersIn(before + after) >= fewestAround && others.length > 0,
  )
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

const joiner = '\u200D'

/** The text before and after the gap, with Persian letters in the shapes that they have in the whole word. */
export function aroundMissing(
  { before, missing, after }: MissingLetters,
  language: Language,
): [string, string] {
  if (language === 'de') return [before, after]
  const joinsBefore = joinsLeft(before)
  const joinsAfter = /^\p{L}/u.test(after) && joinsLeft(missing)
  return [before + (joinsBefore ? joiner : ''), (joinsAfter ? joiner : '') + after]
}
