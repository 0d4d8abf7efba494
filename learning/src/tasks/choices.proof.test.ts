import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@pol/language/language'
import { readItems } from '../../test/lexicon.ts'
import { choicesFor, iconOf } from './choices.ts'
import { entriesOf, type Item, levelOf } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { randomOf } from '../random.ts'

/*
 * Independent of `meanings.ts`, based on the raw columns of the lexicon, so that it detects mistakes in that module.
 */
const { items, leaders } = await readItems()
const meanings = meaningsOf(items, leaders)

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u200C.!?؟,،]/gu, '')
    .trim()

const persianOf = new Map<string, Set<string>>()
const germanOf = new Map<string, Set<string>>()
for (const { german, farsi } of items) {
  persianOf.set(plain(german), (persianOf.get(plain(german)) ?? new Set()).add(plain(farsi)))
  germanOf.set(plain(farsi), (germanOf.get(plain(farsi)) ?? new Set()).add(plain(german)))
}

const haveCommonText = (a = new Set<string>(), b = new Set<string>()) => [...a].some((text) => b.has(text))

/** Why `other` would also be a right answer to the question for `item`, with all entries of both; or null. */
function whyRight(item: Item, other: Item, language: Language): string | null {
  for (const entry of entriesOf(item, language)) {
    for (const otherEntry of entriesOf(other, language)) {
      const why = whyRightEntry(entry, otherEntry)
      if (why) return why
    }
  }
  return null
}

function whyRightEntry(item: Item, other: Item): string | null {
  const [german, farsi] = [plain(item.german), plain(item.farsi)]
  const [otherGerman, otherFarsi] = [plain(other.german), plain(other.farsi)]
  if (german === otherGerman || farsi === otherFarsi) return 'same word'
  if (persianOf.get(german)?.has(otherFarsi)) return 'other sense of the German word'
  if (germanOf.get(farsi)?.has(otherGerman)) return 'other sense of the Persian word'
  if (persianOf.get(otherGerman)?.has(farsi)) return 'means the same in another sense'
  if (haveCommonText(persianOf.get(german), persianOf.get(otherGerman))) return 'German synonym'
  if (haveCommonText(germanOf.get(farsi), germanOf.get(otherFarsi))) return 'Persian synonym'
  return item.transliteration !== '' && item.transliteration === other.transliteration ? 'sounds alike' : null
}

/** Learners, with the ids of the items that they have met besides the asked one. */
const learners = [
  { learner: 'a new learner', others: [] },
  {
    learner: 'a learner of all words of A1',
    others: items.flatMap((item) => (item.kind === 'word' && item.level === 'A1' ? item.id : [])),
  },
]
const questions = learners.flatMap((met) => [
  { shown: 'text' as const, ...met },
  { shown: 'picture' as const, ...met },
])

describe.each(languages)('over the whole lexicon, in %s', (language) => {
  test.each(questions)('no choice by $shown has a second right answer, for $learner', (question) => {
    const { shown, learner, others } = question
    const asked = items
      .filter(({ id }) => leaders.isTaught(language, id))
      .filter((item) => shown === 'text' || iconOf(item, language) !== undefined)
    expect(asked.length).toBeGreaterThan(shown === 'text' ? 5000 : 200)
    const wrong: string[] = []
    for (const item of asked) {
      const met = new Set([...others, item.id])
      const random = randomOf(`${item.id} ${learner}`)
      const choices = choicesFor(item, language, meanings, random, { shown, met })
      if (choices.length !== 4 || new Set(choices).size !== 4)
        wrong.push(`${item.id}: ${choices.length} choices`)
      for (const other of choices) {
        const why = other === item ? null : whyRight(item, other, language)
        if (why) wrong.push(`${item.id}, ${other.id}: ${why}`)
      }
    }
    expect(wrong).toEqual([])
  })

  const words = items.filter((item) => item.kind === 'word').filter((_, at) => at % 10 === 0)

  test('most options share topic and type with the word, once the learner has met all', () => {
    const met = new Set(items.map(({ id }) => id))
    const near = words.filter((item) =>
      choicesFor(item, language, meanings, randomOf(item.id), { met }).every(
        (other) => other.kind === 'word' && other.type === item.type && other.topic === item.topic,
      ),
    )
    expect(near.length / words.length).toBeGreaterThan(0.9)
  })

  test('no option is harder than the word, even if the learner has met nothing else', () => {
    const harder = words.flatMap((item) =>
      choicesFor(item, language, meanings, randomOf(item.id), { met: new Set([item.id]) })
        .filter((other) => levelOf(other, language) > levelOf(item, language))
        .map(({ id }) => `${item.id}, ${id}`),
    )
    expect(harder).toEqual([])
  })
})

test('every right answer is found, for every twentieth item among every second one', () => {
  const others = items.filter((_, at) => at % 2 === 0)
  const missed = items
    .filter((_, at) => at % 20 === 0)
    .flatMap((item) =>
      others
        .filter((other) => item !== other && whyRightEntry(item, other) && !meanings.areAlike(item, other))
        .map((other) => `${item.id}, ${other.id}`),
    )
  expect(missed).toEqual([])
})
