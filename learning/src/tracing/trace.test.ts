import { describe, expect, test } from 'vitest'
import { readStrokes } from '@pol/content/script/strokes'
import { type Point } from '@pol/language/script/curve'
import { boxSize, differentForms, type Stroke, strokesOf } from '@pol/language/script/strokes'
import { type LetterForm } from '@pol/language/script/letter-forms'
import {
  backwards,
  drawnBy,
  half,
  hands,
  inWrongOrder,
  mirrored,
  scribbled,
  tapOnly,
} from '../../test/hands.ts'
import { randomOf } from '../random.ts'
import { type Drawn, trace } from './trace.ts'

const tables = await readStrokes(new URL('../../../content/data/', import.meta.url))
const letters = tables.letters.flatMap(({ letter }) =>
  differentForms(letter).map((form) => ({ letter, form, strokes: strokesOf(tables, letter, form) })),
)
const timesEach = 2

/** Draws all letters in all their forms, and gives the share that is accepted, and which were judged otherwise than expected. */
function judged(draw: (strokes: readonly Stroke[], seed: string) => readonly Drawn[], isRight: boolean) {
  const unexpected: string[] = []
  for (const { letter, form, strokes } of letters)
    for (let time = 1; time <= timesEach; time += 1) {
      const { refusal } = trace(draw(strokes, `${letter} ${form} ${time}`), strokes)
      if ((refusal === null) !== isRight) unexpected.push(`${letter} ${form}: ${refusal ?? 'accepted'}`)
    }
  return { asExpected: 1 - unexpected.length / (letters.length * timesEach), unexpected }
}

const wellDrawn = (strokes: readonly Stroke[], seed: string) => drawnBy(hands.good, strokes, randomOf(seed))

test.each([
  ['good', 0.99],
  ['shaky', 0.95],
  ['lifted', 0.95],
] as const)('%s strokes are accepted', (hand, least) => {
  const { asExpected, unexpected } = judged(
    (strokes, seed) => drawnBy(hands[hand], strokes, randomOf(seed)),
    true,
  )
  expect(asExpected, unexpected.join('\n')).toBeGreaterThanOrEqual(least)
})

test.each([
  ['mirrored', mirrored, 0.95],
  ['backwards', backwards, 0.95],
  ['in the wrong order', inWrongOrder, 0.95],
  ['scribbled', scribbled, 0.95],
  ['half', half, 0.95],
  ['only tapped', tapOnly, 1],
] as const)('%s strokes are refused', (_, spoil, least) => {
  const { asExpected, unexpected } = judged((strokes, seed) => spoil(wellDrawn(strokes, seed)), false)
  expect(asExpected, unexpected.join('\n')).toBeGreaterThanOrEqual(least)
})

test.each([
  [0.75, 60, -60],
  [1.25, -50, 50],
  [1, 90, 60],
])('all letters are accepted %d times as large, and moved by %d and %d', (scale, x, y) => {
  const { unexpected } = judged((strokes) => {
    return strokes.flatMap(({ kind, points }) => {
      const there = points.map(movedBy(scale, x, y))
      return kind === 'dots' ? there.map((dot) => [dot]) : [there]
    })
  }, true)
  expect(unexpected).toEqual([])
})

const movedBy = (scale: number, x: number, y: number) => (point: Point) => ({
  x: boxSize / 2 + (point.x - boxSize / 2) * scale + x,
  y: boxSize / 2 + (point.y - boxSize / 2) * scale + y,
})

