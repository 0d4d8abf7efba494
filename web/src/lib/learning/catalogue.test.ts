import { describe, expect, test } from 'vitest'
import { meaningOf } from '@pol/learning/item'
import { loadCatalogue } from './catalogue.ts'

const catalogue = await loadCatalogue()
const idsTaughtIn = (language: 'de' | 'fa') => new Set(catalogue.taughtIn(language).map(({ id }) => id))

describe('of two German words for one Persian word', () => {
  test('one is learned with Persian, with both meanings; both are learned with German', () => {
    expect(idsTaughtIn('fa').has('haus')).toBe(true)
    expect(idsTaughtIn('fa').has('zuhause')).toBe(false)
    expect(idsTaughtIn('de').has('zuhause')).toBe(true)
    const house = catalogue.byId.get('haus')
    expect(house && meaningOf(house, 'fa')).toBe('das Haus, das Zuhause')
    expect(house && meaningOf(house, 'de')).toBe('خانه')
  })

  test('a star on the other one means the one that is learned, which is new once', () => {
    const stars = [{ item: 'zuhause', at: '2026-11-27T08:00:00.000Z' }]
    const ids = [...catalogue.candidates('fa', stars, () => true)]
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
  const ids = [...catalogue.candidates(language, [], () => true)]
  expect(new Set(ids).size).toBe(ids.length)
  const taught = idsTaughtIn(language)
  expect(ids.filter((id) => !taught.has(id))).toEqual([])
})
