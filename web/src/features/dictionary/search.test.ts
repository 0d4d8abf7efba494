import { describe, expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import { loadEntries, type Word } from '../../lib/lexicon/entries.ts'
import { DictionaryIndex, searchDictionary, type Direction } from './search.ts'

const entries = await loadEntries()
const index = new DictionaryIndex(entries)
const find = (direction: Direction, text: string) => searchDictionary(index, direction, text)
const germanOf = (direction: Direction, text: string) => find(direction, text).map(({ german }) => german)
const directions: Direction[] = ['de-fa', 'fa-de']

describe('an empty search', () => {
  test.each(
    directions.flatMap((direction) =>
      ['', '   ', '\n', '\u200C\u200B', '\u200F'].map((text) => [direction, text] as const),
    ),
  )('%s, %j: returns the whole list', (direction, text) => {
    expect(find(direction, text)).toHaveLength(entries.length)
    expect(new Set(find(direction, text))).toEqual(new Set(entries))
  })

  test('is sorted by the source language', () => {
    const german = find('de-fa', '').map((entry) => entry.german)
    const initials = find('fa-de', '').map((entry) => entry.farsi.replace(/^أ/u, 'ا').charAt(0))
    expect(german).toEqual(german.toSorted(new Intl.Collator('de').compare))
    expect([...new Set(initials)].join('')).toBe('آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی')
    expect(new Set(initials).size).toBe(initials.filter((letter, at) => letter !== initials[at - 1]).length)
  })
})

describe('from German', () => {
  test('a part of the German word matches', () => {
    expect(germanOf('de-fa', 'ank')).toEqual(
      expect.arrayContaining(['Bank', 'krank', 'danke', 'Vielen Dank']),
    )
  })

  test('the pronunciation matches', () => {
    expect(germanOf('de-fa', 'ketâb')).toEqual(expect.arrayContaining(['Buch', 'Bibliothek']))
    expect(germanOf('de-fa', 'ketâb')[0]).toBe('Buch')
  })

  test('Persian script does not match', () => {
    expect(find('de-fa', 'کتاب')).toEqual([])
  })

  test('exactly the entries that contain the text match', () => {
    const expected = entries.filter(({ german, transliteration }) =>
      [german, transliteration].some((field) => field.toLowerCase().includes('rn')),
    )
    expect(expected.length).toBeGreaterThan(5)
    expect(new Set(find('de-fa', 'rn'))).toEqual(new Set(expected))
  })
})

describe('from Farsi', () => {
  test('a part of the Persian word matches', () => {
    expect(germanOf('fa-de', 'کتاب')).toEqual(expect.arrayContaining(['Buch', 'Bibliothek']))
    expect(germanOf('fa-de', 'کتاب')[0]).toBe('Buch')
  })

  test('the German word and the pronunciation match, too', () => {
    expect(germanOf('fa-de', 'Buch')).toContain('Buch')
    expect(germanOf('fa-de', 'ketâb')).toContain('Buch')
  })

  test('everything found from German is also found from Farsi', () => {
    for (const text of ['ab', 'sch', 'khâne', 'Haus', 'der Tag'])
      expect(new Set(find('fa-de', text))).toEqual(new Set(find('de-fa', text)))
  })
})

describe('the user may type', () => {
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
    ['no madda on the alef', 'fa-de', 'اب', 'Wasser'],
    ['no hamza', 'fa-de', 'مودب', 'höflich'],
    ['no vowel mark', 'fa-de', 'نه', 'neun'],
    ['no tanvin', 'fa-de', 'لطفا', 'bitte'],
    ['no ezafe', 'fa-de', 'جلسه اولیا', 'Elternabend'],
    ['the ezafe as one letter', 'fa-de', 'جلسۀ اولیا', 'Elternabend'],
    ['the ezafe as a sign', 'fa-de', 'شمارهٔ موبایل', 'Handynummer'],
    ['the ezafe with a space', 'fa-de', 'اداره ی کار', 'Arbeitsagentur'],
    ['the ezafe without a half-space', 'fa-de', 'ادارهی کار', 'Arbeitsagentur'],
    ['an ending with a space', 'fa-de', 'هزینه های جانبی', 'Nebenkosten'],
    ['direction marks around', 'fa-de', '\u202Bکتاب\u202C', 'Buch'],
    ['isolates around a quotation', 'fa-de', '\u2067«کتاب»\u2069', 'Buch'],
    ['letters as a PDF shapes them', 'fa-de', '\uFB90\uFE98\uFE8E\uFE8F', 'Buch'],
    ['the he of an Urdu keyboard', 'fa-de', 'خانہ', 'Haus'],
    ['the he of a Kurdish keyboard', 'fa-de', 'خانە', 'Haus'],
    ['another hyphen', 'de-fa', 'E\u2011Mail', 'E-Mail'],
    ['no hyphen', 'de-fa', 'Email', 'E-Mail'],
    ['a dash for the hyphen', 'de-fa', 'E\u2013Mail', 'E-Mail'],
    ['a soft hyphen', 'de-fa', 'Kranken\u00ADhaus', 'Krankenhaus'],
    ['a decomposed umlaut', 'de-fa', 'Bru\u0308cke', 'Brücke'],
    ['quotation marks', 'de-fa', '„Brücke“', 'Brücke'],
    ['a full stop', 'de-fa', 'Brücke.', 'Brücke'],
    ['brackets', 'de-fa', '(die Brücke)', 'Brücke'],
    ['a Persian question mark', 'fa-de', 'کتاب؟', 'Buch'],
  ])('%s', (_, direction, typed, german) => {
    expect(germanOf(direction, typed)).toContain(german)
  })
})

