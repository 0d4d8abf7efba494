import { fold } from '../fold.ts'
import { type Word, wordsOf } from '../gloss-words.ts'
import type { Language } from '../language.ts'
import { ezafeIn } from './ezafe.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** A sentence that was written without one of its words, or without an ezafe. */
export interface WrittenSentence {
  readonly right: string
  readonly given: string
  /** Shows where the ezafe is. */
  readonly transliteration: string
}

/** What is missing in a sentence; null if it differs otherwise. */
export function reasonOfMissing(language: Language, sentence: WrittenSentence): Reason | null {
  if (language === 'de') return ofWord(language, sentence)
  return (
    ofObjectMarker(sentence) ??
    ofWord(language, sentence) ??
    ofEzafe(sentence) ??
    ofTransliteratedEzafe(sentence)
  )
}

/** What Persian prepositions mean, for German readers. */
const prepositions: Readonly<Record<string, string>> = {
  در: 'in',
  به: 'zu, nach',
  از: 'von, aus',
  با: 'mit',
  برای: 'für',
  تا: 'bis',
  بدون: 'ohne',
}
/** Persian subjects may be left out; so may "bitte". */
const optional = /^(?:من|تو|او|ما|شما|انها|لطفا|bitte)$/u

/** "من مدرسه هستم" for "من در مدرسه هستم". */
function ofWord(language: Language, { right, given }: WrittenSentence): Reason | null {
  const [words, typed] = [wordsOf(right), wordsOf(given)]
  if (typed.length !== words.length - 1) return null
  const at = words.findIndex(({ folded }, place) => folded !== typed[place]?.folded)
  const word = words[at]
  if (!word || optional.test(word.folded) || !isSame(words.toSpliced(at, 1), typed)) return null
  const shown = besideIn(words, at)
  const meaning = language === 'fa' ? prepositions[word.text] : undefined
  const isKein = language === 'de' && /^kein(?:e[mnrs]?)?$/u.test(word.folded)
  return {
    german: `Es fehlt ${quoted(word.text)}${meaning ? ` (${meaning})` : ''}: ${quoted(shown)}.`,
    persian: `کلمه‌ی ${quotedInPersian(word.text)} جا افتاده است: ${quotedInPersian(shown)}.`,
    rule: isKein ? 'de-kein' : undefined,
  }
}

/** A word with the next one of its clause, or with the one before. */
function besideIn(words: readonly Word[], at: number): string {
  const isAfter = words[at + 1]?.clause === words[at]?.clause
  const shown = isAfter ? words.slice(at, at + 2) : words.slice(Math.max(at - 1, 0), at + 1)
  return shown.map(({ text }) => text).join(' ')
}

/** "khâhar man" for "khâhar-e man". */
function ofTransliteratedEzafe({ given, transliteration }: WrittenSentence): Reason | null {
  const withoutMarks = (text: string) => text.replace(/[.,!?:;…]+(?= |$)/gu, '').split(' ')
  const [sounds, typed] = [withoutMarks(transliteration), withoutMarks(given)]
  const isTyped = /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u.test(given)
  if (!isTyped || sounds.length !== typed.length) return null
  const wrong = sounds.flatMap((sound, at) => (fold(sound) === fold(typed[at] ?? '') ? [] : at))
  const [at = 0] = wrong
  const [sound = '', next] = [sounds[at], sounds[at + 1]]
  const ezafe = ezafeIn(sound)
  if (wrong.length !== 1 || !ezafe || next === undefined) return null
  const bare = sound.slice(0, -ezafe.length)
  if (fold(bare) !== fold(typed[at] ?? '')) return null
  return {
    german: `Zwischen ${quoted(bare)} und ${quoted(next)} steht die Ezafe ${quoted(ezafe)}: ${quoted(`${sound} ${next}`)}.`,
    persian: `میان ${quotedInPersian(bare)} و ${quotedInPersian(next)} کسره‌ی اضافه می‌آید: ${quotedInPersian(`${sound} ${next}`)}.`,
    rule: 'fa-ezafe',
  }
}

function ofObjectMarker({ right, given }: WrittenSentence): Reason | null {
  const words = wordsOf(right)
  const at = words.findIndex(({ text }) => text === 'را')
  const object = words[at - 1]
  if (!object || !isSame(words.toSpliced(at, 1), wordsOf(given))) return null
  const shown = `${object.text} را`
  return {
    german: `Nach einem bestimmten Objekt steht ${quoted('را')}: ${quoted(shown)}.`,
    persian: `بعد از مفعول مشخص ${quotedInPersian('را')} می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'fa-ra',
  }
}

/** "صدا من" for "صدای من" */
function ofEzafe({ right, given, transliteration }: WrittenSentence): Reason | null {
  const [words, typed, sounds] = [wordsOf(right), wordsOf(given), transliteration.split(' ')]
  if (words.length !== typed.length || words.length !== sounds.length) return null
  const wrong = words.flatMap(({ folded }, place) => (folded === typed[place]?.folded ? [] : place))
  const [place = 0] = wrong
  const [word, next, bare] = [words[place], words[place + 1], typed[place]]
  if (wrong.length !== 1 || !word || !next || !bare) return null
  if (word.text !== `${bare.text}ی` || !/[او]$/u.test(bare.text)) return null
  if (ezafeIn(sounds[place] ?? '') !== '-ye') return null
  const shown = `${word.text} ${next.text}`
  return {
    german: `Nach ${quoted('ا')} und ${quoted('و')} schreibt man die Ezafe als ${quoted('ی')}: ${quoted(shown)}.`,
    persian: `بعد از ${quotedInPersian('ا')} و ${quotedInPersian('و')} کسره‌ی اضافه را با ${quotedInPersian('ی')} می‌نویسند: ${quotedInPersian(shown)}.`,
    rule: 'fa-ezafe',
  }
}

function isSame(
  words: readonly { readonly folded: string }[],
  others: readonly { readonly text: string }[],
): boolean {
  return words.map(({ folded }) => folded).join(' ') === others.map(({ text }) => fold(text)).join(' ')
}
