import * as v from 'valibot'
import { prose } from '../course/prose.ts'
import { german } from '../fields.ts'
import { kind, type RowOf } from '../kind.ts'
import { step } from './step-number.ts'

const noSpeech = () => ({ german: [], persian: [] })

const persianProse = v.pipe(prose, v.regex(/\p{Script=Arabic}/u, 'is not Persian'))

/** Cells with several values, parted by `|`. */
const parted = v.pipe(
  v.string(),
  v.transform((cell) => cell.split('|')),
  v.everyItem((value) => value !== '' && value === value.trim(), 'are not values parted by |'),
  v.readonly(),
)

/** The half-space cannot be seen in a file. */
const halfSpaceName = 'half-space'

/** The steps in order. */
export const steps = kind({
  file: 'script/steps.csv',
  idPrefix: '',
  row: v.object({
    step,
    title_german: german,
    title_farsi: persianProse,
    /** The letters, signs or digits that are new in the step, parted by spaces; the half-space is written "half-space". */
    letters: v.pipe(
      v.string(),
      v.transform((cell) => cell.split(' ').filter(Boolean)),
      v.everyItem((sign) => sign === halfSpaceName || [...sign].length === 1, 'are not single signs'),
      v.transform((signs) => signs.map((sign) => (sign === halfSpaceName ? '\u200C' : sign))),
      v.readonly(),
    ),
  }),
  key: ({ step }) => String(step),
  spoken: noSpeech,
})
export type StepRow = RowOf<typeof steps>

const mostWordsOfRule = 45

const ruleText = v.check<string, string>(
  (text) => text.split(/\s+/u).length <= mostWordsOfRule,
  `has more than ${mostWordsOfRule} words`,
)

/** What a step explains, one rule per row, in the order in which it is explained. */
export const scriptRules = kind({
  file: 'script/rules.csv',
  idPrefix: '',
  row: v.object({
    step,
    heading_german: german,
    heading_farsi: persianProse,
    text_german: v.pipe(prose, v.regex(/[.!]$/u, 'is not sentences'), ruleText),
    text_farsi: v.pipe(
      persianProse,
      v.regex(/[.!]$/u, 'is not sentences'),
      v.regex(/^\P{Script=Latin}+$/u, 'has Latin letters, which Persian children may not read'),
      ruleText,
    ),
    /** Words of this step or an earlier one. */
    examples: parted,
  }),
  key: ({ step, heading_german }) => `${step}, ${heading_german}`,
  spoken: noSpeech,
})
export type ScriptRuleRow = RowOf<typeof scriptRules>

/** Questions on the text of a step; the answers are German, so that they show whether the text was understood. */
export const scriptQuestions = kind({
  file: 'script/questions.csv',
  idPrefix: '',
  row: v.object({
    step,
    question_german: v.pipe(german, v.regex(/\?$/u, 'is not a question')),
    question_farsi: v.pipe(persianProse, v.regex(/؟$/u, 'is not a question')),
    answer: german,
    /** Two or three wrong answers. */
    wrong: v.pipe(parted, v.minLength(2, 'are fewer than two'), v.maxLength(3, 'are more than three')),
  }),
  key: ({ step, question_german }) => `${step}, ${question_german}`,
  spoken: noSpeech,
})
export type ScriptQuestion = RowOf<typeof scriptQuestions>
