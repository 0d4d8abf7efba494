import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '@pol/contract/operation'
import { operations as declared } from '@pol/contract/operations'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'
import { fieldsOf, validInput } from './valid-requests.ts'

const operations: readonly Operation[] = declared
const bytes = 63 * 1024
const filled = (unit: string) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))

/** JSON values of about 63 KB, each a worst case for some text algorithm. */
const oversized: Readonly<Record<string, string>> = {
  'combining marks in the wrong order': JSON.stringify('\u0301'.repeat(15_900) + '\u0316'.repeat(15_900)),
  digits: JSON.stringify(filled('7')),
  'a number of many digits': filled('7'),
  spaces: JSON.stringify(filled(' ')),
  'spaces between letters': JSON.stringify(`a${filled(' ')}a`),
  'arrays in arrays': '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'objects in objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'many at signs': JSON.stringify(filled('a@a.')),
  'a very long address': JSON.stringify(`a@${filled('a.')}`),
  'only joiners': JSON.stringify(filled('\u200D')),
  'joined letters': JSON.stringify(filled('ی\u200C')),
  'Persian letters': JSON.stringify(filled('ی')),
  'ligatures that expand to phrases': JSON.stringify(filled('ﷺ')),
}

const longestMs = 50
/** The shortest time counts: the others may include module loading and garbage collection. */
const tries = 10

describe.runIf(hasDatabase)('64 KB in one field', () => {
  let world: World
  let token: string | null
  beforeAll(async () => {
    const plenty = { points: 1_000_000, duration: 60 }
    world = await createWorld({
      limits: { anonymousRequests: plenty, freeSpeech: plenty, translations: plenty, answers: plenty },
    })
    const anna = await world.signedIn('anna')
    token = anna.token
  })
  afterAll(() => world.stop())

  /** Sends one request. @returns its status, and the processor time of this process in ms. */
  const send = async ({ method, path }: Operation, payload: string, signedIn: boolean) => {
    const start = process.cpuUsage()
    const answer = await world.app.inject({
      method,
      url: path,
      headers: {
        'content-type': 'application/json',
        ...(signedIn && { authorization: `Bearer ${token}` }),
      },
      payload,
    })
    const { user, system } = process.cpuUsage(start)
    return { status: answer.statusCode, ms: (user + system) / 1000 }
  }

  const bodyFieldsOf = (operation: Operation) =>
    fieldsOf(operation).filter((field) => !operation.path.includes(`:${field}`))
  const withBody = operations.filter(
    (operation) => operation.method !== 'GET' && bodyFieldsOf(operation).length > 0,
  )
  test('there are operations with fields in their body', () => {
    expect(withBody.length).toBeGreaterThan(5)
  })

  describe.each([
    ['a stranger', false],
    ['an administrator', true],
  ])('sent by %s', (_, signedIn) => {
    test.each(withBody.map((operation) => [operation.name, operation] as const))(
      'to %s is refused within little processor time',
      async (_, operation) => {
        const valid = validInput(operation)
        for (const field of bodyFieldsOf(operation)) {
          const others = Object.entries(valid)
            .filter(([name, value]) => name !== field && value !== undefined)
            .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
          for (const [what, json] of Object.entries(oversized)) {
            const payload = `{${[...others, `${JSON.stringify(field)}:${json}`].join(',')}}`
            const context = `${field}: ${what}`
            let shortest = Infinity
            for (let n = 0; n < tries && shortest > longestMs; n += 1) {
              const { status, ms } = await send(operation, payload, signedIn)
              expect([400, 401], context).toContain(status)
              shortest = Math.min(shortest, ms)
            }
            expect(shortest, context).toBeLessThanOrEqual(longestMs)
          }
        }
      },
    )
  })
})
