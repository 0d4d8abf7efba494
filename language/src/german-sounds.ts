/**
 * How German sounds, in Persian letters with vowel marks, for readers of Persian: Schule is «'شو:له». The scheme is in
 * docs/content.md. Words beyond its tables are in `content/data/pronunciations.csv`.
 */

/** The vowel marks of Persian. */
const e = '\u0650'
const o = '\u064F'
const noVowel = '\u0652'
/** On ش, for the soft ch. */
const smallV = '\u065A'
/** After a long vowel. */
const long = ':'
/** Before the stressed syllable. */
const stress = "'"
/** Between the syllables of long words. */
const halfSpace = '\u200C'
/** Between words that are spelled out, as in "E-K-G". */
const hyphen = '-'

/** The letters of each consonant of the speech engine. */
const consonants: Readonly<Record<string, string>> = {
  b: 'ب',
  p: 'پ',
  t: 'ت',
  d: 'د',
  k: 'ک',
  ɡ: 'گ',
  f: 'ف',
  v: 'و',
  w: 'و',
  s: 'س',
  z: 'ز',
  ʃ: 'ش',
  ʒ: 'ژ',
  ç: `ش${smallV}`,
  x: 'خ',
  h: 'ه',
  j: 'ی',
  l: 'ل',
  m: 'م',
  n: 'ن',
  ŋ: 'نگ',
  r: 'ر',
  /** The same in other places: after a consonant, or in the end of a syllable. */
  ɾ: 'ر',
  ts: 'تس',
  pf: 'پف',
  tʃ: 'چ',
  dʒ: 'ج',
  /** The voice begins anew within a word. */
  ʔ: '',
  /** Another part of a compound begins. */
  '|': '',
}

/** The letters of each vowel after a consonant. */
const vowels: Readonly<Record<string, string>> = {
  a: 'ا',
  ɑ: 'ا',
  ɑː: 'ا',
  ɛ: e,
  ɛː: e,
  e,
  eː: e,
  ə: e,
  ɪ: 'ی',
  i: 'ی',
  iː: 'ی',
  ɔ: o,
  o,
  oː: o,
  ʊ: 'و',
  uː: 'و',
  ʏ: 'ۊ',
  yː: 'ۊ',
  œ: 'ؤ',
  øː: 'ؤ',
  /** The end of "Vater". */
  ɜ: 'ا',
  aɪ: 'ای',
  aʊ: 'ائو',
  ɔø: `${o}ی`,
  eɪ: `${e}ی`,
  ɛɪ: `${e}ی`,
}

/** Phonemes that are written like others; the last ones are of English words. */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/ŋ(?= [kɡ])/gu, 'n'],
  [/ʊɐ/gu, 'ʊ ɾ'],
  [/əl|l̩/gu, 'ə l'],
  [/ɑ̃/gu, 'a n'],
  [/ɔ̃/gu, 'ɔ n'],
  // "Empfang", but not "Abflug".
  [/(?<=[nmlɾt] )p f/gu, 'pf'],
  // "Landschaft", "Ratschlag", but "rutschen", "deutsch".
  [/tʃ(?= (?:[tpɾl]|aɪ n|a f t))/gu, 't ʃ'],
  [/(?<=ɔø )t ʃ|t ʃ(?=$| t$| [əɜ]| ɪ ç)/gu, 'tʃ'],
  [/ɔː|ɒ/gu, 'ɔ'],
  [/ɜː|eə/gu, 'ɛ ɾ'],
  [/ʌ/gu, 'a'],
]

/** The groups of consonants that begin a syllable. A single one does, unless it stands in the next line. */
const onsets = new Set(
  `p l, b l, k l, ɡ l, f l, ʃ l, pf l, p ɾ, b ɾ, t ɾ, d ɾ, k ɾ, ɡ ɾ, f r, ʃ r, v ɾ, k n, ɡ n, ʃ n, ʃ m, ʃ p, ʃ t, ʃ v, k v,
   ts v, ʃ p ɾ, ʃ p l, ʃ t ɾ, ts j, s j, z j, n j, l j, p j, ɡ j, v j`.split(/,\s+/u),
)
const breaks = new Set(['ʔ', '|'])
const neverFirst = new Set(['ŋ', 'ɾ'])
/** Consonants that never end a syllable. */
const neverLast = new Set(['b', 'd', 'ɡ', 'z', 'v', 'h', 'j', ...breaks])
/** Vowels of endings. */
const weakVowels = new Set(['ə', 'ɜ', 'ɪ'])

interface Sound {
  readonly phoneme: string
  readonly isVowel: boolean
  /** Of the whole word, or of a part of it. */
  readonly stress: 'main' | 'second' | null
}
type Word = readonly Sound[]

/**
 * @param phonemes of one word, separated by spaces, as the speech engine names them.
 * @throws if a phoneme is not in the tables.
 */
