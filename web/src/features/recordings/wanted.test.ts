import { expect, test } from 'vitest'
import { keyOf } from '@pol/learning/card'
import type { Card } from '@pol/learning/values'
import type { Item } from '@pol/learning/item'
import { wantedItems } from './wanted.ts'

const line = (id: string) => [id, { kind: 'line', id } as Item] as const
const letter = (id: string) => [id, { kind: 'letter', id } as Item] as const
const catalogue = {
  byId: new Map([line('brot'), line('haus'), line('tee'), line('zug'), letter('letter-be')]),
  candidates: () => ['brot', 'haus', 'tee'],
}

const practised = (answers: Record<string, number>) =>
  new Map(
    Object.entries(answers).flatMap(([item, reps]) =>
      (['recognise', 'produce'] as const).map((skill) => {
        const card = { language: 'de', item, skill, reps: skill === 'produce' ? 1 : reps } as Card
        return [keyOf(card), card] as const
      }),
    ),
  )
const nothing = new Map()

test('the items that a speaker practises most come first, then all others in learning order, and the letters', () => {
  const cards = practised({ tee: 2, zug: 9 })
  const wanted = wantedItems({ catalogue, language: 'fa', cards, recorded: new Set() })
  expect([...wanted]).toEqual(['zug', 'tee', 'brot', 'haus', 'letter-be'])
})

test('items with a recording and items no longer taught are not wanted', () => {
  const cards = practised({ tee: 2, verschwunden: 9 })
  const wanted = wantedItems({ catalogue, language: 'fa', cards, recorded: new Set(['tee', 'brot']) })
  expect([...wanted]).toEqual(['haus', 'letter-be'])
})

test('letters are not wanted from German speakers', () => {
  const cards = practised({ 'letter-be': 5 })
  expect([...wantedItems({ catalogue, language: 'de', cards, recorded: new Set() })]).toEqual([
    'brot',
    'haus',
    'tee',
  ])
  expect([...wantedItems({ catalogue, language: 'de', cards: nothing, recorded: new Set() })]).toEqual([
    'brot',
    'haus',
    'tee',
  ])
})
