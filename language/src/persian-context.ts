import { fold } from './fold.ts'
import type { Hit } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { isBeside, isInClause, type Word } from './gloss-words.ts'

type Fits = (words: readonly Word[], at: number, isNoun: (at: number) => boolean) => boolean

const time = /^(?:ثانیه|دقیقه|ساعت|روز|شب|صبح|ظهر|عصر|هفته|ماه|سال|بار|وقت|مدت|دفعه)$/u
const day =
  /^(?:شنبه|یکشنبه|دوشنبه|سهشنبه|چهارشنبه|پنجشنبه|جمعه|دیروز|دیشب|پریروز|پارسال|امروز|فردا|هفته|ماه|سال|ساعت|صبح|بچگی)$/u
const going = /^(?:ن?می)?(?:رفت|رو|بر|برو|بروی|بیا|آمد|امد|ا|ای|رس|برگشت)(?:م|ی|د|یم|ید|ند|ه)?$/u

/**
 * Rules that select a meaning, identified by its German word in the lexicon, from the neighbouring words. The first
 * match wins.
 */
const rules: readonly { readonly farsi: string; readonly german: string; readonly fits: Fits }[] = [
  // "در را ببند", "در باز است"
  { farsi: 'در', german: 'Tür', fits: (words, at) => isNext(words, at, /^(?:را|رو|باز|بسته|قفل)$/u) },
  // "از من بزرگ‌تر", "از دوشنبه", "از دیروز"
  {
    farsi: 'از',
    german: 'als',
    fits: (words, at) =>
      isAfter(words, at, /.تر$|^(?:بهتر|بیشتر|کمتر)$/u, /^(?:دفتر|دختر|دکتر|کامپیوتر|متر|موتور)$/u),
  },
  {
    farsi: 'از',
    german: 'seit',
    fits: (words, at) => isNext(words, at, /^(?:دیروز|دیشب|پریروز|پارسال|بچگی)$/u),
  },
  { farsi: 'از', german: 'ab', fits: (words, at) => isNext(words, at, day) },
  {
    farsi: 'از',
    german: 'von',
    fits: (words, at) => isNext(words, at, /^(?:من|تو|او|ما|شما|انها|پدر|مادر|برادر|خواهر|دوست)/u),
  },
  // "به ایستگاه می‌روم"
  { farsi: 'به', german: 'zu', fits: (words, at, isNoun) => isBeside(words, at, going) && isNoun(at + 1) },
  {
    farsi: 'مهر',
    german: 'Stempel',
    fits: (words, at) =>
      isBeside(words, at, /^(?:شرکت|اداره|امضا|نامه|مدارک|پاسپورت|رسمی|پزشک|بزن|بزنید|بزنند|زد|زده)$/u),
  },
  {
    farsi: 'شیر',
    german: 'Löwe',
    fits: (words, at) => isBeside(words, at, /^(?:جنگل|باغوحش|وحش|حیوان|ببر|شکار|یال)/u),
  },
  {
    farsi: 'سیر',
    german: 'Knoblauch',
    fits: (words, at) => isBeside(words, at, /^(?:پیاز|ترشی|ماست|کیلو|بو|بوی)$/u),
  },
  { farsi: 'خط', german: 'Anschluss', fits: (words, at) => isNext(words, at, /^(?:تلفن|اینترنت)$/u) },
  {
    farsi: 'خط',
    german: 'Schrift',
    fits: (words, at) => isNext(words, at, /^(?:خوب|قشنگ|زیبا|بد|فارسی|میخی)/u),
  },
  { farsi: 'ماه', german: 'Mond', fits: (words, at) => isBeside(words, at, /^(?:اسمان|خورشید|ستاره|نور)/u) },
  { farsi: 'زبان', german: 'Zunge', fits: (words, at) => isBeside(words, at, /^(?:درد|گاز|دهان|دندان)/u) },
  {
    farsi: 'گل',
    german: 'Tor',
    fits: (words, at) => isBeside(words, at, /^(?:فوتبال|بازی|دروازه|تیم|زد|زدیم|زدند)/u),
  },
  { farsi: 'گل', german: 'Schlamm', fits: (words, at) => isBeside(words, at, /^(?:باران|خاک|گلی)/u) },
  { farsi: 'کرم', german: 'Wurm', fits: (words, at) => isBeside(words, at, /^(?:خاک|حیوان|پرنده|سیب)/u) },
  // "چند روز پیش", "پیش دکتر رفتم"
  {
    farsi: 'چند',
    german: 'einige',
    fits: (words, at) =>
      time.test(words[at + 1]?.folded ?? '') && /^(?:پیش|قبل|بعد|دیگر)$/u.test(words[at + 2]?.folded ?? ''),
  },
  { farsi: 'پیش', german: 'vor', fits: (words, at) => isAfterTime(words, at) },
  { farsi: 'پیش', german: 'zu', fits: (words, at) => isBeside(words, at, going) },
  {
    farsi: 'دیگر',
    german: 'mehr',
    fits: (words, at) =>
      words.some(
        ({ folded }, place) =>
          place > at && isInClause(words, place, at) && /^ن(?:می|دار|یست|رفت|کرد|خواه)/u.test(folded),
      ),
  },
  // "پولی ندارم", "دوستی دارم"
  { farsi: 'پولی', german: 'Geld', fits: (words, at) => isBeside(words, at, /دار|خواه|ماند|گرفت|داد/u) },
  { farsi: 'دوستی', german: 'Freund', fits: (words, at) => isNext(words, at, /^ن?دار/u) },
  // "برادر شما"
  ...Object.entries({ من: 'mein', تو: 'dein', او: 'sein', ما: 'unser', شما: 'Ihr' }).map(
    ([farsi, german]) => ({
      farsi,
      german,
      fits: (words: readonly Word[], at: number, isNoun: (at: number) => boolean) =>
        isPossessor(words, at, isNoun),
    }),
  ),
]

