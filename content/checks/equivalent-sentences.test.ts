import { expect, test } from 'vitest'
import { equivalentSentences } from '@pol/language/equivalent-sentences'
import { fold } from '@pol/language/fold'
import { persianWordsOf } from '@pol/language/persian-spoken'
import { entries } from '../test/reasons.ts'
import { sentences, spokenWords } from '../test/sentences.ts'

const words = persianWordsOf(entries)
const taught = sentences.map((sentence) => ({
  sentence,
  given: spokenWords(sentence.farsi),
  accepted: new Set(equivalentSentences(sentence, words).map(fold)),
}))

/** Pronouns and the endings of the verbs of their person. */
const persons = { من: 'م', تو: 'ی', او: 'د', ما: 'یم', شما: 'ید', آن‌ها: 'ند' }
const pronouns = Object.keys(persons)
const possessive = /(?<=\p{L}{3})(?:م|ت|ش)$/u

/** The sentences that are accepted although one of their words was changed. */
function acceptedWith(changesOf: (given: readonly string[]) => readonly (readonly string[])[]): string[] {
  return taught.flatMap(({ given, accepted }) =>
    changesOf(given)
      .map((words) => words.join(' '))
      .filter((text) => text !== given.join(' ') && accepted.has(fold(text))),
  )
}

test('every taught sentence is accepted, and many have variants', () => {
  expect(taught.filter(({ given, accepted }) => !accepted.has(fold(given.join(' '))))).toEqual([])
  expect(taught.filter(({ accepted }) => accepted.size > 1).length).toBeGreaterThan(5000)
  expect(Math.max(...taught.map(({ accepted }) => accepted.size))).toBeLessThan(400)
})

test('a pronoun of another person is never accepted', () => {
  const wrong = acceptedWith((given) =>
    given.flatMap((word, at) => (word in persons ? pronouns.map((other) => given.with(at, other)) : [])),
  )
  expect(wrong).toEqual([])
})

test('a subject that does not agree with the verb is never accepted', () => {
  const wrong = acceptedWith((given) =>
    pronouns
      .filter((pronoun) => {
        const verb = given.find((word) => /^ن?می\u200C/u.test(word)) ?? ''
        return !verb.endsWith(persons[pronoun as keyof typeof persons])
      })
      .map((pronoun) => [pronoun, ...given]),
  )
  // To have, to be: their person is not marked by می.
  expect(wrong.filter((text) => / ن?می\u200C/u.test(text))).toEqual([])
})

test('a verb of another person is never accepted', () => {
  const wrong = acceptedWith((given) =>
    given.flatMap((word, at) => {
      const [, start] = /^(ن?می\u200C(?:آی|.+?))(?:م|ی|د|یم|ید|ند)$/u.exec(word) ?? []
      if (start === undefined) return []
      return Object.values(persons).map((ending) => given.with(at, start + ending))
    }),
  )
  expect(wrong).toEqual([])
})

test('a possessive of another person is never accepted', () => {
  const wrong = acceptedWith((given) =>
    given.flatMap((word, at) =>
      possessive.test(word)
        ? ['م', 'ت', 'ش'].map((ending) => given.with(at, word.replace(possessive, ending)))
        : [],
    ),
  )
  expect(wrong).toEqual([])
})

test('a sentence without its را, or with a word too few, is never accepted, except without its subject', () => {
  const kept = new Set([...pronouns, 'است'])
  const wrong = acceptedWith((given) =>
    given.flatMap((word, at) => (kept.has(word) ? [] : [given.toSpliced(at, 1)])),
  )
  expect(wrong).toEqual([])
})

test('a verb in the middle, with its object behind it, is never accepted', () => {
  const wrong = acceptedWith((given) => {
    const last = given.length - 1
    const isVerb = last > 0 && /^ن?می\u200C/u.test(given[last] ?? '')
    return isVerb ? [given.toSpliced(last, 1).toSpliced(last - 1, 0, given[last] ?? '')] : []
  })
  expect(wrong).toEqual([])
})
