import type { LightMyRequestResponse } from 'fastify'
import { errors, isErrorCode } from '@pol/contract/errors'
import { hiddenAddresses, type Caller } from './callers.ts'
import { attackerHost } from './script-payloads.ts'

/** Internals that must not leak: stack traces, queries, file names, names of libraries. */
const internals =
  /\n\s+at |node_modules|file:\/\/|\/src\/|\.[jt]s:\d|select .+ from|insert into|\b(?:Type|Syntax|Range|Reference)Error\b|PGlite|drizzle|FST_ERR|ECONN|valibot/i

const longestMs = 10_000

/** @returns a description of the first fault of an answer, or `null`. */
export function problemWith(caller: Caller, answer: LightMyRequestResponse, ms: number): string | null {
  const { statusCode: status, headers, body } = answer
  if (ms > longestMs) return `took ${Math.round(ms)} ms`
  if (headers['x-content-type-options'] !== 'nosniff') return 'lacks the nosniff header'
  if (headers['set-cookie'] || headers.location) return 'sets a cookie or redirects'
  if (body.includes('$argon2')) return 'contains a password hash'
  if (`${JSON.stringify(headers)}${status < 400 ? '' : body}`.includes(attackerHost))
    return 'repeats what was sent'
  if (status >= 400) return problemWithError(answer)
  if (/\n\s+at .+:\d+:\d+/.test(body)) return 'contains a stack trace'
  const leaked = hiddenAddresses(caller).find((address) => body.includes(address))
  return leaked ? `contains ${leaked}` : null
}

function problemWithError({ statusCode: status, body, raw, headers }: LightMyRequestResponse): string | null {
  if (raw.req.method === 'HEAD') return status >= 500 ? `answers ${status}` : null
  if (!String(headers['content-type']).startsWith('application/json')) return 'is an error without JSON'
  const parsed = parseObject(body)
  if (!parsed || Object.keys(parsed).sort().join() !== 'code,error') return 'is an error of another form'
  const { code, error } = parsed
  if (!isErrorCode(code) || errors[code].status !== status)
    return `has the code ${String(code)} with ${status}`
  if (status >= 500) return `answers ${status}`
  if (typeof error !== 'string' || error === '') return 'has no message'
  return internals.test(error) ? 'reveals internals' : null
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