export function germanSound(phonemes: string): string {
  const respelled = respellings.reduce((text, [from, to]) => text.replaceAll(from, to), phonemes)
  const word = respelled.split(' ').map(soundOf)
  const signs = [...signsOf(word)].toSorted(([one], [other]) => one - other)
  return signs
    .map(([from, sign], at) => {
      const [to = word.length, next = halfSpace] = signs[at + 1] ?? []
      return sign + lettersOf(word, from, to, next === halfSpace)
    })
    .join('')
    .normalize('NFC')
}

function soundOf(text: string): Sound {
  const phoneme = text.replace(/^[ˈˌ]/u, '')
  const isVowel = phoneme in vowels
  if (!isVowel && !(phoneme in consonants)) throw new Error(`No Persian letters for the phoneme "${phoneme}"`)
  return { phoneme, isVowel, stress: text.startsWith('ˈ') ? 'main' : text.startsWith('ˌ') ? 'second' : null }
}

/** The signs between the letters, by the place of the sound that follows. */
function signsOf(word: Word): Map<number, string> {
  const signs = new Map<number, string>()
  const firstMain = word.findIndex((sound) => sound.stress === 'main')
  for (const [at, { isVowel, stress: degree }] of word.entries()) {
    if (!isVowel) continue
    const parting = syllableParting(word, at)
    if (parting !== null) signs.set(parting, halfSpace)
    if (degree === 'main')
      signs.set(mainStart(word, at, at === firstMain), mainSign(word, at, at === firstMain))
    const second = degree === 'second' && at > firstMain ? secondWordStart(word, at) : null
    if (second !== null) signs.set(second, halfSpace)
  }
  return signs.has(0) ? signs : signs.set(0, '')
}

/** Where the syllable of a vowel begins: with as many consonants as can begin one. */
function syllableStart(word: Word, vowel: number): number {
  const before = vowelBefore(word, vowel)
  if (before < 0) return 0
  for (let start = before + 1; start < vowel; start++) {
    const onset = phonemesOf(word, start, vowel)
    const [first = ''] = onset
    if (breaks.has(first) || onsets.has(onset.join(' '))) return start
    if (onset.length === 1 && !neverFirst.has(first)) return start
  }
  return vowel
}

/** The names of letters keep their consonants: "S-M-S". */
function mainStart(word: Word, vowel: number, isFirst: boolean): number {
  const isAfterShort = word[vowel - 2]?.phoneme === 'ɛ'
  return !isFirst && isAfterShort ? vowel : syllableStart(word, vowel)
}

/** Where a half-space parts three and more consonants, or two that are the same: "freund·lich". */
function syllableParting(word: Word, vowel: number): number | null {
  const before = vowelBefore(word, vowel)
  const between = phonemesOf(word, before + 1, vowel)
  const place = between.findIndex((phoneme) => breaks.has(phoneme))
  if (place >= 0) return before + 1 + place
  if (before < 0 || between.length < 2 || (between.length === 2 && between[0] !== between[1])) return null
  const isStressed = word[vowel]?.stress !== null
  return !isStressed && beginsEnding(word, vowel)
    ? vowel - 1
    : Math.min(syllableStart(word, vowel), vowel - 1)
}

/** Endings begin with one consonant, as in "wünschte" and "wirklich". */
function beginsEnding(word: Word, vowel: number): boolean {
  return /ʃtə$|lɪç(?!t)/u.test(phonemesOf(word, vowel - 2, vowel + 3).join(''))
}

/** Each word of "E-K-G" has a main stress; those of one syllable need no sign. */
function mainSign(word: Word, vowel: number, isFirst: boolean): string {
  const isMain = (sound: Sound) => sound.stress === 'main'
  const next = word.findIndex((sound, at) => at > vowel && isMain(sound))
  const own = word.slice(isFirst ? 0 : vowel, next < 0 ? undefined : next)
  const isAlone = own.filter(({ isVowel }) => isVowel).length === 1
  return (isFirst ? '' : hyphen) + (isAlone ? '' : stress)
}

/** Where the second word of a compound begins, if that is sure: "ab·holen", "an·gesehen", but not "Lehrerin". */
function secondWordStart(word: Word, vowel: number): number | null {
  const rest = phonemesOf(word, vowel, word.length).join('')
  const isEnding = /^(?:ʊŋ|ɪn(?:ə|$)|ɪç(?:k|$)|ɪɡ)/u.test(rest)
  const syllable = syllableStart(word, vowel)
  if (isBreak(word[syllable])) return null
  // A vowel that is not a long one keeps a consonant: "ab·lehnen", "auf·räumen", "Zeit·raum".
  const before = phonemesOf(word, syllable - 1, syllable + 1).join('')
  const isAfterShort = /^(?:[aɛɪɔʊʏœ]|a[ɪʊ][ptkf])/u.test(before)
  const start = isAfterShort && vowel - syllable > 1 ? syllable + 1 : syllable
  const { phoneme: first = '' } = word[start] ?? {}
  const isSure = start > syllable || vowel - start > 1 || neverLast.has(first)
  if (isEnding || !isSure) return null
  const [prefix = ''] = /[^ː](?:bə|ɡə|fɛɾ)$/u.exec(phonemesOf(word, 0, start).join('')) ?? []
  const place = start - Math.max(0, prefix.length - 1)
  return isBreak(word[place - 1]) ? null : place
}

