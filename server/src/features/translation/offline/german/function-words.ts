import type { Person } from '../persian/conjugate.ts'

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive'

/** What a determiner says of its noun, as Persian needs to know it. */
export type DeterminerKind =
  | 'definite'
  | 'indefinite'
  | 'none'
  | 'this'
  | 'that'
  | 'every'
  | 'which'
  | 'all'
  | 'some'
  | 'many'
  | 'possessive'

export interface Determiner {
  readonly kind: DeterminerKind
  /** Whose it is, of a possessive. */
  readonly owner?: Person
  /** '', e, en, em, er or es: tells case, gender and number. */
  readonly ending: string
}

const stems: Readonly<Record<string, readonly [DeterminerKind, Person?]>> = {
  ein: ['indefinite'],
  kein: ['none'],
  dies: ['this'],
  jen: ['that'],
  jed: ['every'],
  welch: ['which'],
  all: ['all'],
  manch: ['some'],
  einig: ['some'],
  mehrer: ['some'],
  viel: ['many'],
  mein: ['possessive', 0],
  dein: ['possessive', 1],
  sein: ['possessive', 2],
  ihr: ['possessive', 2],
  unser: ['possessive', 3],
  unsr: ['possessive', 3],
  euer: ['possessive', 4],
  eur: ['possessive', 4],
}
const definite: Readonly<Record<string, string>> = {
  der: 'er',
  die: 'e',
  das: 'es',
  den: 'en',
  dem: 'em',
  des: 'es',
}

/** @param text the word as it stood, for Ihr is another than ihr. */
export function determinerOf(key: string, text: string, isFirst: boolean): Determiner | undefined {
  const article = definite[key]
  if (article !== undefined) return { kind: 'definite', ending: key === 'des' ? 'gen' : article }
  for (const ending of ['', 'e', 'en', 'em', 'er', 'es']) {
    if (!key.endsWith(ending)) continue
    const stem = key.slice(0, key.length - ending.length)
    const [kind, owner] = stems[stem] ?? []
    const needsEnding = ['dies', 'jen', 'jed', 'all', 'manch', 'einig', 'mehrer', 'unsr', 'eur'].includes(
      stem,
    )
    if (kind === undefined || (ending === '' && needsEnding)) continue
    const isFormal = stem === 'ihr' && text.startsWith('I') && !isFirst
    return { kind, ...(owner !== undefined && { owner: isFormal ? 4 : owner }), ending }
  }
  return undefined
}

export interface Pronoun {
  readonly persons: readonly Person[]
  readonly cases: readonly Case[]
  readonly isReflexive?: boolean
  /** Man: nobody in particular. */
  readonly isAnybody?: boolean
}

const pronouns: Readonly<Record<string, Pronoun>> = {
  ich: { persons: [0], cases: ['nominative'] },
  mich: { persons: [0], cases: ['accusative'] },
  mir: { persons: [0], cases: ['dative'] },
  du: { persons: [1], cases: ['nominative'] },
  dich: { persons: [1], cases: ['accusative'] },
  dir: { persons: [1], cases: ['dative'] },
  er: { persons: [2], cases: ['nominative'] },
  ihn: { persons: [2], cases: ['accusative'] },
  ihm: { persons: [2], cases: ['dative'] },
  wir: { persons: [3], cases: ['nominative'] },
  uns: { persons: [3], cases: ['accusative', 'dative'] },
  ihr: { persons: [4, 2], cases: ['nominative', 'dative'] },
  euch: { persons: [4], cases: ['accusative', 'dative'] },
  sie: { persons: [2, 5], cases: ['nominative', 'accusative'] },
  ihnen: { persons: [5], cases: ['dative'] },
  sich: { persons: [2], cases: ['accusative', 'dative'], isReflexive: true },
  es: { persons: [2], cases: ['nominative', 'accusative'] },
  man: { persons: [2], cases: ['nominative'], isAnybody: true },
}

export function pronounOf(key: string, text: string, isFirst: boolean): Pronoun | undefined {
  const pronoun = pronouns[key]
  if (!pronoun || !/^[SI]/u.test(text)) return pronoun
  if (key === 'sie') return { persons: isFirst ? [4, 2, 5] : [4], cases: pronoun.cases }
  return key === 'ihnen' ? { persons: [4], cases: pronoun.cases } : pronoun
}

/** Each with the article that it holds. */
export const contractions: Readonly<Record<string, readonly [string, string]>> = {
  am: ['an', 'dem'],
  ans: ['an', 'das'],
  aufs: ['auf', 'das'],
  beim: ['bei', 'dem'],
  fuers: ['für', 'das'],
  im: ['in', 'dem'],
  ins: ['in', 'das'],
  vom: ['von', 'dem'],
  zum: ['zu', 'dem'],
  zur: ['zu', 'der'],
}

/** How a place or the like is said where nothing more is known. */
export const prepositions: Readonly<Record<string, string>> = {
  ab: 'از',
  an: 'در',
  auf: 'روی',
  aus: 'از',
  ausser: 'غیر از',
  bei: 'پیش',
  bis: 'تا',
  durch: 'از',
  fuer: 'برای',
  gegen: 'علیه',
  gegenueber: 'روبه‌روی',
  hinter: 'پشت',
  in: 'در',
  mit: 'با',
  nach: 'بعد از',
  neben: 'کنار',
  ohne: 'بدون',
  seit: 'از',
  statt: 'به جای',
  trotz: 'با وجود',
  ueber: 'درباره‌ی',
  um: 'دور',
  unter: 'زیر',
  von: 'از',
  vor: 'جلوی',
  waehrend: 'در طول',
  wegen: 'به خاطر',
  zu: 'به',
  zwischen: 'بین',
}

export const coordinating: Readonly<Record<string, string>> = {
  und: 'و',
  oder: 'یا',
  aber: 'ولی',
  denn: 'چون',
  sondern: 'بلکه',
}

export const subordinating: Readonly<Record<string, string>> = {
  dass: 'که',
  weil: 'چون',
  wenn: 'اگر',
  ob: 'که آیا',
  als: 'وقتی که',
  bevor: 'قبل از اینکه',
  nachdem: 'بعد از اینکه',
  obwohl: 'با اینکه',
  damit: 'تا',
}

export const questionWords: Readonly<Record<string, string>> = {
  wer: 'چه کسی',
  wen: 'چه کسی را',
  wem: 'به چه کسی',
  was: 'چه',
  wo: 'کجا',
  wohin: 'کجا',
  woher: 'از کجا',
  wann: 'کی',
  warum: 'چرا',
  wieso: 'چرا',
  wie: 'چطور',
  wofuer: 'برای چه',
  'wie alt': 'چند سال',
  'wie viel': 'چقدر',
  'wie viele': 'چند',
  'wie oft': 'چند بار',
  'wie lange': 'چقدر',
}
