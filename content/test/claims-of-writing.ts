/* Checks what reasons claim of letters, spaces and single words: what was left out, added or written otherwise. */
import { fold } from '@pol/language/fold'
import { lettersOfOneSound } from '@pol/language/letters-alike'
import type { Reason } from '@pol/language/reasons/reason'
import { wordsIn } from './claims-of-order.ts'
import { type Answer, quotedIn } from './reasons.ts'

const bare: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

/** "„Tür“ schreibt man mit „ü“, nicht mit „u“." */
export function isTrueOfUmlaut(reason: Reason, { right, given }: Answer): boolean {
  const [word = '', letter = '', wrong = ''] = quotedIn(reason)
  const withoutDots = word
    .replaceAll(/[äöü]/gu, (one) => bare[one] ?? one)
    .replaceAll(/[ÄÖÜ]/gu, (one) => (bare[one.toLowerCase()] ?? one).toUpperCase())
  return (
    bare[letter] === wrong &&
    word.toLowerCase().includes(letter) &&
    wordsIn(right).includes(fold(word)) &&
    wordsIn(given).includes(fold(withoutDots))
  )
}

/** "„س“ und „ص“ klingen gleich; „صابون“ schreibt man mit „ص“." */
export function isTrueOfSound(reason: Reason, { right, given }: Answer): boolean {
  const [wrong = '', letter = '', word = '', again] = quotedIn(reason)
  const typed = wordsIn(given)
  return (
    again === letter &&
    lettersOfOneSound.some((group) => group.includes(wrong) && group.includes(letter)) &&
    word.includes(letter) &&
    wordsIn(right).some((one, at) => one === fold(word) && typed[at]?.includes(fold(wrong)))
  )
}

/** "Das „ه“ am Ende von „خانه“ ist der Vokal e." */
export function isTrueOfSilentHe(reason: Reason, { right, transliteration }: Answer): boolean {
  const [letter = '', word = ''] = quotedIn(reason)
  const vowel = reason.german.at(-2) ?? ''
  return (
    letter === 'ه' &&
    word.endsWith(letter) &&
    wordsIn(right).includes(fold(word)) &&
    (transliteration === '' || transliteration.split(/[\s.,!?;:-]+/u).some((sound) => sound.endsWith(vowel)))
  )
}

/** The object has its marker in the right sentence; all else is the same in the given one. */
export function isTrueOfMarker(reason: Reason, { right, given }: Answer): boolean {
  const words = wordsIn(right)
  const [object, marker] = wordsIn(quotedIn(reason)[1] ?? '')
  const at = words.findIndex((word, place) => word === object && words[place + 1] === marker)
  return at >= 0 && words.toSpliced(at + 1, 1).join(' ') === wordsIn(given).join(' ')
}

/** The word is read with the ezafe, and was written without its letter. */
export function isTrueOfEzafe(reason: Reason, { right, given, transliteration }: Answer): boolean {
  const words = wordsIn(right)
  const [word = '', next] = wordsIn(quotedIn(reason).at(-1) ?? '')
  const at = words.findIndex((one, place) => one === word && words[place + 1] === next)
  return (
    /[او]ی$/u.test(word) &&
    transliteration.split(' ')[at]?.endsWith('ye') === true &&
    words.with(at, word.slice(0, -1)).join(' ') === wordsIn(given).join(' ')
  )
}

/** "Es fehlt „در“ (in): „در مدرسه“." All other words are the same. */
export function isTrueOfMissingWord(reason: Reason, { right, given }: Answer): boolean {
  const [word = '', phrase = ''] = quotedIn(reason)
  const words = wordsIn(right)
  return (
    ` ${words.join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `) &&
    words.some(
      (one, at) => one === fold(word) && words.toSpliced(at, 1).join(' ') === wordsIn(given).join(' '),
    )
  )
}

/** "Es fehlt ein „h“: „Bahnhof“.", "Ein „n“ ist zu viel: „Bahnhof“." */
export function isTrueOfLetter(reason: Reason, { right, given }: Answer): boolean {
  const [letter = '', word = ''] = quotedIn(reason)
  const typed = wordsIn(given).find((one, at) => one !== wordsIn(right)[at]) ?? ''
  const [few, many] = reason.german.startsWith('Ein ') ? [word, typed] : [typed, word]
  const isOneMore = Array.from(
    fold(many),
    (_, at) => fold(many).slice(0, at) + fold(many).slice(at + fold(letter).length),
  )
  return wordsIn(right).includes(fold(word)) && isOneMore.includes(fold(few))
}

/** "Ein Nomen wird hier mit „kein“ verneint, nicht mit „nicht“: „keine Zeit“." */
export function isTrueOfKein(reason: Reason, { right, given }: Answer): boolean {
  const [, , shown = ''] = quotedIn(reason)
  const [words, typed] = [wordsIn(right), wordsIn(given)]
  return (
    /^kein.* \p{Lu}/u.test(shown.charAt(0).toLowerCase() + shown.slice(1)) &&
    words.join(' ').includes(fold(shown)) &&
    typed.includes('nicht') &&
    !words.includes('nicht') &&
    !typed.some((word) => word.startsWith('kein'))
  )
}

/** "Das ist ein Wort, mit Halbabstand geschrieben: „بچه‌ها“." */
export function isTrueOfSpacing(reason: Reason, { right, given }: Answer): boolean {
  const [word = ''] = quotedIn(reason)
  return right.includes(word) && word.includes('\u200C') && given.includes(word.replaceAll('\u200C', ' '))
}

/** "Zwischen „khâhar“ und „man“ steht die Ezafe „-e“: „khâhar-e man“." */
export function isTrueOfSoundOfEzafe(reason: Reason, { transliteration, given }: Answer): boolean {
  const [word, next, ezafe, shown = ''] = quotedIn(reason)
  return (
    shown === `${word}${ezafe} ${next}` &&
    transliteration.includes(shown) &&
    fold(given).includes(fold(`${word} ${next}`))
  )
}
