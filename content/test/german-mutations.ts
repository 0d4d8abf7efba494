import { fold } from '@pol/language/fold'
import { prefixOf } from '@pol/language/forms/german-prefixes'
import type { Rule } from '@pol/language/reasons/rule'
import { readingsOf } from './claims.ts'
import { isFinite } from './claims-of-order.ts'
import { hasPerson, moved, type Mutated, type Mutation, ofEachWord, otherForms, text } from './mutation.ts'

const pronoun = /^(?:ich|du|er|wir)$/iu

const rulesOfVerbLast: Readonly<Record<string, Rule>> = { weil: 'de-weil', wenn: 'de-wenn', dass: 'de-wenn' }
const without = (word: string) => word.replaceAll(/[äöüÄÖÜ]/gu, (letter) => letter.normalize('NFD').charAt(0))

const determiners = [
  ['der', 'die', 'das', 'den', 'dem', 'des'],
  ...['ein', 'kein', 'mein', 'dein', 'sein', 'ihr', 'unser'].map((word) =>
    ['', 'e', 'en', 'em', 'er', 'es'].map((ending) => word + ending),
  ),
  ['euer', 'eure', 'euren', 'eurem', 'eurer', 'eures'],
  ...['dies', 'jed', 'welch', 'all'].map((stem) =>
    ['e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending),
  ),
]

/** Mistakes that are made in German only. */
export const germanMutations: readonly Mutation[] = [
  {
    name: 'verb of a statement at its end',
    language: 'de',
    mutate: (words, isQuestion) =>
      !isQuestion && pronoun.test(words[0] ?? '') && isFinite(fold(words[1] ?? ''), 'de') && words.length > 3
        ? [{ given: moved(words, 1, words.length - 1), rules: ['de-verb-second', undefined] }]
        : [],
  },
  {
    name: 'verb behind the subject where something else is first',
    language: 'de',
    mutate: (words, isQuestion) =>
      !isQuestion && pronoun.test(words[2] ?? '') && isFinite(fold(words[1] ?? ''), 'de')
        ? [{ given: moved(words, 1, 2), rules: ['de-inversion', undefined] }]
        : [],
  },
  {
    name: 'verb behind the subject of a yes-no question',
    language: 'de',
    mutate: (words, isQuestion) =>
      isQuestion && pronoun.test(words[1] ?? '') && isFinite(fold(words[0] ?? ''), 'de')
        ? [{ given: moved(words, 0, 1), rules: ['de-yes-or-no'] }]
        : [],
  },
  {
    name: 'verb behind the subject of a question',
    language: 'de',
    mutate: (words, isQuestion) =>
      isQuestion &&
      /^(?:wer|was|wo|woher|wohin|wann|warum|wie)$/iu.test(words[0] ?? '') &&
      pronoun.test(words[2] ?? '')
        ? [{ given: moved(words, 1, 2), rules: ['de-question-words', undefined] }]
        : [],
  },
  {
    name: 'verb second behind a conjunction',
    language: 'de',
    mutate: (words) =>
      words.flatMap((word, at): Mutated[] => {
        const conjunction = word.toLowerCase()
        const isLast =
          /^(?:weil|dass|wenn|ob)$/u.test(conjunction) && isFinite(fold(words.at(-1) ?? ''), 'de')
        if (!isLast || !pronoun.test(words[at + 1] ?? '') || words.length < at + 4) return []
        return [
          {
            given: moved(words, words.length - 1, at + 2),
            rules: [rulesOfVerbLast[conjunction] ?? 'de-verb-last'],
          },
        ]
      }),
  },
  {
    name: 'prefix beside the verb',
    language: 'de',
    mutate: (words) => {
      const last = words.at(-1) ?? ''
      const isApart =
        words.length > 3 &&
        isFinite(fold(words[1] ?? ''), 'de') &&
        readingsOf('de', words[1] ?? '').some(
          ({ entry }) => prefixOf(entry.german.replace(/^sich /u, '')).prefix === last,
        )
      return isApart
        ? [{ given: moved(words, words.length - 1, 2), rules: ['de-separable-verbs', undefined] }]
        : []
    },
  },
  {
    name: 'prefix written with the verb',
    language: 'de',
    mutate: (words, isQuestion) => {
      const last = words.at(-1) ?? ''
      const isApart =
        !isQuestion &&
        words.length > 2 &&
        isFinite(fold(words[1] ?? ''), 'de') &&
        readingsOf('de', words[1] ?? '').some(
          ({ entry }) => prefixOf(entry.german.replace(/^sich /u, '')).prefix === last,
        )
      const joined = words.with(1, last + (words[1] ?? '')).slice(0, -1)
      return isApart ? [{ given: text(joined), rules: ['de-separable-verbs'] }] : []
    },
  },
  {
    name: 'nicht for kein',
    language: 'de',
    mutate: ofEachWord(
      (word, at, words) =>
        /^kein(?:e[mnrs]?)?$/iu.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? '') && !words.includes('nicht')
          ? ['nicht']
          : [],
      ['de-kein'],
    ),
  },
  { name: 'umlaut without dots', language: 'de', mutate: ofEachWord((word) => [without(word)]) },
  {
    name: 'ending of an article, possessive or pronoun',
    language: 'de',
    mutate: ofEachWord((word) => determiners.filter((forms) => forms.includes(word.toLowerCase())).flat()),
  },
  {
    name: 'ending of an adjective',
    language: 'de',
    mutate: ofEachWord((word) => {
      const [, stem = ''] = /^(\p{Ll}{3,})e[mnrs]?$/u.exec(word) ?? []
      const isAdjective = readingsOf('de', word).some(({ entry }) => entry.type === 'adjective')
      return isAdjective ? ['e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending) : []
    }),
  },
  {
    name: 'number or case of a noun',
    language: 'de',
    mutate: ofEachWord((word) =>
      /^\p{Lu}/u.test(word) ? otherForms('de', word, (features) => !hasPerson(features)).slice(0, 6) : [],
    ),
  },
]
