import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLearningOrder, type ItemsToLearn, newItemsInOrder } from './learning-order.ts'

const nothing: ItemsToLearn = {
  course: [],
  others: [],
  sentences: [],
  starred: [],
  chosen: [],
  met: new Set(),
}
const sentence = (id: string, after: string, words: readonly string[] = []) => ({ id, after, words })
const order = (items: Partial<ItemsToLearn>) => [...newItemsInOrder({ ...nothing, ...items })].join(' ')

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
  const course = ['name', 'ich', 'sein', 'du', 'und', 'auch']

  test('comes as soon as all its words were there', () => {
    expect(order({ course, sentences: [sentence('[ich bin]', 'sein')] })).toBe(
      'name ich sein [ich bin] du und auch',
    )
  })

  test('waits for two words after another sentence, and the last ones come at the end', () => {
    const sentences = ['[a]', '[b]', '[c]', '[d]'].map((id) => sentence(id, 'ich'))
    expect(order({ course, sentences })).toBe('name ich [a] sein du [b] und auch [c] [d]')
  })

  test('waits while it nearly repeats one of the two before it', () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const sentences = [
      sentence('[I am Ali]', 'a', ['I', 'am', 'Ali']),
      sentence('[I am Lena]', 'a', ['I', 'am', 'Lena']),
      sentence('[Who is that]', 'b', ['who', 'is', 'that']),
      sentence('[Good day]', 'c', ['good', 'day']),
    ]
    expect(order({ course: words, sentences })).toBe(
      'a b [I am Ali] c d [Who is that] e f [Good day] g h [I am Lena]',
    )
  })

  test('never comes before its words, whatever was learned before', () => {
    const words = [...course, 'geben', 'nehmen']
    const places = fc.array(fc.nat(words.length - 1))
    fc.assert(
      fc.property(places, places, places, places, (lastWords, met, stars, topic) => {
        const idsAt = (places: readonly number[]) => [...new Set(places.map((at) => words[at] ?? ''))]
        const sentences = lastWords.map((at, index) =>
          sentence(`[${index}]`, words[at] ?? '', [`${index % 2}`, `${index % 3}`, 'ich']),
        )
        const known = new Set(idsAt(met))
        for (const id of newItemsInOrder({
          course,
          others: words.slice(course.length),
          sentences,
          starred: idsAt(stars),
          chosen: idsAt(topic),
          met: new Set(known),
        })) {
          const after = sentences.find((sentence) => sentence.id === id)?.after
          const needed = after === undefined ? [] : words.slice(0, words.indexOf(after) + 1)
          expect(needed.every((word) => known.has(word))).toBe(true)
          expect(known.has(id)).toBe(false)
          known.add(id)
        }
        expect(known.size).toBe(words.length + sentences.length)
      }),
    )
  })
})

describe('starred items', () => {
  const course = ['a', 'b', 'c', 'd', 'e', 'f']

  test('are every third new item, after the next one of the course', () => {
    expect(order({ course, starred: ['x', 'y'] })).toBe('a x b c y d e f')
  })

  test('that are met, or that the course would teach later, come once', () => {
    expect(order({ course, starred: ['x', 'e'], met: new Set(['x', 'a']) })).toBe('b c e d f')
  })

  test('go on when the course is finished', () => {
    expect(order({ course: ['a'], starred: ['x', 'y', 'z'] })).toBe('a x y z')
  })

  test('that the course teaches next come once, and no word waits for the stars', () => {
    expect(order({ course, starred: ['x', 'y', 'c'] })).toBe('a x b c y d e f')
  })
})

describe('words of chosen topics', () => {
  const course = ['a', 'b', 'c', 'd', 'e', 'f']

  test('are every third new item from the first day on, between those of the course', () => {
    expect(order({ course, chosen: ['x', 'y'] })).toBe('a x b c y d e f')
  })

  test('leave the places of starred items to these', () => {
    expect(order({ course, starred: ['1', '2'], chosen: ['x', 'y', 'z'] })).toBe('a 1 x b 2 c d y e f z')
  })

  test('that the course teaches, too, come early and once', () => {
    expect(order({ course, chosen: ['e', 'f'] })).toBe('a e b c f d')
  })

  test('come before all other words when the course is finished, with the sentences in between', () => {
    const sentences = [sentence('[u]', 'u'), sentence('[x]', 'x')]
    expect(order({ course: ['a'], others: ['u', 'x', 'v', 'y'], sentences, chosen: ['x', 'y'] })).toBe(
      'a x y u [u] v [x]',
    )
  })

  test('may all be met', () => {
    expect(order({ course, chosen: ['x'], met: new Set(['x']) })).toBe('a b c d e f')
  })
})

test('starred items and chosen topics come in their turn even if a day has one new item', () => {
  const met = new Set<string>()
  for (let day = 0; day < 6; day += 1) {
    const [next = ''] = newItemsInOrder({
      ...nothing,
      course: ['a', 'b', 'c'],
      starred: ['1', '2', '3'],
      chosen: ['x', 'y', 'z'],
      met: new Set(met),
    })
    met.add(next)
  }
  expect([...met].join(' ')).toBe('a 1 x b 2 y')
})