describe('without the shape, where letters are drawn alone', () => {
  const alone = letters.filter(({ form }) => form === 'alone')
  const refusedOf = (draw: (strokes: readonly Stroke[], seed: string) => readonly Drawn[]) =>
    alone.flatMap(({ letter, strokes }) => {
      const { refusal } = trace(draw(strokes, letter), strokes, 'anywhere')
      return refusal === null ? [] : [`${letter}: ${refusal}`]
    })

  test.each([
    [0.6, -180, -120],
    [0.6, 180, 120],
    [1.3, 60, -40],
  ])('all are accepted %d times as large, and moved by %d and %d', (scale, x, y) => {
    const refused = refusedOf((strokes, seed) =>
      wellDrawn(strokes, seed).map((line) => line.map(movedBy(scale, x, y))),
    )
    expect(refused).toEqual([])
  })

  test.each([
    // An upright line is its own mirror image.
    ['mirrored', mirrored, ['ا']],
    ['backwards', backwards, []],
    ['in the wrong order', inWrongOrder, []],
    ['scribbled', scribbled, []],
    // Half of an upright line is a small one.
    ['half', half, ['آ', 'ا']],
    ['only tapped', tapOnly, []],
  ] as const)('%s strokes are refused', (_, spoil, except) => {
    const refused = refusedOf((strokes, seed) => spoil(wellDrawn(strokes, seed)))
    const names = refused.map((one) => one.split(':')[0])
    expect(alone.filter(({ letter }) => !names.includes(letter)).map(({ letter }) => letter)).toEqual(except)
  })

  test('a letter that is drawn where another one is expected is refused', () => {
    const bodies = alone
      .map(({ letter, strokes }) => ({ letter, lines: strokes.filter(({ kind }) => kind === 'line') }))
      .filter(({ lines }, at, all) => all.findIndex((other) => isSame(other.lines, lines)) === at)
    const pairs = bodies.flatMap((one) =>
      bodies.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    const accepted = pairs.flatMap(([one, other]) => {
      const { refusal } = trace(wellDrawn(one.lines, 'pairs'), other.lines, 'anywhere')
      return refusal === null ? `${one.letter} as ${other.letter}` : []
    })
    expect(accepted).toEqual([])
  })
})

test('a letter that is drawn where another of the same place in the word is expected is refused, but for small loops', () => {
  const bodies = letters
    .map(({ form, strokes }) => ({ form, lines: strokes.filter(({ kind }) => kind === 'line') }))
    .filter(({ lines }, at, all) => all.findIndex((other) => isSame(other.lines, lines)) === at)
  const pairs = bodies.flatMap((one) =>
    bodies.filter((other) => other !== one && other.form === one.form).map((other) => [one, other] as const),
  )
  const accepted = pairs.filter(
    ([one, other]) => trace(wellDrawn(one.lines, 'pairs'), other.lines).refusal === null,
  )
  expect(pairs.length).toBeGreaterThan(700)
  expect(1 - accepted.length / pairs.length).toBeGreaterThanOrEqual(0.99)
})

const isSame = (one: readonly Stroke[], other: readonly Stroke[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Points as a finger left them: `x y`, from the beginning of the line to its end. */
const recorded = (...lines: readonly string[]): readonly Drawn[] =>
  lines.map((line) =>
    line.split(', ').map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number)
      return { x, y }
    }),
  )
const traced = (letter: string, form: LetterForm, ...lines: readonly string[]) =>
  trace(recorded(...lines), strokesOf(tables, letter, form))
const accepted = (strokes: number, lines: number) => ({ accepted: strokes, used: lines, refusal: null })

const bow =
  '741 470, 739 497, 730 541, 716 585, 690 611, 655 628, 601 641, 540 644, 478 639, 417 634, 362 622, 317 604, 285 571, 268 536, 259 498, 266 467'
const dotBelow = '512 771'

test('Lena draws ب with her finger, a little low', () => {
  expect(traced('ب', 'alone', bow, dotBelow)).toEqual(accepted(2, 2))
})

test('Amir’s hand shakes, and his ب is small', () => {
  const shaky =
    '676 478, 688 501, 664 529, 677 561, 655 570, 640 600, 611 592, 590 612, 555 601, 520 617, 488 600, 450 612, 421 594, 392 601, 363 577, 352 583, 331 552, 342 528, 322 507, 335 481'
  expect(traced('ب', 'alone', shaky, '489 711, 497 717, 492 706')).toEqual(accepted(2, 2))
})

