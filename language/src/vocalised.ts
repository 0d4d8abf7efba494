import { isInDigits, lettersAsSounds, type SoundingLetter, soundsOfWords } from './consonants.ts'
import { withoutVowelMarks } from './vowel-marks.ts'

const marks: Readonly<Record<string, string>> = { a: '\u064E', e: '\u0650', o: '\u064F' }
const tashdid = '\u0651'
const sukun = '\u0652'
const halfSpace = '\u200C'

const words = /[^\s؟?،؛.!:«»…()-]+/gu

/** A letter named before a word that contains it: "ح، حوله" is "he-ye jimi, howle". */
const namedLetter = /^(?<letter>\p{L}، )(?<word>.+)$/u

/**
 * Adds the vowel marks of the transliteration to a Persian text, because a voice would otherwise guess vowels, ezafe
 * and homographs: گل, gel is گِل; کتاب من, ketâb-e man is کِتابِ مَن. Marks short vowels and doubled consonants; long
 * vowels have letters, and a named letter is unchanged.
 * @throws RangeError if the transliteration does not match the text.
 */
export function vocalised(farsi: string, transliteration: string): string {
  const { letter, word } = namedLetter.exec(farsi)?.groups ?? {}
  if (letter && word)
    return letter + vocalised(word, transliteration.slice(transliteration.indexOf(', ') + 2))
  const text = withoutVowelMarks(farsi)
  const written = text.match(words) ?? []
  const sounds = soundsOfWords(written, transliteration)
  if (sounds.length !== written.length) throw mismatch(farsi, transliteration)
  let at = 0
  return text.replace(words, (word) => {
    const sound = sounds[at++] ?? ''
    if (isInDigits(word)) return word
    const letters = lettersAsSounds(word, sound)
    if (!letters) throw mismatch(farsi, transliteration)
    return marked(letters)
  })
}

function mismatch(farsi: string, transliteration: string): RangeError {
  return new RangeError(`"${transliteration}" is not how "${farsi}" sounds`)
}

function marked(letters: readonly SoundingLetter[]): string {
  let word = ''
  for (const [at, { letters: letter, sound }] of letters.entries()) {
    const before = at > 0 ? vowelBefore(letter, sound) : null
    // A final he that is pronounced has no vowel after it.
    const isHeardHe = letter === 'ه' && sound === 'h' && at === letters.length - 1
    word += before === null ? letter + (isHeardHe ? sukun : marksBehind(letter, sound)) : before + letter
  }
  return word.normalize('NFC')
}

/** For a silent he, a vav read as o or ow and a ye read as ey, the vowel mark goes on the consonant before. */
function vowelBefore(letter: string, sound: string): string | null {
  const vowel = sound.replace("'", '')
  if (letter === 'ه' && /^[ae]$/.test(vowel)) return marks[vowel] ?? null
  if (letter === 'و' && /^ow?$/.test(vowel)) return (vowel === 'o' ? marks.o : marks.a) ?? null
  return letter === 'ی' && vowel === 'ey' ? (marks.e ?? null) : null
}

/** The tashdid and the short vowel after a letter. */
function marksBehind(letter: string, sound: string): string {
  const [, consonant = '', vowel = ''] = /^(.*?)([aeo]?)$/u.exec(sound) ?? []
  if (letter.length > 1 || letter === halfSpace) return ''
  const half = consonant.length / 2
  const isDoubled = half > 0 && consonant.slice(0, half) === consonant.slice(half)
  return (isDoubled ? tashdid : '') + (marks[vowel] ?? '')
}