const isBreak = (sound: Sound | undefined) => sound !== undefined && breaks.has(sound.phoneme)

const vowelBefore = (word: Word, at: number) => word.slice(0, at).findLastIndex(({ isVowel }) => isVowel)
const phonemesOf = (word: Word, from: number, to: number) =>
  word.slice(Math.max(from, 0), to).map(({ phoneme }) => phoneme)

/** The letters from one sign to the next one. */
function lettersOf(word: Word, from: number, to: number, isBeforeSpace: boolean): string {
  let letters = ''
  let at = from
  while (at < to) {
    if (word[at]?.isVowel) {
      letters += vowelLetters(word, at, letters === '', at === to - 1 && isBeforeSpace)
      at += 1
    } else {
      const vowel = word.findIndex((sound, place) => place > at && sound.isVowel)
      const end = vowel < 0 || vowel > to ? to : vowel
      letters += consonantLetters(phonemesOf(word, at, end), at === from, end < to)
      at = end
    }
  }
  return letters
}

/** @param isFirst whether it stands alone, as in the beginning of a word. @param isLast whether it ends one. */
function vowelLetters(word: Word, at: number, isFirst: boolean, isLast: boolean): string {
  const { phoneme } = word[at] ?? { phoneme: '' }
  const letters = isLast && phoneme === 'ə' ? 'ه' : (vowels[phoneme] ?? '')
  const length = isLong(word, at) ? long : ''
  if (isFirst) return (letters.startsWith('ا') ? `آ${letters.slice(1)}` : `ا${letters}`) + length
  const needsCarrier = word[at - 1]?.isVowel && !isGliding(word, at)
  return (needsCarrier ? 'ئ' : '') + letters + length
}

/** Whether ی leads from one vowel to the next, as in "Familie" and "neue". */
function isGliding(word: Word, at: number): boolean {
  const before = vowels[word[at - 1]?.phoneme ?? ''] ?? ''
  if (!before.endsWith('ی') || isLong(word, at - 1)) return false
  return before === 'ی' || weakVowels.has(word[at]?.phoneme ?? '')
}

/**
 * Consonants have the sign for no vowel where a reader of Persian would put one, as in "Sprache" and "Herbst", and where و and ی
 * would be read as vowels, as in "etwas".
 */
function consonantLetters(run: readonly string[], isFirst: boolean, isBeforeVowel: boolean): string {
  const signs = run.flatMap((phoneme) =>
    (consonants[phoneme]?.match(/.\u065A?/gu) ?? []).map((sign) => ({
      sign,
      isHalfVowel: /^[vwj]$/u.test(phoneme),
    })),
  )
  return signs
    .map(({ sign }, at) => {
      const next = signs[at + 1]
      const isInGroup = isFirst ? isBeforeVowel || at > 0 : at > 0 && !isBeforeVowel
      const hasRoom = !sign.endsWith(smallV)
      return next && hasRoom && (isInGroup || next.isHalfVowel) ? sign + noVowel : sign
    })
    .join('')
}

/** Whether a vowel is heard as a long one: German shortens those of most unstressed syllables. */
function isLong(word: Word, at: number): boolean {
  const { phoneme, stress: degree } = word[at] ?? { phoneme: '', stress: null }
  // The engine shortens a stressed a in long words: "Straßenbahn".
  if (!phoneme.endsWith('ː') && !(phoneme === 'ɑ' && degree !== null)) return false
  if (degree === 'main') return true
  const next = word.findIndex((sound, place) => place > at && sound.isVowel)
  if (next < 0) return isLongAtEnd(word, at)
  const isOpen = syllableStart(word, next) === at + 1
  if (!isOpen) return true
  const isBeforeMain = word.slice(at).some((sound) => sound.stress === 'main')
  // The prefixes "über", "wieder" and "neben" keep their length before the stress.
  if (isBeforeMain) return /^(?:yːbɜ|iːdɜ|eːbə)$/u.test(phonemesOf(word, at, next + 1).join(''))
  if (degree !== null) return true
  const { phoneme: nextVowel = '', stress: nextStress = null } = word[next] ?? {}
  const isEnding = weakVowels.has(nextVowel) || word[next + 1]?.phoneme === 'ŋ'
  // "Statue", "Musiker"; but "fernsehen".
  const isForeign = /^[iu]ː(?:k|$)/u.test(phoneme + phonemesOf(word, at + 1, next).join(''))
  return isEnding && nextStress === null && !isForeign
}

/** In the last syllable: "Auto" and "Radios" have no long one, "Reisebüro", "Montag" and "arbeitslos" have. */
function isLongAtEnd(word: Word, at: number): boolean {
  const { phoneme, stress: degree } = word[at] ?? { phoneme: '', stress: null }
  const rest = phonemesOf(word, at + 1, word.length).join('')
  if (rest !== '' && rest !== 's') return true
  if (degree !== null) return !word[at - 1]?.isVowel && (rest === 's' || phoneme !== 'ɑː')
  return rest === 's' && word[at - 1]?.phoneme === 'l' && word[at - 2]?.isVowel === false
}
