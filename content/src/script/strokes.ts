import * as v from 'valibot'
import { letterForms } from '@pol/language/script/letter-forms'
import { markPlaces, type StrokeTables } from '@pol/language/script/strokes'
import { prose } from '../course/prose.ts'
import { german } from '../fields.ts'
import { kind } from '../kind.ts'
import { readKind } from '../read.ts'

const name = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'is not a name of small letters'))
const nothingSpoken = () => ({ german: [], persian: [] })

/** `x y`, followed by `!` where the line turns sharply. */
const knot = v.pipe(
  v.string(),
  v.regex(/^-?\d+ -?\d+!?$/, 'is not a point: x, a space and y'),
  v.transform((text) => {
    const [x, y] = text.replace('!', '').split(' ').map(Number)
    return { x: x ?? 0, y: y ?? 0, isCorner: text.endsWith('!') }
  }),
)
/** The points of a line from its beginning to its end, parted by `>`. */
const knots = v.pipe(
  v.string(),
  v.transform((text) => text.split(' > ')),
  v.array(knot),
)

/** The place of a mark; empty if no letter with this body has a mark there. */
const anchor = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  knot,
])

const listOf = <const S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split('|')),
    v.array(schema),
  )

/** The bodies of letters, one line a body and form. */
export const bodies = kind({
  file: 'script/strokes.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      body: name,
      form: v.picklist(letterForms),
      strokes: listOf(knots),
      above: anchor,
      below: anchor,
      inside: anchor,
      german: listOf(german),
      farsi: listOf(prose),
    }),
    v.check(
      ({ strokes, german, farsi }) => strokes.length === german.length && strokes.length === farsi.length,
      'strokes: not each is described in both languages',
    ),
    v.transform(({ strokes, german, farsi, ...row }) => ({
      ...row,
      lines: strokes.map((knots, at) => ({ knots, german: german[at] ?? '', farsi: farsi[at] ?? '' })),
    })),
  ),
  key: ({ body, form }) => `${body}, ${form}`,
  spoken: nothingSpoken,
})

/** What is written after the body of a letter. */
export const marks = kind({
  file: 'script/marks.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      mark: name,
      place: v.picklist(markPlaces),
      kind: v.picklist(['line', 'dots']),
      /** Counted from the place that the body gives. */
      points: knots,
      german,
      farsi: prose,
    }),
    v.transform(({ points, ...row }) => ({ ...row, knots: points })),
  ),
  key: ({ mark }) => mark,
  spoken: nothingSpoken,
})

const names = v.union([
  v.pipe(
    v.literal(''),
    v.transform((): string[] => []),
  ),
  listOf(name),
])

/** The parts of each letter: the 32 of the alphabet, آ, and لا, which is written as one shape. */
export const letterParts = kind({
  file: 'script/letters.csv',
  idPrefix: '',
  row: v.object({
    letter: v.pipe(v.string(), v.regex(/^(?:\p{L}|لا)$/u, 'is not a letter')),
    end_body: name,
    end_marks: names,
    start_body: v.union([v.literal(''), name]),
    start_marks: names,
  }),
  key: ({ letter }) => letter,
  spoken: nothingSpoken,
})

/** How letters are written. @throws ContentError if a row is invalid. */
export async function readStrokes(folder: URL): Promise<StrokeTables> {
  const [bodyRows, markRows, letterRows] = await Promise.all([
    readKind(bodies, folder),
    readKind(marks, folder),
    readKind(letterParts, folder),
  ])
  return { bodies: bodyRows, marks: markRows, letters: letterRows }
}