const byWord = Map.groupBy(rules, ({ farsi }) => fold(farsi))

/** Reorders the meanings of a Persian word so that the one selected by its neighbours is first. */
export function byPersianContext<Entry extends Inflected>(
  words: readonly Word[],
  at: number,
  hits: readonly Hit<Entry>[],
  isNoun: (at: number) => boolean,
): readonly Hit<Entry>[] {
  const rule = byWord
    .get(words[at]?.folded ?? '')
    ?.find(({ german, fits }) => hits.some(({ entry }) => entry.german === german) && fits(words, at, isNoun))
  if (!rule) return endsClause(words, at) ? verbFirst(hits) : hits
  const isFirst = ({ entry }: Hit<Entry>) => entry.german === rule.german
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))]
}

function endsClause(words: readonly Word[], at: number): boolean {
  return isInClause(words, at - 1, at) && !isInClause(words, at + 1, at)
}

/** "کتابی خریدم": prefer the verb at the end of a sentence over "my purchase". */
function verbFirst<Entry extends Inflected>(hits: readonly Hit<Entry>[]): readonly Hit<Entry>[] {
  const isVerb = ({ entry, features }: Hit<Entry>) =>
    entry.type === 'verb' && /^[123]/.test(features[0] ?? '')
  const [first] = hits
  if (first?.entry.type !== 'noun' || first.features.length === 0) return hits
  return [...hits.filter(isVerb), ...hits.filter((hit) => !isVerb(hit))]
}

/** "کتاب من", not "هر روز من …". */
export function isPossessor(words: readonly Word[], at: number, isNoun: (at: number) => boolean): boolean {
  if (!isInClause(words, at - 1, at) || !isNoun(at - 1)) return false
  return !time.test(words[at - 1]?.folded ?? '') && !day.test(words[at - 1]?.folded ?? '')
}

/** "چند روز پیش": here پیش is not part of a verb. */
export function isAfterTime(words: readonly Word[], at: number): boolean {
  return isInClause(words, at - 1, at) && time.test(words[at - 1]?.folded ?? '')
}

function isNext(words: readonly Word[], at: number, pattern: RegExp): boolean {
  return isInClause(words, at + 1, at) && pattern.test(words[at + 1]?.folded ?? '')
}

function isAfter(words: readonly Word[], at: number, pattern: RegExp, but: RegExp): boolean {
  return words.some(
    ({ folded }, place) =>
      place > at &&
      place <= at + 4 &&
      isInClause(words, place, at) &&
      pattern.test(folded) &&
      !but.test(folded),
  )
}
