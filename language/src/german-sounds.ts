/**
 * Converts German phonemes to Persian letters with vowel marks, for readers of Persian: Schule is «'شو:له». The scheme
 * is documented in docs/content.md. Exceptions are in `content/data/pronunciations.csv`.
 */

/** The vowel marks of Persian. */
const e = '\u0650'
const o = '\u064F'
const noVowel = '\u0652'
/** Placed on ش for the soft ch. */
const smallV = '\u065A'
/** Placed after a long vowel. */
const long = ':'
/** Placed before the stressed syllable. */
const stress = "'"
/** Placed between the syllables of long words. */
const halfSpace = '\u200C'
/** Placed between spelled letters, as in "E-K-G". */
const hyphen = '-'

/** Persian letters for each consonant of the speech engine. */
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
  /** Variants after a consonant or at the end of a syllable. */
  ɾ: 'ر',
  ts: 'تس',
  pf: 'پف',
  tʃ: 'چ',
  dʒ: 'ج',
  /** Glottal stop within a word. */
  ʔ: '',
  /** Boundary between the parts of a compound. */
  '|': '',
}

/** Persian letters for each vowel after a consonant. */
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
  /** The ending of "Vater". */
  ɜ: 'ا',
  aɪ: 'ای',
  aʊ: 'ائو',
  ɔø: `${o}ی`,
  eɪ: `${e}ی`,
  ɛɪ: `${e}ی`,
}

/** Phonemes that are spelled like others; the last ones are from English words. */
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

/** Consonant clusters that can begin a syllable. Single consonants can, too, except those in `neverFirst`. */
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
  /** Stress of the whole word (main) or of one part (second). */
  readonly stress: 'main' | 'second' | null
}
type Word = readonly Sound[]

/**
 * @param phonemes phonemes of one word in the engine's notation, separated by spaces.
 * @throws if a phoneme is not in the tables.
 */
export function germanSound(phonemes: string): string {
  const respelled = respellings.reduce((text, [from, to]) => text.replaceAll(from, to), phonemes)
  const word = respelled.split(' ').map(soundOf)
  const signs = [...signsOf(word)].toSorted(([a], [b]) => a - b)
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

/** Signs between the letters, by the index of the following sound. */
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

/** Index where the syllable of a vowel begins: it takes as many consonants as possible. */
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

/** Spelled letters keep their consonants: "S-M-S". */
function mainStart(word: Word, vowel: number, isFirst: boolean): number {
  const isAfterShort = word[vowel - 2]?.phoneme === 'ɛ'
  return !isFirst && isAfterShort ? vowel : syllableStart(word, vowel)
}

/**
 * Index of a half-space between the parts of a compound, three or more consonants, or two equal ones: "freund·lich";
 * else null.
 */
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

/** Endings take one consonant, as in "wünschte" and "wirklich". */
function beginsEnding(word: Word, vowel: number): boolean {
  return /ʃtə$|lɪç(?!t)/u.test(phonemesOf(word, vowel - 2, vowel + 3).join(''))
}

/** Each word of "E-K-G" has main stress; monosyllables need no sign. */
function mainSign(word: Word, vowel: number, isFirst: boolean): string {
  const isMain = (sound: Sound) => sound.stress === 'main'
  const next = word.findIndex((sound, at) => at > vowel && isMain(sound))
  const own = word.slice(isFirst ? 0 : vowel, next < 0 ? undefined : next)
  const isAlone = own.filter(({ isVowel }) => isVowel).length === 1
  return (isFirst ? '' : hyphen) + (isAlone ? '' : stress)
}

/** Index where the second part of a compound certainly begins: "ab·holen", "an·gesehen", but not "Lehrerin". */
function secondWordStart(word: Word, vowel: number): number | null {
  const rest = phonemesOf(word, vowel, word.length).join('')
  const isEnding = /^(?:ʊŋ|ɪn(?:ə|$)|ɪç(?:k|$)|ɪɡ)/u.test(rest)
  const syllable = syllableStart(word, vowel)
  if (isBreak(word[syllable])) return null
  // A consonant stays with the vowel before it unless that vowel is long: "ab·lehnen", "auf·räumen", "Zeit·raum".
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

/** The letters between two signs. */
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

/**
 * @param isFirst whether no consonant precedes the vowel, as at the start of a word.
 * @param isLast whether it ends a word.
 */
function vowelLetters(word: Word, at: number, isFirst: boolean, isLast: boolean): string {
  const { phoneme } = word[at] ?? { phoneme: '' }
  const letters = isLast && phoneme === 'ə' ? 'ه' : (vowels[phoneme] ?? '')
  const length = isLong(word, at) ? long : ''
  if (isFirst) return (letters.startsWith('ا') ? `آ${letters.slice(1)}` : `ا${letters}`) + length
  const needsCarrier = word[at - 1]?.isVowel && !isGliding(word, at)
  return (needsCarrier ? 'ئ' : '') + letters + length
}

/** Whether ی joins two vowels, as in "Familie" and "neue". */
function isGliding(word: Word, at: number): boolean {
  const before = vowels[word[at - 1]?.phoneme ?? ''] ?? ''
  if (!before.endsWith('ی') || isLong(word, at - 1)) return false
  return before === 'ی' || weakVowels.has(word[at]?.phoneme ?? '')
}

/**
 * Consonants get a sukun where a reader of Persian expects one ("Sprache", "Herbst"), and where و and ی would otherwise
 * be read as vowels ("etwas").
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

/** Whether a vowel sounds long: German shortens the vowels of most unstressed syllables. */
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

/**
 * In the last syllable "Auto" and "Radios" have a short vowel; "Reisebüro", "Montag" and "arbeitslos" have a long one.
 */
function isLongAtEnd(word: Word, at: number): boolean {
  const { phoneme, stress: degree } = word[at] ?? { phoneme: '', stress: null }
  const rest = phonemesOf(word, at + 1, word.length).join('')
  if (rest !== '' && rest !== 's') return true
  if (degree !== null) return !word[at - 1]?.isVowel && (rest === 's' || phoneme !== 'ɑː')
  return rest === 's' && word[at - 1]?.phoneme === 'l' && word[at - 2]?.isVowel === false
}
