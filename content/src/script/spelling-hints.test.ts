import { expect, test } from 'vitest'
import { spellingHints } from './spelling-hints.ts'

test.each([
  ['نان', 'nân', ''],
  ['ساعت', "sâ'at", 'ع'],
  ['صبح', 'sobh', 'ص ح'],
  ['قطار', 'ghatâr', 'ق ط'],
  ['باغ', 'bâgh', 'غ'],
  ['لطفاً', 'lótfan', 'ط اً'],
  ['حرص خوردن', 'hers khordan', 'ح ص و'],
])('who writes %s (%s) is told: %s', (word, sound, hints) => {
  expect(spellingHints(word, sound).join(' ')).toBe(hints)
})

test('a و is told where it is silent or a short o, and not where it is heard', () => {
  expect(spellingHints('خواهر', 'khâhar')).toEqual(['و'])
  expect(spellingHints('دو', 'do')).toEqual(['و'])
  expect(spellingHints('دوست', 'dust')).toEqual([])
  expect(spellingHints('جوان', 'javân')).toEqual([])
})