test('Noor lifts her finger in the middle of د', () => {
  expect(
    traced(
      'د',
      'alone',
      '468 381, 498 402, 534 431, 566 462, 588 497, 597 527',
      '596 540, 588 571, 566 603, 530 617, 484 622, 441 625, 396 624',
    ),
  ).toEqual(accepted(1, 2))
})

test('Ines draws ط: the loop, then the upright stroke', () => {
  const loop =
    '392 617, 404 566, 431 517, 474 474, 530 440, 588 429, 638 440, 671 477, 676 526, 655 577, 607 607, 540 620, 462 627, 385 631, 312 633'
  const upright = '412 232, 410 301, 411 377, 409 452, 411 529, 409 601'
  expect(traced('ط', 'alone', loop, upright)).toEqual(accepted(2, 2))
  expect(traced('ط', 'alone', upright, loop)).toEqual({ accepted: 0, used: 0, refusal: 'order' })
  expect(traced('ط', 'alone', loop)).toEqual({ accepted: 1, used: 1, refusal: 'incomplete' })
})

test('Jakob lifts the pen at the foot of ـلـ instead of going up, and draws the long stroke from above', () => {
  expect(
    traced(
      'ل',
      'medial',
      '935 634, 850 631, 760 628, 672 630, 600 624, 548 606',
      '512 222, 511 300, 513 380, 510 461, 509 540, 492 594, 452 619, 380 629, 290 631, 190 628, 110 632, 66 630',
    ),
  ).toEqual(accepted(1, 2))
})

test('Mona draws ـجـ without going along the head twice', () => {
  expect(
    traced(
      'ج',
      'medial',
      '938 628, 860 631, 780 629, 700 627, 640 612, 610 580, 600 520, 601 493',
      '398 438, 430 424, 492 436, 548 458, 602 481, 652 501, 604 540, 552 563, 497 586, 440 607, 376 622, 300 631, 210 628, 130 631, 62 629',
      '488 760, 493 756',
    ),
  ).toEqual(accepted(2, 3))
})

test('who taps the dots of پ in any order has tapped them all', () => {
  const dots = ['492 842', '440 762', '561 759']
  expect(traced('پ', 'alone', bow, ...dots)).toEqual(accepted(2, 4))
  expect(traced('پ', 'alone', bow, ...dots.slice(0, 2))).toEqual({
    accepted: 1,
    used: 1,
    refusal: 'dot-missing',
  })
})

test('a dot may be a small scribble', () => {
  expect(traced('ب', 'alone', bow, '490 748, 522 751, 493 767, 524 772, 498 781')).toEqual(accepted(2, 2))
})

test('who draws the end of a line once more has done nothing wrong', () => {
  expect(traced('ب', 'alone', bow, '271 540, 260 500, 264 470', dotBelow)).toEqual(accepted(2, 3))
})

test('each refusal says what is wrong', () => {
  const refusalOf = (...lines: readonly string[]) => traced('ب', 'alone', ...lines).refusal
  const fromTheLeft = bow.split(', ').toReversed().join(', ')
  const firstHalf = bow.split(', ').slice(0, 8).join(', ')
  const secondHalf = bow.split(', ').slice(7).join(', ')
  expect(refusalOf(fromTheLeft, dotBelow)).toBe('direction')
  expect(refusalOf(dotBelow, bow)).toBe('order')
  expect(refusalOf(secondHalf, firstHalf)).toBe('order')
  expect(refusalOf('300 300, 700 820')).toBe('shape')
  expect(refusalOf(firstHalf)).toBe('incomplete')
  expect(refusalOf(bow)).toBe('dot-missing')
  expect(refusalOf()).toBe('incomplete')
})

test('a dot on the wrong side, and one too many, are no right letter', () => {
  expect(traced('ب', 'alone', bow, '500 385')).toEqual({ accepted: 1, used: 1, refusal: 'shape' })
  expect(traced('ب', 'alone', bow, dotBelow, '620 780')).toEqual({ accepted: 2, used: 2, refusal: 'shape' })
})
