import * as v from 'valibot'
import { item } from '@pol/learning/values'
import { reportForm } from '../forms/reports.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, timestamp } from './fields.ts'

export const createReport = operation({
  name: 'create-report',
  summary: 'Reports a mistake in a line of the teaching material',
  method: 'POST',
  path: '/api/reports',
  access: 'learner',
  input: v.object({ item, ...reportForm.entries }),
  output: v.object({ id }),
  errors: ['item-not-found'],
})

export const reportStates = ['open', 'done'] as const

const ownReport = v.object({
  id,
  item: v.string(),
  text: v.string(),
  status: v.picklist(reportStates),
  /** Null until it is answered, and if it was closed without an answer. */
  answer: v.nullable(v.string()),
  at: timestamp,
  closed_at: v.nullable(timestamp),
})
export type OwnReport = v.InferOutput<typeof ownReport>

export const listOwnReports = operation({
  name: 'own-reports',
  summary: 'Lists the reports of the user with their answers, newest first',
  method: 'GET',
  path: '/api/reports',
  access: 'learner',
  input: emptyObject,
  output: v.array(ownReport),
  errors: [],
})
