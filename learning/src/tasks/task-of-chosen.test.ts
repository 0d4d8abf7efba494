import { describe, expect, test } from 'vitest'
import { line, word } from '../../test/items.ts'
import {
  cardAt,
  cardWith,
  cat,
  colours,
  dog,
  go,
  heard,
  house,
  name,
  sentence,
  task,
} from '../../test/tasks.ts'
import type { Item } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { canBePaired, gradesOfPairs } from './pairs.ts'
import type { PairsTask } from './task.ts'
import { taskOf } from './task-of.ts'

describe('a choice', () => {
  test('has four different answers, and one is right', () => {
    const made = task(colours[0] as Item, 'recognise', 'fa', null, { canHear: false })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(new Set(made.choices).size).toBe(4)
    expect(made.choices[made.right]).toBe(colours[0])
  })

  test('has similar words, if there are any', () => {
    const made = task(dog, 'recognise', 'fa', null, { canHear: false })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(made.choices.every((item) => item.kind === 'word' && item.topic === 'animals')).toBe(true)
  })

  test('has words of its level, if there are any: a known word among unknown ones is too easy', () => {
    const easy = ['a, الف a', 'b, ب b', 'c, پ c', 'd, ت d'].map((text) => word(text))
    const hard = ['e, ث e', 'f, ج f', 'g, چ g'].map((text) => word(text, { level: 'B1' }))
    const [first] = easy as [Item]
    const made = taskOf(name(first, 'recognise'), null, first, meaningsOf([...hard, ...easy]), {
      canHear: false,
    })
    if (made.kind !== 'choose') throw new Error(made.kind)
    expect(made.choices.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('has no two wrong answers with the same meaning: both could be ruled out', () => {
    const sad = ['traurig, غمگین ghamgin', 'betrübt, غمگین ghamgin', 'bekümmert, غمگین ghamgin'].map((text) =>
      word(text),
    )
    const all = meaningsOf([...colours, ...sad])
    for (let reps = 0; reps < 40; reps += 2) {
      const [red] = colours as [Item]
      const made = taskOf(name(red, 'recognise'), cardWith({ reps }), red, all, { canHear: false })
      if (made.kind !== 'choose') throw new Error(made.kind)
      expect(made.choices.filter((item) => item.farsi === 'غمگین').length).toBeLessThanOrEqual(1)
    }
  })

  test('of pictures has no duplicate picture', () => {
    const made = task(dog, 'recognise', 'fa', { ...cardAt.early, reps: 5, lapses: 4 })
    if (made.kind !== 'picture') throw new Error(made.kind)
    const icons = made.choices.map((item) => (item.kind === 'word' ? item.icon : undefined))
    expect(icons).not.toContain(undefined)
    expect(new Set(icons).size).toBe(4)
  })

  test('is the same after a reload, and different the next time', () => {
    expect(task(house, 'recognise')).toEqual(task(house, 'recognise'))
    const later = [2, 4, 6].map((reps) => task(colours[0] as Item, 'recognise', 'fa', cardWith({ reps })))
    expect(new Set(later.map((task) => JSON.stringify(task))).size).toBeGreaterThan(1)
  })

  test('falls back to uncovering the answer if there are no other words', () => {
    const alone = taskOf(name(house, 'recognise'), null, house, meaningsOf([house]), heard)
    expect(alone).toEqual({ kind: 'uncover' })
  })
})

describe('missing letters', () => {
  test('are chosen, in another place each time', () => {
    const key = word('der Schlüssel, کلید kelid')
    const made = [0, 1, 2].map((more) =>
      task(key, 'produce', 'de', { ...cardAt.middle, reps: 2 + 2 * more, lapses: 2 * more }),
    )
    const missing = made.map((gap) => (gap.kind === 'gap' ? gap.choices[gap.right] : gap.kind))
    expect(new Set(missing)).toEqual(new Set(['Sch', 'ss', 'ü']))
  })

  test('of a sentence are of the word that it teaches, not of a word beside it', () => {
    const words = [0, 1, 2, 3, 4, 5].map((more) => {
      const card = { ...cardAt.middle, reps: 2 + more, lapses: more }
      const made = task(sentence, 'produce', 'de', card)
      return made.kind === 'gap' && /\p{L}*$/u.exec(made.letters.before)?.[0] + made.letters.missing
    })
    for (const begun of words) expect('Schlüssel').toContain(begun)
  })

  test('of a sentence are not asked if the word that it teaches has none', () => {
    const greeting = line('Und wie geht es Ihnen?', 'حال شما چطور است؟')
    expect(task(greeting, 'produce', 'de', cardAt.middle).kind).not.toBe('gap')
  })
})

describe('pairs', () => {
  const partners = [go, dog, ...colours]

  test('are of the card and three later ones that differ', () => {
    const made = task(house, 'recognise', 'fa', { ...cardAt.middle, reps: 3 }, { ...heard, partners })
    if (made.kind !== 'pairs') throw new Error(made.kind)
    expect(made.items).toEqual([house, go, dog, colours[0]])
    expect(new Set(made.meanings)).toEqual(new Set(made.items))
  })

  test('need three partners of another meaning', () => {
    const same = word('das Heim, خانه khâne')
    const made = task(
      house,
      'recognise',
      'fa',
      { ...cardAt.middle, reps: 3 },
      { ...heard, partners: [same, go, dog] },
    )
    expect(made.kind).not.toBe('pairs')
  })

  test('are right for the words found, also if nothing more was known, unless they were tried wrongly', () => {
    const made: PairsTask = { kind: 'pairs', items: [house, go, dog, cat], meanings: [] }
    const wrong = [{ word: go, meaning: dog }]
    expect(gradesOfPairs(made, { found: [house, go, dog, cat], wrong: [] })).toEqual([3, 3, 3, 3])
    expect(gradesOfPairs(made, { found: [house, go, dog, cat], wrong })).toEqual([3, 1, 3, 3])
    expect(gradesOfPairs(made, { found: [house, go], wrong })).toEqual([3, 1, 1, 1])
    expect(gradesOfPairs(made, { found: [], wrong: [] })).toEqual([1, 1, 1, 1])
  })

  test('are only of cards at their stage', () => {
    expect(canBePaired(name(dog, 'recognise'), cardAt.early, dog)).toBe(true)
    expect(canBePaired(name(dog, 'recognise'), null, dog)).toBe(false)
    expect(canBePaired(name(dog, 'produce'), cardAt.early, dog)).toBe(false)
    expect(canBePaired(name(sentence, 'recognise'), cardAt.early, sentence)).toBe(false)
  })
})
