import * as v from 'valibot'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { emptyObject } from './fields.ts'

export const readHealth = operation({
  name: 'health',
  summary:
    'Succeeds once the migrations have run and the database responds; fails with `read-only` if it cannot write',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  input: emptyObject,
  output: v.object({ status: v.literal('ok') }),
  errors: ['read-only'],
})

/** In characters. Only names and paths are sent: a message or stack trace may contain what the user typed. */
const nameMaximum = 40

export const reportBrowserError = operation({
  name: 'report-browser-error',
  summary: 'Logs an error that occurred in a browser',
  method: 'POST',
  path: '/api/browser-errors',
  access: 'anyone',
  input: v.object({
    /** The error's class name, such as `TypeError`. */
    code: v.pipe(boundedText(nameMaximum), v.regex(/^[A-Za-z]+$/)),
    /** The route. */
    screen: v.pipe(boundedText(nameMaximum), v.regex(/^[a-z/-]+$/)),
    /** The hash in the file name of the reporting script. */
    build: v.pipe(boundedText(nameMaximum), v.regex(/^[\w-]+$/)),
  }),
  output: emptyObject,
  errors: [],
})
