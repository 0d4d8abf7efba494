import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { queryOf } from './query.ts'

describe('marks around a searched word', () => {
  test.each([
    '„Haus“',
    '"Haus"',
    'Haus.',
    'Haus?',
    '»Haus«',
    '‚Haus‘',
    '(Haus)',
    '[Haus]',
    '‹Haus›',
    '- Haus',
    '… Haus –',
    '\u202A"Haus".\u202C',
    '„das Haus“!',
  ])('%s', (typed) => {
    expect(queryOf(typed)).toBe('Haus')
  })

  test.each(['«کتاب»', 'کتاب؟', 'کتاب!', '«کتاب»،', '\u202B(کتاب)\u202C', 'کتاب؛'])('%s', (typed) => {
    expect(queryOf(typed)).toBe('کتاب')
  })
})

describe('a leading article', () => {
  test.each([
    ['der Bär', 'Bär'],
    ['die Tür', 'Tür'],
    ['das Buch', 'Buch'],
    ['DAS Buch', 'Buch'],
    ['ein Buch', 'Buch'],
    ['eine Tür', 'Tür'],
    ['  den   Bären', 'Bären'],
  ])('"%s" is searched as "%s"', (typed, query) => {
    expect(fold(queryOf(typed))).toBe(fold(query))
  })

  test.each([['der'], ['die '], ['Derby'], ['einfach'], ['Danke, der Herr']])(
    '"%s" has no leading article and is kept',
    (typed) => {
      expect(fold(queryOf(typed))).toBe(fold(typed))
    },
  )
})

test.each([
  ['z. B.', 'zum Beispiel'],
  ['z.B.', 'zum Beispiel'],
  ['Dr.', 'Doktor'],
  [' Nr. ', 'Nummer'],
  ['usw.', 'und so weiter'],
  ['gez.', 'gez'],
  ['Dr. Haus', 'Dr. Haus'],
  ['der Abs. ', 'Abs'],
])('an abbreviation is searched by its words: "%s"', (typed, query) => {
  expect(queryOf(typed)).toBe(query)
})

test('many marks take no longer than many letters', () => {
  const begin = performance.now()
  queryOf(`a${'.'.repeat(50_000)}a`)
  expect(performance.now() - begin).toBeLessThan(500)
})
