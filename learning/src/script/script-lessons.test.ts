import { describe, expect, test } from 'vitest'
import { letters } from '@pol/content/letters'
import { readContent, readKind } from '@pol/content/read'
import { readScript } from '@pol/content/script/read-script'
import { answer } from '../../test/answers.ts'
import { data } from '../../test/lexicon.ts'
import { foldAnswers } from '../fold.ts'
import { confusedWith, wordsLike } from './likeness.ts'
import { lettersMixedUp } from './mixed-up.ts'
import type { ScriptLessonStep } from './script-lesson.ts'
import { scriptLesson } from './script-lessons.ts'

const script = await readScript(data, await readContent(data))
const itemOfLetter = new Map((await readKind(letters, data)).map(({ farsi, id }) => [farsi, id]))
const lessons = script.map((step) => {
  const known = script.filter((other) => other.step < step.step).flatMap((other) => other.letters)
  return { step, known, parts: scriptLesson({ ...step, known, mixedUp: [], itemOfLetter }) }
})

const count = (parts: readonly ScriptLessonStep[], ...kinds: readonly string[]) =>
  parts.filter(({ kind }) => kinds.includes(kind)).length

describe.each(lessons)('step $step.step', ({ step, known, parts }) => {
  test('has all six parts: see, trace, hear and find, read, write, signs', () => {
    expect(count(parts, 'letter', 'digits', 'rule')).toBeGreaterThan(0)
    expect(count(parts, 'trace')).toBeGreaterThan(0)
    expect(count(parts, 'find-letter', 'find-word')).toBeGreaterThanOrEqual(4)
    expect(count(parts, 'read')).toBe(12)
    expect(count(parts, 'write')).toBe(8)
    expect(count(parts, 'sign')).toBe(3)
    expect(count(parts, 'rule')).toBe(step.rules.length)
    expect(count(parts, 'question')).toBe(step.questions.length)
  })

  test('a word is read only when all of its letters have been seen', () => {
    const seen = new Set(known)
    for (const part of parts) {
      if (part.kind === 'letter') seen.add(part.letter)
      if (part.kind === 'find-letter') for (const letter of step.letters) seen.add(letter)
      if (part.kind !== 'read') continue
      const unseen = [...(step.words[part.word]?.farsi ?? '')].filter(
        (sign) => /\p{L}/u.test(sign) && !seen.has(sign) && !/[ئؤأء]/u.test(sign),
      )
      expect(unseen).toEqual([])
    }
  })

  test('every new letter of the alphabet is seen, traced, found by ear, and read in a word', () => {
    const read = parts.flatMap((part) => (part.kind === 'read' ? (step.words[part.word]?.farsi ?? '') : []))
    for (const letter of step.letters.filter((sign) => itemOfLetter.has(sign))) {
      expect(parts).toContainEqual({ kind: 'letter', letter })
      expect(parts).toContainEqual({ kind: 'trace', letter })
      expect(parts).toContainEqual(expect.objectContaining({ kind: 'find-letter', letter }))
      expect(read.join(), letter).toContain(letter)
    }
  })

  test('wrong choices differ from the right one in sound and in writing', () => {
    for (const part of parts) {
      if (!['read', 'find-word', 'find-first', 'join'].includes(part.kind) || !('word' in part)) continue
      if (part.kind === 'write') continue
      const word = step.words[part.word]
      expect(part.others).toHaveLength(2)
      for (const other of part.others.map((at) => step.words[at])) {
        expect(other?.transliteration).not.toBe(word?.transliteration)
        expect(other?.farsi).not.toBe(word?.farsi)
      }
    }
  })

  test('a word that begins with a letter is found among words with other first letters; letters and joined word, too', () => {
    const hasLetters = step.letters.some((sign) => itemOfLetter.has(sign))
    expect(count(parts, 'find-first')).toBe(hasLetters ? 2 : 0)
    expect(count(parts, 'join')).toBe(hasLetters ? 2 : 0)
    for (const part of parts) {
      if (part.kind !== 'find-first') continue
      const beginsWithIt = (at: number) => step.words[at]?.farsi.startsWith(part.letter)
      expect(beginsWithIt(part.word)).toBe(true)
      expect(part.others.filter(beginsWithIt)).toEqual([])
    }
  })

  test('no word is put together from a single tile', () => {
    const tiles = parts.flatMap((part) => (part.kind === 'write' && part.by === 'tiles' ? part.word : []))
    expect(tiles.filter((word) => [...(step.words[word]?.farsi ?? '')].length < 2)).toEqual([])
  })

  test('fits what is stored of a lesson', () => {
    expect(parts.length).toBeLessThanOrEqual(100)
  })
})

