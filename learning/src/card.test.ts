import { expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { isMet, isNew, itemsBegun } from './card.ts'
import { foldAnswers } from './fold.ts'

const cards = foldAnswers([
  answer({ item: 'haus', grade: 1 }),
  answer({ item: 'baum', language: 'de' }),
  answer({ item: 'satz', skill: 'produce', task: 'order' }),
])
const items = ['haus', 'baum', 'satz', 'brot']

test('an item is met in a language once it was asked there in one of the skills', () => {
  expect(items.filter((item) => isMet(cards, { language: 'fa', item }))).toEqual(['haus', 'satz'])
  expect(items.filter((item) => isMet(cards, { language: 'de', item }))).toEqual(['baum'])
})

test('an item is new until its meaning is asked, also if it was put in order before', () => {
  expect(items.filter((item) => isNew(cards, { language: 'fa', item }))).toEqual(['baum', 'satz', 'brot'])
  expect([...itemsBegun(cards, 'fa')]).toEqual(['haus'])
  expect([...itemsBegun(cards, 'de')]).toEqual(['baum'])
})
