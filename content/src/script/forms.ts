import * as v from 'valibot'
import { prose } from '../course/prose.ts'
import { german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'

/** The fields of a German form, which the learner fills in for a fictional woman. */
export const germanForms = kind({
  file: 'script/german-forms.csv',
  idPrefix: 'german-form',
  row: v.object({
    id,
    /** The label of the field. */
    german,
    farsi: persian,
    /** How the answer is compared: block letters, a date, or digits in any groups. */
    type: v.picklist(['letters', 'date', 'digits'], 'is not a type of field'),
    /** What is known about the person. */
    given_german: prose,
    given_farsi: prose,
    /** The right answers, separated by bars; the first one is shown. */
    written: v.pipe(
      v.string(),
      v.regex(/^[^\p{Ll}|]+(?:\|[^\p{Ll}|]+)*$/u, 'is not in block letters'),
      v.transform((text) => text.split('|')),
    ),
    /** Id of the writing rule that explains a mistake. */
    rule: id,
  }),
  key: (row) => row.german,
  spoken: (row) => ({ german: [row.german], persian: [] }),
})
export type FormField = RowOf<typeof germanForms>
