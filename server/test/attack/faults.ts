import type { LightMyRequestResponse } from 'fastify'
import { errors, isErrorCode } from '@pol/contract/errors'
import { addressesToKeepFrom, type Caller } from './callers.ts'
import { elsewhere } from './script-payloads.ts'

/** What only somebody sees who looks inside: traces, queries, files, names of what the server is made of. */
const inside =
  /\n\s+at |node_modules|file:\/\/|\/src\/|\.[jt]s:\d|select .+ from|insert into|\b(?:Type|Syntax|Range|Reference)Error\b|PGlite|drizzle|FST_ERR|ECONN|valibot/i

const longestMs = 10_000

/** What is wrong with an answer, or `null`. */
export function faultOf(caller: Caller, answer: LightMyRequestResponse, ms: number): string | null {
  const { statusCode: status, headers, body } = answer
  if (ms > longestMs) return `took ${Math.round(ms)} ms`
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be taken for another type'
  if (headers['set-cookie'] || headers.location) return 'sets a cookie or leads elsewhere'
  if (body.includes('$argon2')) return 'hands out a hash of a password'
  if (`${JSON.stringify(headers)}${status < 400 ? '' : body}`.includes(elsewhere))
    return 'repeats what was sent'
  if (status >= 400) return faultOfRefusal(answer)
  if (/\n\s+at .+:\d+:\d+/.test(body)) return 'holds a stack'
  const told = addressesToKeepFrom(caller).find((address) => body.includes(address))
  return told ? `tells ${told}` : null
}

function faultOfRefusal({ statusCode: status, body, raw, headers }: LightMyRequestResponse): string | null {
  if (raw.req.method === 'HEAD') return status >= 500 ? `answers ${status}` : null
  if (!String(headers['content-type']).startsWith('application/json')) return 'is a refusal that is no JSON'
  const refusal = parsed(body)
  if (!refusal || Object.keys(refusal).sort().join() !== 'code,error') return 'is a refusal in another form'
  const { code, error } = refusal
  if (!isErrorCode(code) || errors[code].status !== status)
    return `has the code ${String(code)} with ${status}`
  if (status >= 500) return `answers ${status}`
  if (typeof error !== 'string' || error === '') return 'has no words'
  return inside.test(error) ? 'tells what is inside' : null
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
