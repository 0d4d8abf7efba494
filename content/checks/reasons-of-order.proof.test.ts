import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import { wordForms } from '@pol/language/gaps/persons'
import { type Language, languages } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { rightOrders } from '@pol/language/right-orders'
import { phrases } from '../src/phrases.ts'
import { rowsOf } from '../test/content.ts'
import { course, entries, expectWhole, quotedIn, reasonIn } from '../test/reasons.ts'

const sentences = [
  ...(await rowsOf(phrases)),
  ...course.flatMap(({ turns }) => turns),
  ...entries.map(({ example_german, example_farsi, example_transliteration }) => ({
    german: example_german,
    farsi: example_farsi,
    transliteration: example_transliteration,
  })),
]
const wordsIn = (text: string) =>
  fold(text.replaceAll(/[^\p{L}\p{M}\p{N}\s\u200C'’-]/gu, ' '))
    .split(' ')
    .filter(Boolean)
/** The words of a sentence without punctuation, as they are put in order. */
const spokenWords = (text: string) =>
  text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(Boolean)
const clausesIn = (text: string) =>
  text
    .split(/[.,;:!?…؟،؛()«»"„“]/u)
    .map(wordsIn)
    .filter(({ length }) => length > 0)
/** All forms of verbs that may have a person, folded. */
const finite = Object.fromEntries(
  languages.map((language) => [
    language,
    new Set(
      entries
        .filter(({ type }) => type === 'verb')
        .flatMap((entry) => wordForms(language, entry))
        .filter(({ features }) => features.length === 0 || features.some((feature) => /^[123]/.test(feature)))
        .map(({ text }) => fold(text)),
    ),
  ]),
)

/** A claim about the order of words: where they stand in the right sentence, and where not in the given one. */
interface Claim {
  readonly pattern: RegExp
  /** Whether a clause proves the claim about the quoted words. */
  holds(clause: readonly string[], quoted: readonly string[], language: Language): boolean
}
const starts = (clause: readonly string[], quoted: readonly string[]) =>
  clause.slice(0, quoted.length).join(' ') === quoted.join(' ')
const isVerb = (word: string | undefined, language: Language) => finite[language]?.has(word ?? '') === true
const contains = (clause: readonly string[], quoted: readonly string[]) =>
  ` ${clause.join(' ')} `.includes(` ${quoted.join(' ')} `)
/** The first quoted word stands before the last one, which ends the clause. */
const frames = (clause: readonly string[], [first = '', last = '']: readonly string[]) =>
  clause.at(-1) === last && clause.indexOf(first) < clause.length - 1 && clause.includes(first)
/** Without "und" or "aber" at the beginning, which do not count. */
const mainClause = (clause: readonly string[], begin: string) =>
  /^(?:und|aber|oder|denn)$/.test(begin) && clause[0] === begin ? clause.slice(1) : clause
const claims: readonly Claim[] = [
  {
    pattern: /Aussagesatz|Ja-Nein-Frage|Fragewort|Aufforderung|Nebensatz/,
    holds: (clause, quoted, language) => starts(clause, quoted) && isVerb(quoted.at(-1), language),
  },
  {
    pattern: /^Nach „\p{Ll}+“ steht das Verb am Ende/u,
    holds: (clause, quoted, language) =>
      clause[0] === quoted[0] && frames(clause, quoted) && isVerb(quoted.at(-1), language),
  },
  { pattern: /Vorsilbe|Infinitiv|Partizip/, holds: (clause, quoted) => frames(clause, quoted) },
  {
    pattern: /^Im Persischen/,
    holds: (clause, quoted, language) =>
      clause.at(-1) === quoted.join(' ') && isVerb(clause.at(-1), language),
  },
  { pattern: /Objekt|nach dem Nomen/, holds: (clause, quoted) => contains(clause, quoted) },
]

describe.each(languages)('the order of sentences (%s)', (language) => {
  const textOf = (sentence: (typeof sentences)[number]) =>
    language === 'de' ? sentence.german : sentence.farsi
  const given: { right: string; shuffled: string; reason: Reason | null }[] = []
  beforeAll(() => {
    const orders = fc.record({
      sentence: fc.constantFrom(...sentences),
      keys: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    })
    fc.assert(
      fc.property(orders, ({ sentence, keys }) => {
        const right = textOf(sentence)
        const words = spokenWords(right)
        const shuffled = words
          .map((_, at) => at)
          .toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
          .map((at) => words[at])
          .join(' ')
        const { transliteration } = sentence
        const reason = reasonIn(language, { kind: 'order', right, given: shuffled, transliteration })
        given.push({ right, shuffled, reason })
      }),
      { numRuns: 3_000 },
    )
  })

  test('what a reason says holds for the right order, and not for the given one', () => {
    const wrong = given.filter(({ right, shuffled, reason }) => {
      if (!reason) return false
      const claim = claims.find(({ pattern }) => pattern.test(reason.german))
      const quoted = wordsIn(quotedIn(reason).at(-1) ?? '')
      const clauses = clausesIn(right)
      const isTrueOf = (clause: readonly string[], begin = '') =>
        claim?.holds(mainClause(clause, begin), quoted, language) === true
      if (!clauses.some((clause) => isTrueOf(clause, clause[0]))) return true
      // A question is not called a statement, nor the other way round.
      const isAsked = right.includes('?')
      if (/Ja-Nein-Frage|Fragewort/.test(reason.german) && !isAsked) return true
      if (/Aussagesatz/.test(reason.german) && isAsked && clauses.length === 1) return true
      return clauses.length === 1 && isTrueOf(wordsIn(shuffled), clauses[0]?.[0])
    })
    expect(wrong.slice(0, 20)).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
  })

  test('no right order has a reason', () => {
    const wrong = sentences.flatMap((sentence) => {
      const right = textOf(sentence)
      const { transliteration } = sentence
      return [spokenWords(right).join(' '), ...rightOrders(right, language)].flatMap((given) => {
        const reason = reasonIn(language, { kind: 'order', right, given, transliteration })
        return reason ? [[right, given, reason.german]] : []
      })
    })
    expect(wrong.slice(0, 20)).toEqual([])
  })

  test('many wrong orders have a reason', () => {
    const found = given.filter(({ reason }) => reason)
    expect(found.length / given.length).toBeGreaterThan(0.3)
  })
})
