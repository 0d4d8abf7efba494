import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { ordersWithMarks } from '@pol/language/right-orders'
import { isTrueOfOrder } from '../test/claims-of-order.ts'
import { expectWhole, reasonIn } from '../test/reasons.ts'
import { sentences, spokenWords } from '../test/sentences.ts'

describe.each(languages)('the order of sentences (%s)', (language) => {
  const textOf = (sentence: (typeof sentences)[number]) =>
    language === 'de' ? sentence.german : sentence.farsi
  const given: { right: string; shuffled: string; transliteration: string; reason: Reason | null }[] = []
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
        given.push({ right, shuffled, transliteration, reason })
      }),
      { numRuns: 3_000 },
    )
  })

  test('what a reason says holds for the right order, and not for the given one', () => {
    const wrong = given.filter(
      ({ right, shuffled, transliteration, reason }) =>
        reason && !isTrueOfOrder(reason, { language, right, given: shuffled, transliteration }),
    )
    expect(wrong.slice(0, 20)).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
  })

  test('no right order has a reason', () => {
    const wrong = sentences.flatMap((sentence) => {
      const right = textOf(sentence)
      const { transliteration } = sentence
      return [spokenWords(right).join(' '), ...ordersWithMarks(right, language)].flatMap((given) => {
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