test('a letter is found among those that differ by their dots', () => {
  const among = ['ا', 'ب', 'د', 'م', 'ن', 'ی', 'س']
  expect(confusedWith('ت', { among, mixedUp: ['م'] }, 3).toSorted()).toEqual(['ب', 'ن', 'ی'])
})

test('beyond these, it is found among the letters that the learner mixes up, the hardest first', () => {
  const among = ['ا', 'ب', 'د', 'م', 'ن', 'ه']
  expect(confusedWith('م', { among, mixedUp: ['د', 'ا'] }, 3)).toEqual(['د', 'ا', 'ه'])
})

describe('Anna got س twice and ر once wrong', () => {
  const itemOf = (letter: string) => itemOfLetter.get(letter) ?? ''
  const wrong = (letter: string, day: number) =>
    answer({ item: itemOf(letter), at: new Date(Date.UTC(2026, 2, day)).toISOString(), grade: 1 })
  const cards = foldAnswers([wrong('س', 1), wrong('س', 2), wrong('ر', 3)])
  const mixedUp = lettersMixedUp(cards, itemOfLetter)
  const [step3] = lessons.filter(({ step }) => step.step === 3)
  if (!step3) throw new Error('there is no step 3')
  const parts = scriptLesson({ ...step3.step, known: step3.known, mixedUp, itemOfLetter })
  const found = (steps: readonly ScriptLessonStep[]) =>
    steps.flatMap((part) => (part.kind === 'find-letter' ? [part.letter] : []))

  test('these letters are found by ear again in the next step', () => {
    expect(mixedUp).toEqual(['س', 'ر'])
    expect(found(parts).slice(-2)).toEqual(['س', 'ر'])
    expect(found(step3.parts).slice(-2)).toEqual(['ت', 'س'])
  })

  test('the parts of the step have the same places as for everybody', () => {
    expect(parts.map(({ kind }) => kind)).toEqual(step3.parts.map(({ kind }) => kind))
  })

  test('a letter that is known firmly in the meantime is not asked again', () => {
    const later = [20, 40, 80].map((day) =>
      answer({ item: itemOf('ر'), at: new Date(Date.UTC(2026, 2, day)).toISOString() }),
    )
    expect(lettersMixedUp(foldAnswers([wrong('س', 1), wrong('ر', 3), ...later]), itemOfLetter)).toEqual(['س'])
  })
})

test('the wrong sounds of a word are those of words that can be read already', () => {
  const [first] = lessons
  const seen = new Set<string>()
  const wrong = (first?.parts ?? []).flatMap((part) => {
    if (part.kind === 'letter') seen.add(part.letter)
    if (part.kind !== 'read') return []
    return part.others
      .map((at) => first?.step.words[at]?.farsi ?? '')
      .filter((word) => [...word].some((sign) => !seen.has(sign)))
  })
  expect(wrong).toEqual([])
})

test('a word is read among words that look or sound like it', () => {
  const words = [
    { farsi: 'نان', transliteration: 'nân' },
    { farsi: 'کتاب', transliteration: 'ketâb' },
    { farsi: 'نام', transliteration: 'nâm' },
    { farsi: 'نون', transliteration: 'nân' },
  ]
  expect(wordsLike(0, words, 'transliteration', 2)).toEqual([2, 1])
})
