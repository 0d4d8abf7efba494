import { expect, test } from 'vitest'
import { readStrokes } from '@pol/content/script/strokes'
import { type LetterForm } from '@pol/language/script/letter-forms'
import { differentForms } from '@pol/language/script/strokes'
import { randomOf } from '../random.ts'
import { judgeStrokeOrder, strokeOrderOf } from './stroke-order.ts'

const tables = await readStrokes(new URL('../../../content/data/', import.meta.url))
const orderOf = (letter: string, form: LetterForm = 'alone') =>
  strokeOrderOf(tables, letter, form, randomOf(`${letter} ${form}`))

test('Mina, who hears the strokes, finds those of ب: the bow, then one dot below', () => {
  const order = orderOf('ب')
  expect(order.strokes.map(({ german }) => german)).toEqual([
    'ein flacher Bogen von rechts nach links, an beiden Enden hoch',
    'ein Punkt darunter',
  ])
  expect(order.strokes[1]?.farsi).toBe('یک نقطه در پایین')
  const [bow, dot] = order.strokes as [(typeof order.strokes)[0], (typeof order.strokes)[0]]
  const wrong = order.choices.filter((choice) => !order.strokes.includes(choice))
  expect(wrong).toHaveLength(2)
  expect(judgeStrokeOrder(order, [bow, dot])).toBe('right')
  expect(judgeStrokeOrder(order, [bow])).toBe('incomplete')
  expect(judgeStrokeOrder(order, [dot, bow])).toBe('order')
  expect(judgeStrokeOrder(order, [dot])).toBe('order')
  expect(judgeStrokeOrder(order, [bow, ...wrong])).toBe('other-stroke')
})

test('the wrong strokes of ب are the dots of its sisters', () => {
  const sisters = new Set(
    ['پ', 'ت', 'ث'].flatMap((letter) =>
      orderOf(letter)
        .strokes.slice(1)
        .map(({ german }) => german),
    ),
  )
  const { strokes, choices } = orderOf('ب')
  for (const choice of choices.filter((choice) => !strokes.includes(choice)))
    expect(sisters).toContain(choice.german)
})

test('گ has one stroke more than ک', () => {
  expect(orderOf('گ', 'final').strokes).toHaveLength(3)
  expect(orderOf('ک', 'final').choices.map(({ german }) => german)).toContain(
    'ein zweiter schräger Strich darüber',
  )
})

test('every letter can be asked in every form, and no two choices sound alike', () => {
  for (const { letter } of tables.letters)
    for (const form of differentForms(letter)) {
      const { strokes, choices } = orderOf(letter, form)
      expect(choices).toHaveLength(4)
      expect(new Set(choices.map(({ german }) => german)).size, `${letter} ${form}`).toBe(4)
      expect(new Set(choices.map(({ farsi }) => farsi)).size, `${letter} ${form}`).toBe(4)
      expect(strokes.every((stroke) => choices.includes(stroke))).toBe(true)
    }
})

test('a dot in the bow of ج is not asked against a dot below', () => {
  for (let time = 0; time < 20; time += 1) {
    const { choices } = strokeOrderOf(tables, 'ج', 'alone', randomOf(`${time}`))
    expect(choices.map(({ german }) => german)).not.toContain('ein Punkt darunter')
  }
})
