import { expect, test } from 'vitest'
import { fairest, understanding } from './understanding.ts'

const turnsWith = (...names: string[][]) => names.map((ofTurn) => ({ speaker: 'Anna', names: ofTurn }))

test('the meanings to choose from have the same names, so that a name does not give the answer away', () => {
  const turns = turnsWith(['Ahmadi'], ['Ali'], [], ['Ahmadi'], [], ['Ahmadi'], [])
  expect(understanding('text', 0, turns)).toEqual({ kind: 'understand', by: 'text', turn: 0, others: [3, 5] })
  expect(understanding('text', 2, turns)).toMatchObject({ others: [4, 6] })
})

test('turns whose names nobody else says are asked last, then among turns with other names', () => {
  const turns = turnsWith(['Ahmadi'], ['Ali'], [], ['Anna'], [], ['Ali'], [])
  expect(fairest([...turns.keys()], 3, turns)).toEqual([2, 4, 6])
  expect(fairest([...turns.keys()], 4, turns)).toHaveLength(4)
  expect(understanding('text', 0, turns)).toMatchObject({ others: [1, 5] })
})
