import { curveThrough, type Point } from './curve.ts'
import { joinsLeft, type LetterForm } from './letter-forms.ts'

/** The square box in which a letter is written. All strokes have its units. */
export const boxSize = 1000
/** Where the strokes that join letters lie. */
export const baseLine = 630
/** Where a letter begins that is joined to the one before. */
export const rightEdge = 940
/** Where a letter ends that is joined to the one after. */
export const leftEdge = 60

/** How a stroke is described aloud. */
export interface Description {
  readonly german: string
  readonly farsi: string
}

/** One step of writing a letter. */
export interface Stroke extends Description {
  /** A line that is drawn from its first point to its last, or one to three dots that are tapped. */
  readonly kind: 'line' | 'dots'
  /** Of a line close together, of dots their centres. */
  readonly points: readonly Point[]
}

/** A point through which a line goes; at a corner it turns sharply. */
export interface Knot extends Point {
  readonly isCorner: boolean
}

export const markPlaces = ['above', 'below', 'inside'] as const
export type MarkPlace = (typeof markPlaces)[number]

/** The part that several letters share, in one form: the same line is ب, پ, ت and ث. */
export interface Body extends Readonly<Record<MarkPlace, Point | null>> {
  readonly body: string
  readonly form: LetterForm
  readonly lines: readonly (Description & { readonly knots: readonly Knot[] })[]
}

/** What is written after the body: dots, the stroke of ک, the sign on آ. */
export interface Mark extends Description {
  readonly mark: string
  /** From which point of the body its own points are counted. */
  readonly place: MarkPlace
  readonly kind: Stroke['kind']
  readonly knots: readonly Knot[]
}

/** Of which parts a letter consists at the end of a joined group (alone, final), and before another letter (initial, medial). */
export interface LetterParts {
  readonly letter: string
  readonly end_body: string
  readonly end_marks: readonly string[]
  /** Empty if the letter does not join to the left: then it is written before another letter as at the end. */
  readonly start_body: string
  readonly start_marks: readonly string[]
}

/** All that is needed to write the letters. */
export interface StrokeTables {
  readonly bodies: readonly Body[]
  readonly marks: readonly Mark[]
  readonly letters: readonly LetterParts[]
}

/** The forms that look different: four, or two if the letter does not join to the left. آ stands at the beginning only. */
export function differentForms(letter: string): readonly LetterForm[] {
  if (letter === 'آ') return ['alone']
  return joinsLeft(letter) ? ['alone', 'initial', 'medial', 'final'] : ['alone', 'final']
}

/** The form that looks the same: a letter that does not join to the left looks at the beginning as alone. */
export function formThatLooksTheSame(letter: string, form: LetterForm): LetterForm {
  if (joinsLeft(letter)) return form
  return form === 'alone' || form === 'initial' ? 'alone' : 'final'
}

/**
 * The strokes of a letter in their order: the lines of its body, then its marks.
 * @param letter one of the letters of the tables, or لا.
 * @throws RangeError if the tables lack the letter, or a part of it.
 */
export function strokesOf(tables: StrokeTables, letter: string, form: LetterForm): readonly Stroke[] {
  const { body, marks } = partsOf(tables, letter, form)
  const lines = body.lines.map(({ knots, german, farsi }): Stroke => {
    return { kind: 'line', points: lineThrough(knots), german, farsi }
  })
  return [...lines, ...marks.map((mark) => strokeAt(mark, body))]
}

/** The body and the marks of a letter. @throws RangeError as `strokesOf`. */
export function partsOf(
  tables: StrokeTables,
  letter: string,
  form: LetterForm,
): { readonly body: Body; readonly marks: readonly Mark[] } {
  const parts = tables.letters.find((parts) => parts.letter === letter)
  if (!parts) throw new RangeError(`the tables of strokes lack "${letter}"`)
  const shown = formThatLooksTheSame(letter, form)
  const isAtEnd = shown === 'alone' || shown === 'final'
  const name = isAtEnd ? parts.end_body : parts.start_body
  const body = tables.bodies.find((body) => body.body === name && body.form === shown)
  if (!body) throw new RangeError(`the body "${name}" of "${letter}" lacks the form ${shown}`)
  const marks = (isAtEnd ? parts.end_marks : parts.start_marks).map((name) => {
    const mark = tables.marks.find(({ mark }) => mark === name)
    if (!mark) throw new RangeError(`the tables of strokes lack the mark "${name}"`)
    return mark
  })
  return { body, marks }
}

function strokeAt({ mark, place, kind, knots, german, farsi }: Mark, body: Body): Stroke {
  const at = body[place]
  if (!at) throw new RangeError(`the body "${body.body}" (${body.form}) has no place for "${mark}"`)
  const moved = knots.map(({ x, y, isCorner }) => ({ x: at.x + x, y: at.y + y, isCorner }))
  const points = kind === 'dots' ? moved.map(({ x, y }) => ({ x, y })) : lineThrough(moved)
  return { kind, points, german, farsi }
}

/** A line that is smooth between its corners, its points in whole units. */
function lineThrough(knots: readonly Knot[]): readonly Point[] {
  const line: Point[] = []
  let smooth: Knot[] = []
  for (const knot of knots) {
    smooth.push(knot)
    if (knot.isCorner || knot === knots.at(-1)) {
      line.push(...curveThrough(smooth).slice(line.length === 0 ? 0 : 1))
      smooth = [knot]
    }
  }
  return line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}
