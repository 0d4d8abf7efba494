import { expect, test } from 'vitest'
import type { Word } from '@pol/learning/item'
import { meaningsOf } from '@pol/learning/meanings'
import type { Step } from '@pol/learning/round'
import { word } from '../../../../learning/test/items.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { questionMaker } from './question-maker.ts'

const items = [
  'der Baum, درخت derakht',
  'die Blume, گل gol',
  'der Berg, کوه kuh',
  'der Fluss, رود rud',
  'der Wald, جنگل jangal',
  'das Brot, نان nân',
  'der Käse, پنیر panir',
].map((text) => word(text))
const card = ({ id }: Pick<Word, 'id'>) => ({ language: 'fa', item: id, skill: 'recognise' }) as const
const catalogue = {
  byId: new Map(items.map((item) => [item.id, item])),
  meanings: () => meaningsOf(items),
  formsOf: () => undefined,
  taughtRules: () => new Set(),
} as unknown as Catalogue

test('wrong answers are first the items that were already presented in the round, not those still to come', () => {
  const [first, second, third, fourth, ...others] = items.map(card)
  if (!first || !second || !third || !fourth) throw new Error('too few items')
  const maker = questionMaker({
    catalogue,
    gaps: { de: new Map(), fa: new Map() },
    exercises: new Map(),
    isForChildren: false,
    among: undefined,
    ofRound: [first, second, third, fourth, ...others.slice(0, 3)],
    cards: () => new Map(),
    parameters: () => [],
    canHear: () => false,
  })
  const toCome = others.slice(0, 3).map((name): Step => ({ kind: 'meet', card: name }))
  const { task } = maker.show([{ kind: 'ask', card: first }, ...toCome])
  if (task?.kind !== 'choose') throw new Error(`a task of the kind ${task?.kind}`)
  const presented = [first, second, third, fourth].map(({ item }) => item)
  expect(task.choices.map(({ id }) => id).toSorted()).toEqual(presented.toSorted())
})

test('a step of a lesson asks its own gap, not another one of the same word', () => {
  const [tree] = items
  if (!tree) throw new Error('no item')
  const gapIn = (german: string, farsi: string) => ({
    german,
    farsi,
    transliteration: '',
    at: 0,
    answer: 'درخت',
    wrongForms: ['درختم', 'درختت'],
    entry: tree.id,
    rules: [],
  })
  const [first, second] = [
    gapIn('Der Baum ist groß.', 'درخت بزرگ است.'),
    gapIn('Der Baum ist schön.', 'درخت زیباست.'),
  ]
  const maker = questionMaker({
    catalogue,
    gaps: { de: new Map(), fa: new Map([[tree.id, [first, second]]]) },
    exercises: new Map(),
    isForChildren: false,
    among: undefined,
    ofRound: [],
    cards: () => new Map(),
    parameters: () => [],
    canHear: () => false,
  })
  const step = { kind: 'ask', card: { ...card(tree), skill: 'produce' }, task: 'form' } as const
  const asked = [second, first].map((gap) => maker.show([{ ...step, gap }]).task)
  expect(asked).toMatchObject([{ gap: second }, { gap: first }])
})
