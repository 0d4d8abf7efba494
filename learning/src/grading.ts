import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import { spellingKey } from '@pol/language/spelling'
import { isTransliterationTyped, lacksOneSound } from '@pol/language/transliteration-typed'
import { type Differences, differencesOf, distanceOf } from './grading/differences.ts'
import { isNoun, lacksUmlaut, type Note, notesOn, type Reading, withArticle } from './grading/notes.ts'
import { tidy } from './grading/tidy.ts'
import { hasOneTypo, type IsKnownWord } from './grading/typo.ts'
import type { Grade } from './values.ts'

export interface Verdict {
  readonly isRight: boolean
  readonly notes: readonly Note[]
  /** The typed text without punctuation, which is ignored. */
  readonly typed: string
  /** The right answer closest to the typed text, without punctuation; for a synonym, the word that was asked for. */
  readonly answer: string
  /** The transliteration of the answer, if a text in Latin letters is compared with it; otherwise null. */
  readonly transliteration: string | null
  /** What differs in the typed text and the answer, or its transliteration; null if they need not be compared. */
  readonly differences: Differences | null
}

/** An answer and its transliteration. */
export interface SoundingAnswer {
  readonly text: string
  readonly transliteration: string
}

export interface Expected {
  /** All right answers, the one to show first. */
  readonly accepted: readonly string[]
  /** How Persian answers sound, which is accepted as well. */
  readonly sounds?: readonly SoundingAnswer[]
  /** Other words that answer the question as well, but are not the one that is learned. */
  readonly synonyms?: Expected
  /** Without it, a typo cannot be told from another form, and none is accepted. */
  readonly isKnownWord?: IsKnownWord | undefined
}

/** Grades a text that was typed, or put together from parts. */
export function verdictOn(typed: string, expected: Expected, language: Language): Verdict {
  const verdict = verdictOnWord(typed, expected, language)
  const { accepted, synonyms, isKnownWord } = expected
  if (verdict.isRight || !synonyms) return verdict
  const { isRight } = verdictOn(typed, { ...synonyms, isKnownWord }, language)
  if (!isRight) return verdict
  const answer = tidy(accepted[0] ?? '')
  return { ...verdict, isRight, notes: ['synonym'], answer, transliteration: null, differences: null }
}

/** The verdict without regard to synonyms. */
function verdictOnWord(typed: string, expected: Expected, language: Language): Verdict {
  const text = tidy(typed)
  const readings = expected.accepted.map((written): Reading => ({ written, text: tidy(written) }))
  const right = (reading: Reading, notes: readonly Note[]) => rightVerdict(text, reading, readings, notes)

  const exact = readings.find((reading) => reading.text === text)
  if (exact) return right(exact, [])
  const alike = readings.find((reading) => fold(reading.text) === fold(text))
  if (alike) return right(alike, notesOn(text, alike, isNoun(alike, readings)))
  const spaced = readings.find((reading) => language === 'fa' && joined(reading.text) === joined(text))
  if (spaced) return right(spaced, ['spacing'])
  const { sounds = [], isKnownWord } = expected
  if (sounds.length > 0 && latin.test(text)) return verdictOnLatin(text, sounds, isKnownWord)
  const mistyped = isKnownWord && readings.find((reading) => hasOneTypo(text, reading.text, isKnownWord))
  if (mistyped) return right(mistyped, lacksUmlaut(text, mistyped.text) ? ['typo', 'umlaut'] : ['typo'])

  const answer = nearest(text, readings, (reading) => reading.text)?.text ?? ''
  const differences = differencesOf(text, answer)
  return { isRight: false, notes: [], typed: text, answer, transliteration: null, differences }
}

/** 1 wrong; 2 right after help, with a typo or with a synonym; 3 right. 4 ('Leicht') is self-reported. */
export function gradeOf({ isRight, notes }: Verdict, wasHelped: boolean): Grade {
  if (!isRight) return 1
  return wasHelped || notes.includes('typo') || notes.includes('synonym') ? 2 : 3
}

/** Half-spaces are often typed as a space or omitted. */
function joined(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/** Notes that say everything, or nothing that a comparison would show. */
const needNoComparison: readonly Note[] = ['letters', 'article']

function rightVerdict(
  text: string,
  reading: Reading,
  readings: readonly Reading[],
  ofText: readonly Note[],
): Verdict {
  const full = withArticle(reading, readings)
  const answer = full ?? reading.text
  // The right spelling is shown with its article.
  const notes: readonly Note[] = full === null || ofText.includes('letters') ? ofText : [...ofText, 'article']
  const isCompared = notes.some((note) => !needNoComparison.includes(note))
  const differences = isCompared ? differencesOf(text, answer) : null
  return { isRight: true, notes, typed: text, answer, transliteration: null, differences }
}

const latin = /^\P{Script=Arabic}*\p{Script=Latin}\P{Script=Arabic}*$/u

/** Compares a text in Latin letters with the transliterations of Persian answers. */
function verdictOnLatin(
  text: string,
  sounds: readonly SoundingAnswer[],
  isKnownWord: IsKnownWord | undefined,
): Verdict {
  const verdict = (isRight: boolean, notes: readonly Note[], sound: SoundingAnswer): Verdict => {
    const isCompared = !isRight || notes.includes('typo')
    const transliteration = isCompared ? tidy(sound.transliteration) : null
    const differences = transliteration === null ? null : differencesOf(text, transliteration)
    return { isRight, notes, typed: text, answer: tidy(sound.text), transliteration, differences }
  }
  const heard = sounds.find(({ transliteration }) => isTransliterationTyped(text, transliteration))
  if (heard) return verdict(true, ['transliteration'], heard)
  const mistyped =
    isKnownWord && sounds.find(({ transliteration }) => isMistyped(text, transliteration, isKnownWord))
  if (mistyped) return verdict(true, ['typo'], mistyped)
  const closest = nearest(text, sounds, ({ transliteration }) => transliteration)
  return verdict(false, [], closest ?? { text: '', transliteration: '' })
}

/** A transliteration that lacks a sound, but has no other word: anâr for anbâr. */
function isMistyped(text: string, transliteration: string, isKnownWord: IsKnownWord): boolean {
  const wanted = transliteration.split(' ').flatMap((word) => [word, word.replace(/-y?e$/u, '')])
  const keys = new Set(wanted.map((word) => spellingKey('latin', word)))
  const isOther = (word: string) => isKnownWord(fold(word)) && !keys.has(spellingKey('latin', word))
  return lacksOneSound(text, transliteration) && !text.split(' ').some(isOther)
}

/** The closest answer; the first of those that are equally close, which is the usual one. */
function nearest<Answer>(
  text: string,
  answers: readonly Answer[],
  textOf: (answer: Answer) => string,
): Answer | undefined {
  return answers
    .map((answer) => ({ answer, distance: distanceOf(text, textOf(answer)) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.answer
}
