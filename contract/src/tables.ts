import * as v from 'valibot'
import { emptyObject } from './fields.ts'
import { operation } from './operation.ts'

/** Tables for a spreadsheet. */
const csv = 'text/csv; charset=utf-8'

export const downloadReports = operation({
  name: 'download-reports',
  summary:
    'Returns the reports of mistakes, open and closed, with the lines they are about, newest first, as CSV',
  method: 'GET',
  path: '/api/tables/reports',
  access: 'admin',
  input: emptyObject,
  output: v.instance(Uint8Array),
  download: csv,
  errors: [],
})

export const downloadLines = operation({
  name: 'download-lines',
  summary: 'Returns the lines of the teaching material with the files they stand in, as CSV',
  method: 'GET',
  path: '/api/tables/lines',
  access: 'admin',
  input: emptyObject,
  output: v.instance(Uint8Array),
  download: csv,
  errors: [],
})
