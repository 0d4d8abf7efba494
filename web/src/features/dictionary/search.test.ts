import { describe, expect, test } from 'vitest'
import entries from '@pol/content/data/dictionary.csv'
import type { DictionaryEntry } from '@pol/content/dictionary'
import { indexDictionary, searchDictionary, type Direction } from './search.ts'

const index = indexDictionary(entries)
const find = (direction: Direction, text: string) => searchDictionary(index, direction, text)
const germanOf = (direction: Direction, text: string) => find(direction, text).map(({ german }) => german)
const directions: Direction[] = ['de-fa', 'fa-de']

describe('an empty search', () => {
  test.each(directions.flatMap((direction) => ['', '   ', '\n'].map((text) => [direction, text] as const)))(
    '%s, %j: returns the whole list',
    (direction, text) => {
      expect(find(direction, text)).toHaveLength(entries.length)
      expect(new Set(find(direction, text))).toEqual(new Set(entries))
    },
  )

  test('is in the order of the language one comes from', () => {
    const german = find('de-fa', '').map((entry) => entry.german)
    const farsi = find('fa-de', '').map((entry) => entry.farsi)
    expect(german).toEqual(german.toSorted(new Intl.Collator('de').compare))
    expect(farsi).toEqual(farsi.toSorted(new Intl.Collator('fa').compare))
    expect(farsi[0]).toMatch(/^آ/u)
  })
})

describe('from German', () => {
  test('the German word is found by a part of it', () => {
    expect(germanOf('de-fa', 'ank')).toEqual(
      expect.arrayContaining(['Bank', 'krank', 'danke', 'Vielen Dank']),
    )
  })

  test('the Persian word is found by its pronunciation', () => {
    expect(germanOf('de-fa', 'ketâb')).toEqual(['Buch', 'Bibliothek'])
  })

  test('nothing is found by Persian script', () => {
    expect(find('de-fa', 'کتاب')).toEqual([])
  })

  test('all that contains the text is found, and nothing else', () => {
    const expected = entries.filter(({ german, transliteration }) =>
      [german, transliteration].some((field) => field.toLowerCase().includes('rn')),
    )
    expect(expected.length).toBeGreaterThan(5)
    expect(new Set(find('de-fa', 'rn'))).toEqual(new Set(expected))
  })
})

describe('from Farsi', () => {
  test('the Persian word is found by a part of it', () => {
    expect(germanOf('fa-de', 'کتاب')).toEqual(['Buch', 'Bibliothek'])
  })

  test('German word and pronunciation find it, too', () => {
    expect(germanOf('fa-de', 'Buch')).toContain('Buch')
    expect(germanOf('fa-de', 'ketâb')).toContain('Buch')
  })

  test('whatever is found from German is found here, too', () => {
    for (const text of ['ab', 'sch', 'khâne', 'Haus', 'der Tag'])
      expect(new Set(find('fa-de', text))).toEqual(new Set(find('de-fa', text)))
  })
})

describe('one may type', () => {
  test.each<[string, Direction, string, string]>([
    ['in small letters', 'de-fa', 'brücke', 'Brücke'],
    ['in capitals', 'de-fa', 'BRÜCKE', 'Brücke'],
    ['with spaces around', 'de-fa', '  Brücke ', 'Brücke'],
    ['ue for ü', 'de-fa', 'bruecke', 'Brücke'],
    ['ae for ä', 'de-fa', 'Baer', 'Bär'],
    ['ss for ß', 'de-fa', 'strasse', 'Straße'],
    ['the article', 'de-fa', 'die Brücke', 'Brücke'],
    ['another article', 'de-fa', 'eine Brücke', 'Brücke'],
    ['no circumflex', 'de-fa', 'salam', 'Hallo'],
    ['no apostrophe', 'de-fa', 'saat', 'Stunde'],
    ['no accents', 'de-fa', 'bale', 'ja'],
    ['an Arabic ye', 'fa-de', 'خيلي', 'sehr'],
    ['an Arabic kaf', 'fa-de', 'كتاب', 'Buch'],
    ['no half-space', 'fa-de', 'آنها', 'sie'],
    ['no hat on the alef', 'fa-de', 'اب', 'Wasser'],
    ['no hamza', 'fa-de', 'مودب', 'höflich'],
    ['no vowel mark', 'fa-de', 'نه', 'neun'],
    ['no tanvin', 'fa-de', 'لطفا', 'bitte'],
  ])('%s', (_, direction, typed, german) => {
    expect(germanOf(direction, typed)).toContain(german)
  })
})

describe('what is typed with a mark is meant', () => {
  test.each<[Direction, string, (entry: DictionaryEntry) => boolean]>([
    ['de-fa', 'ü', ({ german }) => /ü/iu.test(german)],
    ['de-fa', 'ß', ({ german }) => german.includes('ß')],
    ['de-fa', 'â', ({ transliteration }) => /[âấ]/u.test(transliteration)],
    ['fa-de', 'آب', ({ farsi }) => farsi.includes('آب')],
  ])('%s: "%s" finds what has it, and nothing else', (direction, typed, hasIt) => {
    const expected = entries.filter(hasIt)
    expect(expected.length).toBeGreaterThan(2)
    expect(new Set(find(direction, typed))).toEqual(new Set(expected))
  })
})

describe('beyond the rule', () => {
  test.each<[Direction, string, string]>([
    ['de-fa', 'Häuser', 'Haus'],
    ['de-fa', 'die Buecher', 'Buch'],
    ['fa-de', 'هیچ وقت', 'nie'],
    ['fa-de', 'آن ها', 'sie'],
  ])('%s: "%s" finds %s', (direction, typed, german) => {
    const found = germanOf(direction, typed).join(' ')
    expect(found).toContain(german)
  })

  test('signs that are no letters find nothing', () => {
    expect(find('de-fa', "'")).toEqual([])
  })
})

describe('the order of what is found', () => {
  test.each<[Direction, string, string]>([
    ['de-fa', 'bei', 'bei'],
    ['de-fa', 'arm', 'arm'],
    ['de-fa', 'ja', 'ja'],
    ['de-fa', 'der Tag', 'Tag'],
    ['de-fa', 'âb', 'Wasser'],
    ['fa-de', 'آب', 'Wasser'],
    ['fa-de', 'کار', 'Arbeit'],
  ])('%s: "%s" brings the word itself first', (direction, typed, german) => {
    expect(germanOf(direction, typed).length).toBeGreaterThan(2)
    expect(germanOf(direction, typed)[0]).toBe(german)
  })

  test('then what begins with it, in either column, then what has it inside', () => {
    const found = find('de-fa', 'tag')
    const begins = found.map((entry) =>
      [entry.german, entry.transliteration].some((text) => /^tag/iu.test(text)),
    )
    const inside = begins.indexOf(false)
    expect(found[0]?.german).toBe('Tag')
    expect(inside).toBeGreaterThan(1)
    expect(begins.slice(inside)).not.toContain(true)
    expect(germanOf('de-fa', 'tag').slice(inside)).toContain('Guten Tag')
  })

  test('nothing is found twice', () => {
    for (const direction of directions) {
      const found = find(direction, 'a')
      expect(new Set(found).size).toBe(found.length)
    }
  })
})

describe('nothing is found', () => {
  test.each<[Direction, string]>([
    ['de-fa', 'xyzzy'],
    ['fa-de', 'xyzzy'],
    ['fa-de', 'ضضض'],
    ['de-fa', 'Buch Brücke'],
    ['de-fa', '.*'],
  ])('%s: "%s"', (direction, text) => {
    expect(find(direction, text)).toEqual([])
  })
})
