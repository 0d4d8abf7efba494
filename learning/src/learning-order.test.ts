import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLearningOrder, type ItemsToLearn, newItemsInOrder } from './learning-order.ts'

const order = (items: Partial<ItemsToLearn>) =>
  [...newItemsInOrder({ words: [], sentences: [], starred: [], isNew: () => true, ...items })].join(' ')

test('words come as the course teaches them, then by level and by use', () => {
  const word = { place: null, level: 'A1', uses: 0 }
  const words = inLearningOrder([
    { ...word, id: 'rare' },
    { ...word, id: 'hard', level: 'B1', uses: 9 },
    { ...word, id: 'often', uses: 5 },
    { ...word, id: 'second', place: 1, level: 'A2' },
    { ...word, id: 'first', place: 0 },
  ])
  expect(words.map(({ id }) => id)).toEqual(['first', 'second', 'often', 'rare', 'hard'])
})

describe('a sentence', () => {
  const words = ['name', 'ich', 'sein', 'du', 'und', 'auch']

  test('comes as soon as all its words were there', () => {
    expect(order({ words, sentences: [{ id: '[ich bin]', after: 'sein' }] })).toBe(
      'name ich sein [ich bin] du und auch',
    )
  })

  test('waits for two words after another sentence, and the last ones come at the end', () => {
    const sentences = ['[a]', '[b]', '[c]', '[d]'].map((id) => ({ id, after: 'ich' }))
    expect(order({ words, sentences })).toBe('name ich [a] sein du [b] und auch [c] [d]')
  })

  test('never comes before its words, whatever was learned before', () => {
    const place = fc.nat(words.length - 1)
    fc.assert(
      fc.property(fc.array(place), fc.array(place), (lastWords, met) => {
        const sentences = lastWords.map((at, index) => ({ id: `[${index}]`, after: words[at] ?? '' }))
        const known = new Set(met.map((at) => words[at] ?? ''))
        for (const id of newItemsInOrder({
          words,
          sentences,
          starred: [],
          isNew: (id) => !known.has(id),
        })) {
          const after = sentences.find((sentence) => sentence.id === id)?.after
          const needed = after === undefined ? [] : words.slice(0, words.indexOf(after) + 1)
          expect(needed.every((word) => known.has(word))).toBe(true)
          known.add(id)
        }
        expect(known.size).toBe(words.length + sentences.length)
      }),
    )
  })
})

describe('starred items', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f']

  test('are every third new item, after the next one of the course', () => {
    expect(order({ words, starred: ['x', 'y'] })).toBe('a x b c y d e f')
  })

  test('that are met, or that the course would teach later, come once', () => {
    expect(order({ words, starred: ['x', 'e'], isNew: (id) => id !== 'x' && id !== 'a' })).toBe('b e c d f')
  })

  test('go on when the course is finished', () => {
    expect(order({ words: ['a'], starred: ['x', 'y', 'z'] })).toBe('a x y z')
  })
})
