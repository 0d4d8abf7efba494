import { describe, expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { choicesOf, type Exercise, judged, judgedOrder, partsOfExercise } from './exercise.ts'

const exercise = (fields: Partial<Exercise>): Exercise => ({
  id: 'exercise-7-de-ich-moechte-einen-kaffee',
  heading: 'den und einen',
  kind: 'gap',
  task: '',
  prompt: { text: 'Ich möchte ___ Kaffee.', transliteration: '' },
  german: 'Ich möchte einen Kaffee.',
  farsi: 'من یک قهوه می‌خواهم.',
  transliteration: 'man yek ghahve míkhâham.',
  accepted: [],
  wrong: [
    { text: 'ein', transliteration: '' },
    { text: 'einem', transliteration: '' },
  ],
  reasons: ['ein ist der Nominativ.', 'einem ist der Dativ.'],
  ...fields,
})
/** Knows no word, so that any single letter would pass as a typo. */
const knowsNothing = () => false

describe('Mina fills a blank', () => {
  test('the right form is right', () => {
    expect(judged(exercise({}), 'de', 'einen', knowsNothing)).toMatchObject({
      verdict: { isRight: true },
      reason: null,
    })
  })

  test('a form that the exercise knows as wrong is no typo, and has its own reason', () => {
    expect(judged(exercise({}), 'de', 'einem', knowsNothing)).toMatchObject({
      verdict: { isRight: false },
      reason: 'einem ist der Dativ.',
    })
  })

  test('another slip of one letter counts as right', () => {
    expect(judged(exercise({}), 'de', 'einenn', knowsNothing)).toMatchObject({ verdict: { isRight: true } })
  })

  test('an answer that nobody thought of is wrong without a reason', () => {
    expect(judged(exercise({}), 'de', 'zwei', knowsNothing)).toMatchObject({
      verdict: { isRight: false, answer: 'einen' },
      reason: null,
    })
  })

  test('a wrong answer is compared with the solution, not with another accepted one', () => {
    expect(judged(exercise({ accepted: ['zwo'] }), 'de', 'zwei', knowsNothing)).toMatchObject({
      verdict: { isRight: false, answer: 'einen' },
    })
  })

  test('capitals count where the exercise asks for them', () => {
    const capitals = exercise({
      wrong: [{ text: 'Einen', transliteration: '' }],
      reasons: ['Nur Nomen sind groß.'],
    })
    expect(judged(capitals, 'de', 'Einen', knowsNothing)).toMatchObject({
      verdict: { isRight: false },
      reason: 'Nur Nomen sind groß.',
    })
  })
})

test('choices are mixed, each wrong one with its reason; Persian ones have their transliteration', () => {
  const chosen = exercise({
    kind: 'choose',
    prompt: { text: 'من یک قهوه ___.', transliteration: '' },
    wrong: [{ text: 'می‌خواهی', transliteration: 'míkhâhi' }],
    reasons: ['„du“'],
  })
  const { choices, right } = choicesOf(chosen, 'fa', randomOf('a'))
  expect(choices[right]).toEqual({ text: 'می‌خواهم', transliteration: 'míkhâham', reason: null })
  expect(choices[1 - right]).toEqual({ text: 'می‌خواهی', transliteration: 'míkhâhi', reason: '„du“' })
})

test('words are mixed; another right order is right, a known wrong one has its reason', () => {
  const order = exercise({
    kind: 'order',
    prompt: { text: '', transliteration: '' },
    german: 'Heute kaufe ich Brot.',
    accepted: ['Ich kaufe heute Brot.'],
    wrong: [{ text: 'Heute ich kaufe Brot.', transliteration: '' }],
    reasons: ['Das Verb ist an zweiter Stelle.'],
  })
  const parts = partsOfExercise(order, 'de', randomOf('a'))
  expect(parts.toSorted()).toEqual(['Brot', 'heute', 'ich', 'kaufe'])
  expect(judgedOrder(order, 'de', 'ich kaufe heute Brot')).toMatchObject({ verdict: { isRight: true } })
  expect(judgedOrder(order, 'de', 'heute ich kaufe Brot')).toMatchObject({
    verdict: { isRight: false },
    reason: 'Das Verb ist an zweiter Stelle.',
  })
})