describe('a typed mark is significant', () => {
  test.each<[Direction, string, (entry: Word) => boolean]>([
    ['de-fa', 'ü', ({ german }) => /ü/iu.test(german)],
    ['de-fa', 'ß', ({ german }) => german.includes('ß')],
    ['de-fa', 'â', ({ transliteration }) => /[âấ]/u.test(transliteration)],
    ['fa-de', 'آب', ({ farsi }) => farsi.includes('آب')],
  ])('%s: "%s" finds exactly the entries that contain it', (direction, typed, hasIt) => {
    const expected = entries.filter(hasIt)
    expect(expected.length).toBeGreaterThan(2)
    expect(new Set(find(direction, typed))).toEqual(new Set(expected))
  })
})

describe('beyond the specification', () => {
  test.each<[Direction, string, string]>([
    ['fa-de', 'هیچ وقت', 'nie'],
    ['fa-de', 'آن ها', 'sie'],
  ])('%s: "%s" finds %s', (direction, typed, german) => {
    const found = germanOf(direction, typed).join(' ')
    expect(found).toContain(german)
  })

  test('punctuation finds nothing', () => {
    expect(find('de-fa', "'")).toEqual([])
  })
})

describe('the order of the results', () => {
  test.each<[Direction, string, string]>([
    ['de-fa', 'bei', 'bei'],
    ['de-fa', 'arm', 'arm'],
    ['de-fa', 'ja', 'ja'],
    ['de-fa', 'der Tag', 'Tag'],
    ['de-fa', 'âb', 'Wasser'],
    ['fa-de', 'آب', 'Wasser'],
    ['fa-de', 'کار', 'Arbeit'],
    ['de-fa', '„Arm“', 'Arm'],
    ['de-fa', 'die meisten', 'die meisten'],
    ['fa-de', 'صاحب خانه', 'Vermieter'],
  ])('%s: "%s" has the exact match first', (direction, typed, german) => {
    expect(germanOf(direction, typed).length).toBeGreaterThan(2)
    expect(germanOf(direction, typed)[0]).toBe(german)
  })

  test('matches at the beginning of either column precede other matches', () => {
    const found = find('de-fa', 'tag')
    const startsWith = found.map((entry) =>
      [entry.german, entry.transliteration].some((text) => fold(text).startsWith('tag')),
    )
    const inside = startsWith.indexOf(false)
    expect(found[0]?.german).toBe('Tag')
    expect(inside).toBeGreaterThan(1)
    expect(startsWith.slice(inside)).not.toContain(true)
    expect(germanOf('de-fa', 'tag').slice(inside)).toContain('Guten Tag')
  })

  test('no entry is found twice', () => {
    for (const direction of directions) {
      const found = find(direction, 'a')
      expect(new Set(found).size).toBe(found.length)
    }
  })
})

describe('no result', () => {
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
