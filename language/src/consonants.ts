import type { Variety } from './variety.ts'
import { withoutVowelMarks } from './vowel-marks.ts'

/** All combinations of a beginning and an end. */
const joined = (beginnings: readonly string[], ends: readonly string[]) =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end))

/** Short vowels are not written, so one may follow any consonant. */
const shortVowel = ['', 'a', 'e', 'o']
const hiatus = ['', "'"]
const halfSpace = '\u200C'

const consonants: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'gh',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
}

/**
 * Describes the first word whose transliteration does not match the Persian letters; null if all match. Short vowels
 * may be anything (the script omits them); long vowels need their letter; a consonant may be doubled (tashdid).
 * @param variety whose sounds are transliterated (docs/content.md).
 */
export function consonantMismatch(
  farsi: string,
  transliteration: string,
  variety: Variety = 'fa-IR',
): string | null {
  const written = wordsOfText(withoutVowelMarks(farsi).replace(/[؟،؛.!:«»…()-]/gu, ' '))
  const spoken = soundsOfWords(written, transliteration)
  if (written.length !== spoken.length)
    return `${written.length} Persian words, ${spoken.length} in transliteration`
  for (const [index, word] of written.entries()) {
    const sound = spoken[index] ?? ''
    if (!canSound(word, sound, variety)) return `"${sound}" does not match "${word}"`
  }
  return null
}

/** The transliteration of each word, without accents, hyphens and dots, if it has as many words as the text. */
export function soundsOfWords(written: readonly string[], transliteration: string): string[] {
  const spoken = wordsOfText(
    transliteration
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
      // In fixed pairs Persian writes و as a separate word: pedar-o mâdar; not before a mark: khod-et-o?
      .replace(/-o(?= )/g, ' o')
      .replace(/[?!.,:;…«»()]/gu, ' ')
      .replace(/[-·]/g, ''),
  )
  // A number in digits may be spoken as several words: ۱۱۲, sad-o davâzdah.
  const number = written.findIndex(isInDigits)
  const more = spoken.length - written.length
  if (number >= 0 && more > 0) spoken.splice(number + 1, more)
  return spoken
}

/** Whether a word is a number in digits, which can be read in any way. */
export function isInDigits(word: string): boolean {
  return /^[۰-۹]+$/u.test(word)
}

