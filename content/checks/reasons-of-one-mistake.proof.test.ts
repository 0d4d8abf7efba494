import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import type { Reason } from '@pol/language/reasons/reason'
import { rightOrders } from '@pol/language/right-orders'
import { isTrue } from '../test/claims.ts'
import type { Mutated } from '../test/mutation.ts'
import { mutations } from '../test/mutations.ts'
import { type Answer, expectWhole, reasonIn } from '../test/reasons.ts'
import { sentences, spokenWords } from '../test/sentences.ts'

/** Every seventh: all take minutes. */
const asked = sentences.filter((_, at) => at % 7 === 0)

/** The share of the mistakes that had a reason, less a small margin; of the others, all have one. */
const shares: Readonly<Record<string, number>> = {
  'verb of a statement at its end (de)': 0.9,
  'verb behind the subject where something else is first (de)': 0.95,
  'prefix beside the verb (de)': 0.8,
  'prefix written with the verb (de)': 0.75,
  'one letter too few or too many (de)': 0.98,
  'one letter too few or too many (fa)': 0.91,
  'another letter of the same sound (fa)': 0.95,
  'with or without an owner (fa)': 0.81,
  'ending of an article, possessive or pronoun (de)': 0.86,
  'ending of an adjective (de)': 0.39,
  'number or case of a noun (de)': 0.51,
  'person or tense of a verb (de)': 0.61,
  'person or tense of a verb (fa)': 0.13,
  'verb before the end (fa)': 0.91,
  'adjective or owner before its noun (fa)': 0.3,
  'without می (fa)': 0.8,
  'without negation (fa)': 0.95,
  'negated (fa)': 0.96,
}

interface Given extends Answer {
  readonly rules: Mutated['rules']
  readonly reason: Reason | null
}

describe.each(mutations)('$name ($language)', ({ name, language, mutate }) => {
  const given: Given[] = []
  beforeAll(() => {
    for (const { german, farsi, transliteration } of asked) {
      const right = language === 'de' ? german : farsi
      const orders = new Set(rightOrders(right, language).map(fold))
      const mutated = mutate(spokenWords(right), /[?؟]/u.test(right), spokenWords(transliteration))
      for (const { given: written, rules } of mutated) {
        if (orders.has(fold(written))) continue
        const answer = { language, right, given: written, transliteration }
        given.push({ ...answer, rules, reason: reasonIn(language, { kind: 'sentence', ...answer }) })
      }
    }
  })

  test('no reason is false', () => {
    const wrong = given.filter(
      ({ reason, rules, ...answer }) =>
        reason && (!isTrue(reason, answer) || (rules && !rules.includes(reason.rule))),
    )
    expect(wrong.slice(0, 20)).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
  })

  test('as many have a reason as before', () => {
    const found = given.filter(({ reason }) => reason)
    expect(found.length / given.length).toBeGreaterThanOrEqual(shares[`${name} (${language})`] ?? 1)
  })
})
