import type { Case } from '../german/function-words.ts'
import type { Person } from '../persian/conjugate.ts'

/** Said without a preposition in Persian, and with one or as an adverb in German. */
export const timeAdverbs: Readonly<Record<string, string>> = {
  امروز: 'heute',
  فردا: 'morgen',
  دیروز: 'gestern',
  امشب: 'heute Abend',
  دیشب: 'letzte Nacht',
  حالا: 'jetzt',
  الان: 'jetzt',
  'امروز صبح': 'heute Morgen',
  'فردا صبح': 'morgen früh',
  صبح: 'am Morgen',
  ظهر: 'am Mittag',
  بعدازظهر: 'am Nachmittag',
  عصر: 'am Abend',
  شب: 'am Abend',
  'صبح ها': 'morgens',
  صبح‌ها: 'morgens',
  شب‌ها: 'abends',
  عصرها: 'abends',
  ظهرها: 'mittags',
  'آخر هفته': 'am Wochenende',
  شنبه: 'am Samstag',
  یکشنبه: 'am Sonntag',
  دوشنبه: 'am Montag',
  سه‌شنبه: 'am Dienstag',
  چهارشنبه: 'am Mittwoch',
  پنجشنبه: 'am Donnerstag',
  جمعه: 'am Freitag',
  شنبه‌ها: 'samstags',
  یکشنبه‌ها: 'sonntags',
  جمعه‌ها: 'freitags',
  بهار: 'im Frühling',
  تابستان: 'im Sommer',
  پاییز: 'im Herbst',
  زمستان: 'im Winter',
  'سال آینده': 'nächstes Jahr',
  'سال گذشته': 'letztes Jahr',
  'ماه آینده': 'nächsten Monat',
  'ماه گذشته': 'letzten Monat',
  'هفته‌ی آینده': 'nächste Woche',
  'هفته‌ی گذشته': 'letzte Woche',
  'هفته‌ی بعد': 'nächste Woche',
  'هفته‌ی پیش': 'letzte Woche',
  'هر روز': 'jeden Tag',
  'هر شب': 'jeden Abend',
  'هر صبح': 'jeden Morgen',
  'هر روز صبح': 'jeden Morgen',
  'هر هفته': 'jede Woche',
  'هر سال': 'jedes Jahr',
  'هر ماه': 'jeden Monat',
  همیشه: 'immer',
  هیچ‌وقت: 'nie',
  هرگز: 'nie',
  معمولاً: 'normalerweise',
  هنوز: 'noch',
  دیگر: 'mehr',
  بعد: 'dann',
  زود: 'früh',
  دیر: 'spät',
  گاهی: 'manchmal',
  اغلب: 'oft',
  فوراً: 'sofort',
  به‌زودی: 'bald',
}

/** Adverbs that say when; they stand early in a German clause. */
export const timeKeys: ReadonlySet<string> = new Set([
  ...Object.values(timeAdverbs).filter((it) => !/^(?:spät|früh|mehr|noch)$/u.test(it)),
  'später',
  'früher',
  'plötzlich',
  'übermorgen',
  'vorgestern',
  'wieder',
])

export interface GermanPreposition {
  readonly word: string
  readonly case: Case
  /** Where somebody goes to. */
  readonly goal?: string
}

/** Keys are folded. */
export const prepositions: Readonly<Record<string, GermanPreposition>> = {
  در: { word: 'in', case: 'dative' },
  توی: { word: 'in', case: 'dative' },
  به: { word: 'zu', case: 'dative' },
  از: { word: 'von', case: 'dative' },
  با: { word: 'mit', case: 'dative' },
  برای: { word: 'für', case: 'accusative' },
  بدون: { word: 'ohne', case: 'accusative' },
  روی: { word: 'auf', case: 'dative' },
  زیر: { word: 'unter', case: 'dative' },
  پشت: { word: 'hinter', case: 'dative' },
  کنار: { word: 'neben', case: 'dative' },
  جلوی: { word: 'vor', case: 'dative' },
  بین: { word: 'zwischen', case: 'dative' },
  بالای: { word: 'über', case: 'dative' },
  پیش: { word: 'bei', case: 'dative', goal: 'zu' },
  تا: { word: 'bis zu', case: 'dative' },
  علیه: { word: 'gegen', case: 'accusative' },
  روبهروی: { word: 'gegenüber', case: 'dative' },
  'بعد از': { word: 'nach', case: 'dative' },
  'قبل از': { word: 'vor', case: 'dative' },
  'غیر از': { word: 'außer', case: 'dative' },
  'به خاطر': { word: 'wegen', case: 'genitive' },
  'به جای': { word: 'statt', case: 'genitive' },
  دربارهی: { word: 'über', case: 'accusative' },
  درباره: { word: 'über', case: 'accusative' },
}

export const pronounKeys: Readonly<Record<string, Person>> = {
  من: 0,
  تو: 1,
  او: 2,
  ایشان: 2,
  ما: 3,
  شما: 4,
  انها: 5,
}

/** Folded, and without the spaces between their words. */
export const questionKeys: Readonly<Record<string, string>> = {
  چرا: 'warum',
  کجا: 'wo',
  'به کجا': 'wohin',
  'از کجا': 'woher',
  کی: 'wann',
  چطور: 'wie',
  چگونه: 'wie',
  چقدر: 'wie viel',
  چه: 'was',
  چی: 'was',
  'چه کسی': 'wer',
  'چه کار': 'was',
  چکار: 'was',
  'چند بار': 'wie oft',
  'با کی': 'mit wem',
  'به کی': 'wem',
  'برای کی': 'für wen',
  'کی را': 'wen',
}

/** By whether their clause ends with the verb in German. */
export const conjunctions: Readonly<Record<string, readonly [string, boolean]>> = {
  و: ['und', false],
  یا: ['oder', false],
  ولی: ['aber', false],
  اما: ['aber', false],
  بلکه: ['sondern', false],
  که: ['dass', true],
  چون: ['weil', true],
  اگر: ['wenn', true],
  وقتی: ['wenn', true],
  'وقتی که': ['als', true],
  'قبل از اینکه': ['bevor', true],
  'بعد از اینکه': ['nachdem', true],
  'با اینکه': ['obwohl', true],
  'تا اینکه': ['bis', true],
}

export const copulas: Readonly<Record<string, Person>> = {
  ام: 0,
  ای: 1,
  ایم: 3,
  اید: 4,
  اند: 5,
  م: 0,
  ی: 1,
  یم: 3,
  ید: 4,
  ند: 5,
  ست: 2,
}
