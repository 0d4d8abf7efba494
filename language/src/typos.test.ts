import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noun, verb } from '../test/entries.ts'
import { formIndexOf } from './form-index.ts'
import { isWithinOneTypo } from './one-typo.ts'
import { hitsSpelledAlike, hitsWithTypo } from './typos.ts'

describe('one typo is', () => {
  test.each([
    ['no typo', 'haus', 'haus'],
    ['a letter too many', 'haus', 'hauss'],
    ['a letter too few', 'haus', 'hau'],
    ['a wrong letter', 'haus', 'hais'],
    ['two letters exchanged', 'haus', 'hasu'],
    ['a letter before', 'haus', 'ahaus'],
  ])('%s: %s, %s', (_, a, b) => {
    expect(isWithinOneTypo(a, b)).toBe(true)
    expect(isWithinOneTypo(b, a)).toBe(true)
  })

  test.each([
    ['haus', 'hase'],
    ['haus', 'suah'],
    ['haus', 'ha'],
    ['ab', 'cd'],
    ['abcd', 'badc'],
  ])('two typos are too many: %s, %s', (a, b) => {
    expect(isWithinOneTypo(a, b)).toBe(false)
  })
})

const lexicon = [
  noun('das Krankenhaus, Krankenhäuser', 'بیمارستان bimârestân'),
  noun('die Maus, Mäuse', 'موش mush'),
  noun('der Fuß, Füße', 'پا pâ'),
  noun('der Zug, Züge', 'قطار ghatâr'),
  verb('verstehen', 'فهمیدن fahmidan, فهم fahm'),
  noun('die Fahrkarte, Fahrkarten', 'بلیت belit'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
]
const german = formIndexOf('de', lexicon)
const persian = formIndexOf('fa', lexicon)

describe('a search forgives one typo', () => {
  test.each([
    ['Krankenaus', 'Krankenhaus'],
    ['Krankenhäusern', 'Krankenhaus'],
    ['Krankehnäuser', 'Krankenhaus'],
    ['verstandne', 'verstehen'],
    ['verstehn', 'verstehen'],
  ])('%s finds %s', (typed, german_) => {
    expect(hitsWithTypo(german, typed).map(({ entry }) => entry.german)).toContain(german_)
  })

  test.each([
    ['بیمرستان', 'Krankenhaus'],
    ['بیمارستانن', 'Krankenhaus'],
    ['می‌فهممم', 'verstehen'],
    ['فهمیدان', 'verstehen'],
  ])('%s finds %s', (typed, german_) => {
    expect(hitsWithTypo(persian, typed).map(({ entry }) => entry.german)).toContain(german_)
  })

  test('headwords come before other forms', () => {
    expect(hitsWithTypo(german, 'verstehenn')[0]).toMatchObject({ features: [] })
  })

  test.each(['Haus', 'موش', 'zwei Typos hier'])('but not in short words or several: "%s"', (typed) => {
    expect(hitsWithTypo(german, typed)).toEqual([])
    expect(hitsWithTypo(persian, typed)).toEqual([])
  })

  test('a text that is longer than any word is not looked up', () => {
    const begin = performance.now()
    expect(hitsWithTypo(german, 'a'.repeat(5000))).toEqual([])
    expect(performance.now() - begin).toBeLessThan(200)
  })

  test('a verb that needs other words is not found by one of them alone', () => {
    expect(hitsWithTypo(german, 'ruffen').map(({ entry }) => entry.german)).not.toContain('anrufen')
  })
})

describe('similar letters may replace each other in words of any length', () => {
  const meant = (typed: string) =>
    [german, persian].flatMap((index) => hitsSpelledAlike(index, typed).map(({ entry }) => entry.german))

  test.each([
    ['بلیط', 'Fahrkarte'],
    ['بلیط‌ها', 'Fahrkarte'],
    ['بیمارصتان', 'Krankenhaus'],
    ['Krankenhauser', 'Krankenhaus'],
    ['Fuse', 'Fuß'],
    ['Fusse', 'Fuß'],
    ['Zuge', 'Zug'],
    ['Mause', 'Maus'],
  ])('%s finds %s', (typed, german_) => {
    expect(new Set(meant(typed))).toEqual(new Set([german_]))
  })

  test.each(['بلید', 'Mais', 'Zag', 'zwei Zuge', 'a'.repeat(5000)])('but no other letters: %s', (typed) => {
    expect(meant(typed)).toEqual([])
  })
})

test('a word and its version with any single typo are within one typo', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const word = fc.string({ unit: letter, minLength: 5, maxLength: 12 })
  fc.assert(
    fc.property(
      word,
      fc.nat(11),
      letter,
      fc.constantFrom('insert', 'delete', 'replace', 'exchange'),
      (text, place, added, typo) => {
        const at = place % text.length
        const [before, after] = [text.slice(0, at), text.slice(at)]
        const changed = {
          insert: before + added + after,
          delete: before + after.slice(1),
          replace: before + added + after.slice(1),
          exchange: before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
        }[typo]
        expect(isWithinOneTypo(text, changed)).toBe(true)
      },
    ),
  )
})
