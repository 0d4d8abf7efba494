import * as v from 'valibot'
import { nothing } from './fields.ts'
import { operation } from './operation.ts'

export const health = operation({
  name: 'health',
  summary: 'Answers 200 once the migrations are done and the database answers',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  input: nothing,
  output: v.object({ status: v.literal('ok') }),
  errors: [],
})
