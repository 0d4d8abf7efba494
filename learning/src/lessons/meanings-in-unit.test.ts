import { expect, test } from 'vitest'
import { line, word } from '../../test/items.ts'
import { entriesOf, firstMeaningOf, meaningOf, type Word } from '../item.ts'
import { meaningsOf } from '../meanings.ts'
import { areDifferent, iconOf } from '../tasks/choices.ts'
import { writing } from '../tasks/typed.ts'
import { meaningsInUnit } from './meanings-in-unit.ts'

const persian = (german: string, text: string, fields: Partial<Word> = {}) =>
  word(`${german}, ${text}`, { type: 'pronoun', ...fields })
const he = persian('er', 'او u')
const she = persian('sie', 'او u', { sense_german: 'Einzahl' })
const his = persian('sein', 'او u', { sense_german: 'von einem Mann' })
const her = persian('ihr', 'او u', { sense_german: 'von einer Frau' })
const u: Word = { ...he, others: { fa: [she, his, her] } }
const units = [['ich'], ['er', 'sie'], ['Haus'], ['sein', 'ihr']]
const inUnit = (unit: number, item: Word) => meaningsInUnit('fa', units, unit)(item)

test('a lesson shows at most two meanings of a word, without hints', () => {
  expect(meaningOf(u, 'fa')).toBe('er, sie (Einzahl), sein (von einem Mann)')
  expect(meaningOf(inUnit(2, u), 'fa')).toBe('er, sie')
})

test('no meaning is of a later unit, and those of its own unit come before earlier ones', () => {
  expect([2, 3, 4].map((unit) => meaningOf(inUnit(unit, u), 'fa'))).toEqual([
    'er, sie',
    'er, sie',
    'er, sein',
  ])
})

test('the meaning that a learner needs most is always shown, also if no unit teaches it', () => {
  const [bye, again] = [
    persian('tschüss', 'خداحافظ khodâhâfez'),
    persian('wiedersehen', 'خداحافظ khodâhâfez'),
  ]
  const item: Word = { ...bye, others: { fa: [again] }, first: { fa: again.id } }
  const shown = meaningsInUnit('fa', [[], ['tschüss']], 2)(item)
  expect(meaningOf(shown, 'fa')).toBe('wiedersehen, tschüss')
  expect(firstMeaningOf(meaningsInUnit('fa', [[], ['tschüss']], 1)(item), 'fa')).toBe('wiedersehen')
  expect(meaningOf(inUnit(1, u), 'fa')).toBe('er')
})

test('a meaning that the unit teaches is shown, although its level is above that of the word', () => {
  const [be, cost] = [persian('sein', 'بودن budan'), persian('betragen', 'بودن budan', { level: 'B1' })]
  const item: Word = { ...be, others: { fa: [cost] } }
  expect(meaningOf(item, 'fa')).toBe('sein')
  expect(meaningOf(meaningsInUnit('fa', [['betragen']], 1)(item), 'fa')).toBe('sein, betragen')
})

test('a picture shows a meaning of the lesson', () => {
  const lion = word('der Löwe, شیر shir', { icon: '🦁' })
  const milk: Word = { ...word('die Milch, شیر shir'), others: { fa: [lion] } }
  const units = [['milch'], ['löwe']]
  expect(iconOf(meaningsInUnit('fa', units, 1)(milk), 'fa')).toBeUndefined()
  expect(iconOf(meaningsInUnit('fa', units, 2)(milk), 'fa')).toBe('🦁')
})

test('what is right stays right: every meaning counts, shown or not', () => {
  const hers = word('ihr, مال او mâle-u', { id: 'ihr-2', type: 'pronoun', sense_german: 'von einer Frau' })
  const meanings = meaningsOf([u, she, his, her, hers])
  const shown = inUnit(2, u)
  expect(entriesOf(shown, 'fa')).toHaveLength(4)
  expect(writing(shown, 'fa', meanings)).toEqual(writing(u, 'fa', meanings))
  expect(writing(shown, 'fa', meanings).synonyms?.accepted).toEqual(['مال او'])
  expect(areDifferent(shown, hers, 'fa', meanings)).toBe(false)
})

test('sentences stay as they are', () => {
  const greeting = line('Guten Tag!', 'سلام!')
  expect(meaningsInUnit('fa', units, 1)(greeting)).toBe(greeting)
})