function wordsOfText(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function canSound(word: string, sound: string, variety: Variety): boolean {
  return isInDigits(word) ? sound !== '' : lettersAsSounds(word, sound, variety) !== null
}

/** One letter, or two that are read together, and its sound in the word; empty for silent letters. */
export interface SoundingLetter {
  readonly letters: string
  readonly sound: string
}

/**
 * Aligns the sounds of a word with its letters; null if the letters cannot sound like that. Tracks all readings in
 * parallel, because trying them one by one would take exponential time.
 * @param sound the transliteration without accents, hyphens and dots.
 */
export function lettersAsSounds(
  word: string,
  sound: string,
  variety: Variety = 'fa-IR',
): SoundingLetter[] | null {
  const readings = readingsOf(word, variety)
  const heard = [new Set([0])]
  for (const { sounds } of readings) {
    const next = new Set<number>()
    for (const from of heard.at(-1) ?? [])
      for (const part of sounds) if (sound.startsWith(part, from)) next.add(from + part.length)
    heard.push(next)
  }
  let end = sound.length
  if (!heard.at(-1)?.has(end)) return null
  const parts: SoundingLetter[] = []
  for (const [at, { letters, sounds }] of [...readings.entries()].toReversed()) {
    const part = sounds.find((part) => sound.endsWith(part, end) && heard[at]?.has(end - part.length)) ?? ''
    parts.unshift({ letters, sound: part })
    end -= part.length
  }
  return parts
}

interface LetterReading {
  readonly letters: string
  readonly sounds: readonly string[]
}

/** Possible sounds of each letter, or of two letters that are read together. */
function readingsOf(word: string, variety: Variety): LetterReading[] {
  const letters = [...word]
  return letters.flatMap((letter, at): LetterReading[] => {
    const before = letters[at - 1]
    const after = letters[at + 1]
    // Already read together with the letter before.
    if ((letter === 'ی' && isSecondYe(letters, at)) || (letter === 'ً' && before === 'ا')) return []
    if (letter === 'ی' && after === 'ی') {
      const sounds = ["'i", 'yi', "i'i", 'iyi', 'yy', 'eyi']
      const endsWord = letters.length === at + 2
      return [{ letters: 'یی', sounds: endsWord ? [...sounds, "'iye", 'yiye'] : sounds }]
    }
    if (letter === 'ا' && after === 'ً') return [{ letters: 'اً', sounds: joined(hiatus, ['an']) }]
    const startsPart = !before || before === halfSpace
    const endsPart = !after || after === halfSpace
    const sounds =
      (variety === 'fa-AF' && dariReadingOf(letter, endsPart, letters.slice(0, at).join(''))) ||
      readingOf(letter, startsPart, endsPart, before)
    return [{ letters: letter, sounds }]
  })
}

/** Whether this is the second of a pair in a run of ye. */
function isSecondYe(letters: readonly string[], at: number): boolean {
  let first = at
  while (letters[first - 1] === 'ی') first -= 1
  return (at - first) % 2 === 1
}

/** Short words whose silent he is not -a in Dari, by the letter before it: که, چه, سه. */
const dariVowels: Readonly<Record<string, string>> = { ک: 'e', چ: 'e', س: 'ē' }

/**
 * Sounds of the letters that differ in Dari: ق is q, و as a consonant w; ē and ō are kept; a silent he is -a.
 * Undefined for the letters that sound as in Iran.
 * @param before the letters before it.
 */
function dariReadingOf(letter: string, endsPart: boolean, before: string): readonly string[] | undefined {
  switch (letter) {
    case 'ق':
      return joined(['q', 'qq'], shortVowel)
    case 'و': {
      const sounds = [...joined(['w', 'ww', 'u', 'uw', 'aw'], shortVowel), 'ō', 'o']
      return joined(hiatus, before.endsWith('خ') ? [...sounds, ''] : sounds)
    }
    case 'ی': {
      const sounds = [...joined(['iy', 'iyy', 'y', 'yy', 'ay', 'ayy', 'ēy'], shortVowel), 'i', 'ē', 'ye']
      return joined(hiatus, endsPart ? [...sounds, 'â'] : sounds)
    }
    case 'ه': {
      if (!endsPart) return undefined
      const own = dariVowels[before.split(halfSpace).at(-1) ?? '']
      return [...joined(['h'], shortVowel), 'a', ...(own === undefined ? [] : [own])]
    }
    default:
      return undefined
  }
}

function readingOf(
  letter: string,
  startsPart: boolean,
  endsPart: boolean,
  before: string | undefined,
): readonly string[] {
  const consonant = consonants[letter]
  if (consonant) return joined([consonant, consonant + consonant], shortVowel)
  switch (letter) {
    case halfSpace:
      return ['']
    case 'آ':
      return joined(hiatus, ['â'])
    case 'ا':
      return joined(hiatus, startsPart ? shortVowel : ['â', ...shortVowel])
    case 'ً':
      return ['an']
    case 'و': {
      const sounds = [...joined(['v', 'vv', 'u', 'uv', 'ow'], shortVowel), 'o']
      return joined(hiatus, before === 'خ' ? [...sounds, ''] : sounds)
    }
    case 'ی': {
      const sounds = [...joined(['iy', 'iyy', 'y', 'yy', 'ey', 'eyy'], shortVowel), 'i', 'ye']
      return joined(hiatus, endsPart ? [...sounds, 'â'] : sounds)
    }
    case 'ه':
      return endsPart ? [...joined(['h'], shortVowel), 'a', 'e', ''] : joined(['h', 'hh'], shortVowel)
    case 'ع':
      return startsPart ? joined(hiatus, shortVowel) : joined(["'", "''"], shortVowel)
    case 'ء':
    case 'ئ':
    case 'ؤ':
    case 'أ':
      return joined(["'"], shortVowel)
    default:
      // Not a Persian letter: the schema of the text reports it.
      return []
  }
}
