import * as v from 'valibot'
import { rules } from '@pol/language/reasons/rule'
import { german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { prose } from './prose.ts'
import { unit } from './unit-number.ts'

/** Abilities of a learner after a unit: two to four sentences, separated by `|`. */
const outcomes = v.pipe(
  v.string(),
  v.transform((cell) => cell.split('|')),
  v.minLength(2, 'are fewer than two'),
  v.maxLength(4, 'are more than four'),
  v.everyItem((sentence) => /^\S.*\.$/u.test(sentence), 'are not sentences parted by |'),
)

/** Each unit also has a Persian title and Persian sentences. */
const persianProse = v.pipe(prose, v.regex(/\p{Script=Arabic}/u, 'is not Persian'))

const longestScene = 14

/** One sentence that says who speaks where about what in the dialogue. It is shown before the dialogue is heard. */
const scene = v.pipe(
  v.string(),
  v.regex(/^\S.*\.$/u, 'is not a sentence'),
  v.check((sentence) => sentence.split(' ').length <= longestScene, `has more than ${longestScene} words`),
)

const noSpeech = () => ({ german: [], persian: [] })

/**
 * The units in order. Rows of the course tables have no ids: they refer to units by number and to words by lexicon id.
 */
export const units = kind({
  file: 'course/units.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      unit,
      title_german: german,
      title_farsi: persianProse,
      scene_german: v.pipe(german, scene),
      scene_farsi: v.pipe(persianProse, scene),
      outcomes_german: v.pipe(german, outcomes),
      outcomes_farsi: v.pipe(persianProse, outcomes),
    }),
    v.check(
      ({ outcomes_german, outcomes_farsi }) => outcomes_german.length === outcomes_farsi.length,
      'outcomes_german, outcomes_farsi: are not the same number of sentences',
    ),
  ),
  key: ({ unit }) => String(unit),
  spoken: noSpeech,
})
export type UnitRow = RowOf<typeof units>

/** The words of each unit in the order in which they are learned; a word belongs to one unit. */
export const unitWords = kind({
  file: 'course/words.csv',
  idPrefix: '',
  row: v.object({
    unit,
    entry: id,
    /** Whether the word comes after the lessons of its unit, only in practice. */
    further: v.pipe(
      v.picklist(['', 'yes'], 'is neither yes nor empty'),
      v.transform((cell) => cell === 'yes'),
    ),
  }),
  key: ({ entry }) => entry,
  errorsBetween: (rows) =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1] ?? row
      if (row.unit < before.unit) return [{ row, error: 'unit: stands after words of a later unit' }]
      return row.unit === before.unit && before.further && !row.further
        ? [{ row, error: 'further: stands after further words of its unit' }]
        : []
    }),
  spoken: noSpeech,
})

/** Words of later units that a dialogue already uses. */
export const wordsAhead = kind({
  file: 'course/ahead.csv',
  idPrefix: '',
  row: v.object({ unit, entry: id }),
  key: ({ unit, entry }) => `${unit}, ${entry}`,
  spoken: noSpeech,
})

/** The paragraph that explains each rule behind reasons (`reasons` in the workspace `language`): a heading of the unit's note. */
export const ruleNotes = kind({
  file: 'course/rules.csv',
  idPrefix: '',
  row: v.object({
    rule: v.picklist(rules, 'is not a rule of reasons'),
    unit,
    heading: v.pipe(v.string(), v.nonEmpty('is empty')),
  }),
  key: ({ rule }) => rule,
  spoken: noSpeech,
})
export type RuleNote = RowOf<typeof ruleNotes>
