import { expect, test } from 'vitest'
import { distance, type Point } from '@pol/language/script/curve'
import { joinsLeft, type LetterForm } from '@pol/language/script/letter-forms'
import {
  baseLine,
  boxSize,
  differentForms,
  leftEdge,
  rightEdge,
  type Stroke,
  strokesOf,
} from '@pol/language/script/strokes'
import { letters } from '../src/letters.ts'
import { readStrokes } from '../src/script/strokes.ts'
import { data, rowsOf } from '../test/content.ts'

const [tables, alphabet] = await Promise.all([readStrokes(data), rowsOf(letters)])

interface Written {
  readonly letter: string
  readonly form: LetterForm
  readonly strokes: readonly Stroke[]
}

const written = tables.letters.flatMap(({ letter }) =>
  differentForms(letter).map((form): Written => ({ letter, form, strokes: strokesOf(tables, letter, form) })),
)
const offending = (isWrong: (written: Written) => boolean) =>
  written.filter(isWrong).map(({ letter, form }) => `${letter} ${form}`)
const linesOf = ({ strokes }: Written) => strokes.filter(({ kind }) => kind === 'line')
const dotsOf = ({ strokes }: Written) =>
  strokes.filter(({ kind }) => kind === 'dots').flatMap(({ points }) => points)

test('all letters of the alphabet, آ and لا can be written, each in four forms, in two if it does not join to the left, آ in one', () => {
  const expected = [...alphabet.map(({ farsi }) => farsi), 'آ', 'لا']
  expect(tables.letters.map(({ letter }) => letter).toSorted()).toEqual(expected.toSorted())
  const twoForms = tables.letters.map(({ letter }) => letter).filter((letter) => !joinsLeft(letter))
  expect(twoForms.toSorted()).toEqual([...'آادذرزژو', 'لا'].toSorted())
  expect(written).toHaveLength(expected.length * 4 - twoForms.length * 2 - 1)
  // A letter that does not join to the left looks in the middle as at the end.
  expect(strokesOf(tables, 'د', 'medial')).toEqual(strokesOf(tables, 'د', 'final'))
})

test('every body and mark is used', () => {
  const parts = tables.letters.flatMap(({ end_body, end_marks, start_body, start_marks }) => [
    end_body,
    ...end_marks,
    start_body,
    ...start_marks,
  ])
  const named = [...tables.bodies.map(({ body }) => body), ...tables.marks.map(({ mark }) => mark)]
  expect(named.filter((name) => !parts.includes(name))).toEqual([])
})

test('all strokes lie in the box, with room for a finger', () => {
  const isOutside = ({ x, y }: Point) => Math.min(x, y) < 40 || Math.max(x, y) > boxSize - 40
  expect(offending(({ strokes }) => strokes.some(({ points }) => points.some(isOutside)))).toEqual([])
})

test('dots come last', () => {
  expect(offending(({ strokes }) => strokes.slice(0, -1).some(({ kind }) => kind === 'dots'))).toEqual([])
})

test('who joins to the next letter ends on the line at the left edge, who is joined to the one before begins at the right edge', () => {
  const isAt = (point: Point | undefined, x: number) => point?.x === x && point.y === baseLine
  const firstLine = (letter: Written) => linesOf(letter)[0]?.points ?? []
  expect(
    offending((letter) => {
      const isJoinedAfter = letter.form === 'initial' || letter.form === 'medial'
      return isAt(firstLine(letter).at(-1), leftEdge) !== isJoinedAfter
    }),
  ).toEqual([])
  expect(
    offending((letter) => {
      const isJoinedBefore = letter.form === 'medial' || letter.form === 'final'
      return isAt(firstLine(letter)[0], rightEdge) !== isJoinedBefore
    }),
  ).toEqual([])
})

/** Numbers of dots: above, or below as negative numbers. */
const dotsOfLetters: Record<string, number> = {
  ب: -1,
  پ: -3,
  ت: 2,
  ث: 3,
  ج: -1,
  چ: -3,
  خ: 1,
  ذ: 1,
  ز: 1,
  ژ: 3,
  ش: 3,
  ض: 1,
  ظ: 1,
  غ: 1,
  ف: 1,
  ق: 2,
  ن: 1,
}

test('each letter has its dots; ی has two, but none at the end of a word', () => {
  expect(
    offending((letter) => {
      const isBeforeAnother = letter.form === 'initial' || letter.form === 'medial'
      const dots = letter.letter === 'ی' && isBeforeAnother ? -2 : (dotsOfLetters[letter.letter] ?? 0)
      return dotsOf(letter).length !== Math.abs(dots)
    }),
  ).toEqual([])
})

test('dots do not touch the body, and are above or below it, or in the bow of ج and چ', () => {
  expect(
    offending((letter) => {
      const body = linesOf(letter).flatMap(({ points }) => points)
      return dotsOf(letter).some((dot) => body.some((point) => distance(point, dot) < 55))
    }),
  ).toEqual([])
  expect(
    offending((letter) => {
      const dots = dotsOfLetters[letter.letter] ?? (dotsOf(letter).length > 0 ? -2 : 0)
      const body = linesOf(letter).flatMap(({ points }) => points)
      return dotsOf(letter).some((dot) => {
        const near = body.filter(({ x }) => Math.abs(x - dot.x) < 30)
        return dots > 0 ? near.some(({ y }) => y < dot.y) : near.every(({ y }) => y > dot.y)
      })
    }),
  ).toEqual([])
})

test('letters of one body differ in their marks only', () => {
  const bodyOf = (letter: string) => strokesOf(tables, letter, 'final')[0]
  for (const alike of ['بپتث', 'جچحخ', 'دذ', 'رزژ', 'سش', 'صض', 'طظ', 'عغ', 'کگ', 'اآ']) {
    const [first = '', ...others] = alike
    for (const other of others) {
      expect(bodyOf(other)).toEqual(bodyOf(first))
      expect(strokesOf(tables, other, 'final')).not.toEqual(strokesOf(tables, first, 'final'))
    }
  }
})

test('no two letters are written alike', () => {
  for (const form of ['alone', 'initial', 'medial', 'final'] as const) {
    const shapes = tables.letters.map(({ letter }) => JSON.stringify(strokesOf(tables, letter, form)))
    expect(new Set(shapes).size).toBe(shapes.length)
  }
})

test('lines are written from right to left, or from the top down', () => {
  expect(
    offending((letter) => {
      const [body] = linesOf(letter)
      const [start, end] = [body?.points[0], body?.points.at(-1)]
      if (!start || !end) return true
      const isRound = distance(start, end) < 30
      // The bow of ج and ع opens to the right: it ends below its beginning.
      return !isRound && end.x >= start.x && end.y <= start.y
    }),
  ).toEqual([])
})

test('no description says which stroke comes first', () => {
  const telling = /^(?:dann|danach|zuerst|zum Schluss|اول|بعد|سپس|در آخر)(?= )/u
  const descriptions = written.flatMap(({ strokes }) =>
    strokes.flatMap(({ german, farsi }) => [german, farsi]),
  )
  expect(descriptions.filter((text) => telling.test(text))).toEqual([])
})
