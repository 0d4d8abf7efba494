import * as v from 'valibot'
import { withoutVowelMarks } from './persian.ts'

/**
 * The one scheme (docs/content.md): â a e o i u ow ey; b p t s j ch h kh d z r zh sh ' gh f k g l m n v y.
 * An acute accent marks a stress that is not on the last vowel, `-` parts an unstressed ending,
 * `·` parts two letters that would read as one sound.
 */
const scheme = /^(?:ch|kh|zh|sh|gh|ow|ów|[âaeiouấáéíóúbptsjhdzrfkglmnvy'·\- ?!.,:;…«»()0-9])+$/u

export const transliteration = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(scheme, 'has a letter outside the scheme'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
)

const shortVowel = '[aeo]?'
const hiatus = "'?"

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
 * The first word pair whose consonants do not follow from the Persian letters, or null.
 * Short vowels are free (the script does not write them); long vowels must be possible where
 * their letter stands; a consonant may be doubled (tashdid).
 */
export function consonantMismatch(farsi: string, transliteration: string): string | null {
  const written = words(withoutVowelMarks(farsi).replace(/[؟،؛.!:«»…()-]/gu, ' '))
  const spoken = words(
    transliteration
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/[?!.,:;…«»()]/gu, ' ')
      .replace(/[-·]/g, ''),
  )
  if (written.length !== spoken.length)
    return `${written.length} Persian words, ${spoken.length} in transliteration`
  for (const [index, word] of written.entries()) {
    const sound = spoken[index] ?? ''
    if (!soundOf(word).test(sound)) return `"${sound}" does not follow from "${word}"`
  }
  return null
}

function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function soundOf(word: string): RegExp {
  if (/^[۰-۹]+$/u.test(word)) return /^.+$/u
  const letters = [...word]
  let pattern = '^'
  for (let i = 0; i < letters.length; i += 1) {
    const letter = letters[i] ?? ''
    const startsPart = i === 0 || letters[i - 1] === '\u200C'
    const endsPart = i === letters.length - 1 || letters[i + 1] === '\u200C'
    if (letter === 'ی' && letters[i + 1] === 'ی') {
      pattern += "(?:'i|yi|i'i|iyi|yy|eyi)"
      i += 1
    } else {
      pattern += soundOfLetter(letter, startsPart, endsPart, letters[i - 1])
    }
  }
  return new RegExp(`${pattern}$`, 'u')
}

function soundOfLetter(
  letter: string,
  startsPart: boolean,
  endsPart: boolean,
  before: string | undefined,
): string {
  const consonant = consonants[letter]
  if (consonant) return `(?:${consonant}){1,2}${shortVowel}`
  switch (letter) {
    case '\u200C':
      return ''
    case 'آ':
      return `${hiatus}â`
    case 'ا':
      return startsPart ? `${hiatus}${shortVowel}` : `${hiatus}(?:â|[aeo]|)`
    case 'ً':
      return '(?:(?<=a)n|an)'
    case 'و':
      return `${hiatus}(?:v{1,2}${shortVowel}|uv?${shortVowel}|ow${shortVowel}|o${before === 'خ' ? '|' : ''})`
    case 'ی':
      return `${hiatus}(?:iy{1,2}${shortVowel}|i|y{1,2}${shortVowel}|ey{1,2}${shortVowel}|ye${endsPart ? '|â' : ''})`
    case 'ه':
      return endsPart ? `(?:h${shortVowel}|[ae]|)` : `h{1,2}${shortVowel}`
    case 'ع':
      return startsPart ? shortVowel : `'{1,2}${shortVowel}`
    case 'ء':
    case 'ئ':
    case 'ؤ':
    case 'أ':
      return `'${shortVowel}`
    default:
      // Not a Persian letter; the schema of the text says so.
      return '.*'
  }
}
