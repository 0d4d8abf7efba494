import fc from 'fast-check'
import type { Operation } from '@pol/contract/operation'
import { operations as declared, streams } from '@pol/contract/operations'
import { roles } from '@pol/contract/roles'
import { voices } from '@pol/contract/speech'
import { translationDirections } from '@pol/contract/translation'
import { idMark, type Attack } from './request.ts'

const operations: readonly Operation[] = declared
const id = fc.nat({ max: 500 }).map(idMark)
const address = fc.nat({ max: 100_000 }).map((n) => `jemand${n}@example.org`)

/** What an honest caller would send, by the name of the field. */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    address,
    fc.constantFrom('clara@example.org', 'clara@example.org', 'anna@example.org', 'bahram@example.org'),
  ),
  password: fc.constantFrom('claras-geheimnis', 'claras-geheimnis', 'geraten'),
  deviceId: fc.uuid(),
  as: fc.constantFrom('user', 'admin'),
  token: fc.stringMatching(/^[\w-]{43}$/),
  username: fc.constantFrom('Clara', 'داریوش', 'O’Neill'),
  message: fc.constantFrom(null, '', 'Ich lerne Deutsch.'),
  id,
  user_id: id,
  request_id: fc.option(id, { nil: undefined }),
  status: fc.constantFrom('approved', 'rejected'),
  role: fc.constantFrom(...roles),
  text: fc.constantFrom('Guten Morgen', 'سلام', 'Das Wetter ist heute schön.'),
  voice: fc.constantFrom(...voices),
  direction: fc.constantFrom(...translationDirections),
  action: fc.constantFrom('login', 'pageview'),
}

/** The names of the fields of an operation. */
export function fieldsOf({ input }: Operation): string[] {
  const { entries } = input as { entries?: Record<string, unknown> }
  if (!entries) throw new Error('The input of an operation is an object with fields')
  return Object.keys(entries)
}

/** What an honest caller sends, whatever is drawn. */
function inputFor(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const named = fieldsOf(operation).map((field) => {
    const plausible = fields[field]
    if (!plausible) throw new Error(`Nobody has said what an honest caller sends as ${field}`)
    return [field, plausible] as const
  })
  return fc.record(Object.fromEntries(named))
}

/** The same input each time. */
export function honestInput(operation: Operation): Record<string, unknown> {
  return fc.sample(inputFor(operation), { numRuns: 1, seed: 1 })[0] ?? {}
}

/** A request as the shipped client would send it. */
function requestFor(operation: Operation): fc.Arbitrary<Attack> {
  const { name, method, path } = operation
  return fc.tuple(inputFor(operation), id).map(([input, id]) => ({
    operation: name,
    method,
    path: path.replace(':id', id),
    headers: {},
    input,
    body: null,
    bytes: null,
  }))
}

const others = [...streams, { name: 'openapi', path: '/api/openapi.json' }].map(({ name, path }) =>
  fc.constant({ operation: name, method: 'POST', path, headers: {}, input: {}, body: null, bytes: null }),
)

export const honestRequest = fc.oneof(
  ...operations.map((operation) => ({ weight: 3, arbitrary: requestFor(operation) })),
  ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
)
