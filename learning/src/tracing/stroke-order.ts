import type { LetterForm } from '@pol/language/script/letter-forms'
import { type Mark, partsOf, type Stroke, strokesOf, type StrokeTables } from '@pol/language/script/strokes'
import { type Random, shuffled } from '../random.ts'

/** How many strokes stand to choose from. */
const choices = 4

/**
 * How a letter is written, for those who do not draw: its strokes are chosen one after the other. A stroke is a picture and a
 * description, so that it can be chosen by ear, too.
 */
export interface StrokeOrder {
  /** In the order in which they are written. */
  readonly strokes: readonly Stroke[]
  /** These and wrong ones, in random order. */
  readonly choices: readonly Stroke[]
}

/**
 * The wrong strokes are dots and signs of other letters in the same form, those with the same body first: ب has one dot below,
 * not two above. Other bodies are none, since many descriptions of them fit the letter as well.
 * @throws RangeError if the tables lack the letter.
 */
export function strokeOrderOf(
  tables: StrokeTables,
  letter: string,
  form: LetterForm,
  random: Random,
): StrokeOrder {
  const strokes = strokesOf(tables, letter, form)
  const own = partsOf(tables, letter, form)
  const found = new Map<string, { readonly isNear: boolean; readonly stroke: Stroke }>()
  for (const { letter: other } of shuffled(tables.letters, random)) {
    const { body, marks } = partsOf(tables, other, form)
    const isNear = body.body === own.body.body
    for (const [at, mark] of marks.entries()) {
      const stroke = strokesOf(tables, other, form)[body.lines.length + at]
      if (!stroke || own.marks.some((ownMark) => areAlike(mark, ownMark))) continue
      if (isNear || !found.has(mark.mark)) found.set(mark.mark, { isNear, stroke })
    }
  }
  const wrong = [...found.values()].toSorted((a, b) => Number(b.isNear) - Number(a.isNear))
  const taken = wrong.slice(0, Math.max(1, choices - strokes.length)).map(({ stroke }) => stroke)
  return { strokes, choices: shuffled([...strokes, ...taken], random) }
}

/** Whether both may be called right: dots in the bow of ج are below its head as well. */
function areAlike(one: Mark, other: Mark): boolean {
  if (one.mark === other.mark) return true
  const areDots = one.kind === 'dots' && other.kind === 'dots' && one.knots.length === other.knots.length
  return areDots && one.place !== 'above' && other.place !== 'above'
}

/** `order`: the strokes are right, their order is not. `other-stroke`: one belongs to another letter. */
export type StrokeOrderVerdict = 'right' | 'order' | 'other-stroke' | 'incomplete'

/** @param chosen strokes of the choices, in the order in which they were chosen. */
export function judgeStrokeOrder({ strokes }: StrokeOrder, chosen: readonly Stroke[]): StrokeOrderVerdict {
  if (chosen.some((stroke) => !strokes.includes(stroke))) return 'other-stroke'
  if (chosen.some((stroke, at) => stroke !== strokes[at])) return 'order'
  return chosen.length === strokes.length ? 'right' : 'incomplete'
}
