import { describe, expect, test } from 'vitest'
import { entriesOf, levelOf, meaningOf } from '@pol/learning/item'
import { randomOf } from '@pol/learning/random'
import { choicesFor } from '@pol/learning/tasks/choices'
import { loadCatalogue, type Wishes } from './catalogue.ts'

const catalogue = await loadCatalogue()
const noWishes: Wishes = { stars: [], topics: [] }
const idsTaughtIn = (language: 'de' | 'fa') => new Set(catalogue.taughtIn(language).map(({ id }) => id))

describe('of two German words for one Persian word', () => {
  test('one is learned with Persian, with both meanings; both are learned with German', () => {
    expect(idsTaughtIn('fa').has('haus')).toBe(true)
    expect(idsTaughtIn('fa').has('zuhause')).toBe(false)
    expect(idsTaughtIn('de').has('zuhause')).toBe(true)
    const house = catalogue.byId.get('haus')
    expect(house && entriesOf(house, 'fa').map(({ german }) => german)).toEqual(['Haus', 'Zuhause'])
    expect(house && meaningOf(house, 'fa')).toBe('das Haus')
    expect(house && meaningOf(house, 'de')).toBe('خانه')
  })

  test('a star on the other one means the one that is learned, which is new once', () => {
    const stars = [{ item: 'zuhause', at: '2026-11-27T08:00:00.000Z' }]
    const ids = [...catalogue.candidates('fa', { ...noWishes, stars }, new Set())]
    expect(ids.slice(0, 3)).toContain('haus')
    expect(ids.filter((id) => id === 'haus')).toHaveLength(1)
    expect(ids).not.toContain('zuhause')
  })
})

test('a sentence that is just a word is learned as the word', () => {
  for (const language of ['de', 'fa'] as const) {
    expect(idsTaughtIn(language).has('guten-morgen')).toBe(true)
    expect(idsTaughtIn(language).has('phrase-guten-morgen')).toBe(false)
  }
})

test.each(['de', 'fa'] as const)('whatever is new is taught in the language, once (%s)', (language) => {
  const ids = [...catalogue.candidates(language, noWishes, new Set())]
  expect(new Set(ids).size).toBe(ids.length)
  const taught = idsTaughtIn(language)
  expect(ids.filter((id) => !taught.has(id))).toEqual([])
})

describe.each(['de', 'fa'] as const)('words of a chosen topic (%s)', (language) => {
  const textOf = (id: string) => catalogue.byId.get(id)?.german
  const health = catalogue.wordsOf(language, ['health'])

  test('are those that are taught in the language, the easy ones first', () => {
    const taught = idsTaughtIn(language)
    expect(health.length).toBeGreaterThan(200)
    expect(health.filter((id) => !taught.has(id))).toEqual([])
    expect(new Set(health).size).toBe(health.length)
    expect(health.slice(0, 12).map(textOf)).toContain('Arzt')
  })

  test('come soon: each round of the first days has some', () => {
    const wishes: Wishes = { stars: [], topics: ['health'] }
    const [...ids] = catalogue.candidates(language, wishes, new Set())
    for (const day of [0, 1, 2, 3])
      expect(ids.slice(3 * day, 3 * day + 3).filter((id) => health.includes(id))).toHaveLength(1)
    const [...rest] = catalogue.candidates(language, noWishes, new Set(health))
    const [...later] = catalogue.candidates(language, wishes, new Set(health))
    expect(later.slice(0, 100)).toEqual(rest.slice(0, 100))
  })

  test('of several topics come together, in one order', () => {
    const both = catalogue.wordsOf(language, ['weather', 'health'])
    const [weather] = catalogue.wordsOf(language, ['weather'])
    expect(both).toContain(weather)
    expect(both.filter((id) => health.includes(id))).toEqual(health)
  })
})

test('a Persian word belongs to the topics of all its meanings', () => {
  const milk = catalogue.byId.get('milch')
  const ofFood = catalogue.wordsOf('fa', ['food'])
  expect(milk && entriesOf(milk, 'fa').map(({ german }) => german)).toContain('Löwe')
  expect(ofFood).toContain('milch')
  expect(catalogue.wordsOf('fa', ['animals'])).toContain('milch')
  expect(catalogue.wordsOf('de', ['animals'])).not.toContain('milch')
})

describe.each(['de', 'fa'] as const)('sentences (%s)', (language) => {
  const sentences = catalogue.taughtIn(language).filter(({ kind }) => kind === 'line')

  test('have the level of their last word', () => {
    const levels = new Map(catalogue.items.map((item) => [item.id, levelOf(item, language)]))
    const wrong = sentences.filter(
      ({ id }) => levels.get(id) !== levels.get(catalogue.lastWordOf(language, id)),
    )
    expect(wrong).toEqual([])
    expect(new Set(sentences.map(({ id }) => levels.get(id)))).toEqual(new Set(['A1', 'A2', 'B1']))
  })

  test('get no harder wrong answers, even if the learner has met no other sentence', () => {
    const harder = sentences.flatMap((item) => {
      const met = new Set([item.id])
      return choicesFor(item, language, catalogue.meanings(), randomOf(item.id), { met })
        .filter((choice) => levelOf(choice, language) > levelOf(item, language))
        .map((choice) => `${item.german} ${choice.german}`)
    })
    expect(harder).toEqual([])
  })
})
