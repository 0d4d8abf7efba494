import * as v from 'valibot'
import { prose } from '../course/prose.ts'
import { german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'

/** The exercises of German writing, in the order of the lesson. */
export const writingPractices = ['spelling', 'capitals', 'forms', 'numbers'] as const

/** Rules of German writing for Persian readers, each with the exercise that practises it. */
export const writingRules = kind({
  file: 'script/german-writing-rules.csv',
  idPrefix: 'writing-rule',
  row: v.object({
    id,
    practice: v.picklist(writingPractices, 'is not an exercise'),
    title_german: german,
    title_farsi: prose,
    rule_german: prose,
    rule_farsi: prose,
  }),
  key: ({ title_german }) => title_german,
  spoken: () => ({ german: [], persian: [] }),
})
export type WritingRule = RowOf<typeof writingRules>
