import * as v from 'valibot'
import { operation } from '../operation.ts'
import { emptyObject } from './fields.ts'

export const health = operation({
  name: 'health',
  summary: 'Returns 200 once the migrations have run and the database responds; read-only if it cannot write',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  input: emptyObject,
  output: v.object({ status: v.literal('ok') }),
  errors: ['read-only'],
})
