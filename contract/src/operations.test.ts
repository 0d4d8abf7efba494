import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { boundedText } from './forms/fields.ts'
import type { Operation } from './operation.ts'
import { operations as declared } from './operations.ts'

const operations: readonly Operation[] = declared

/** No input text may have a larger bound, in characters. */
const longestBound = 5_000

interface Node {
  readonly type: string
  readonly kind: string
  readonly pipe?: readonly Node[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly requirement?: unknown
}

/** Schema types that this test can inspect, or that accept no free text. */
const supportedTypes = new Set([
  'object',
  'string',
  'optional',
  'nullable',
  'picklist',
  'literal',
  'boolean',
  'number',
  'array',
  'instance',
])

/** Paths of the texts in a schema that are processed before their length is checked. */
function unboundedTexts(schema: Node, path: string): string[] {
  if (!supportedTypes.has(schema.type)) return [`${path}: unsupported schema type ${schema.type}`]
  if (schema.type === 'string') return isBounded(schema) ? [] : [path]
  // Uploads: the server limits the size of the body while it reads it.
  if (schema.type === 'instance') return schema.pipe?.[1]?.type === 'max_length' ? [] : [path]
  if (schema.type === 'array') {
    const items = schema.pipe?.[2]?.item
    return items && isBoundedList(schema) ? unboundedTexts(items, `${path}[]`) : [`${path}: unbounded list`]
  }
  const inner = Object.entries(schema.entries ?? {}).map(
    ([name, entry]) => [`${path}.${name}`, entry] as const,
  )
  const children = schema.wrapped ? [[path, schema.wrapped] as const, ...inner] : inner
  return children.flatMap(([path, entry]) => unboundedTexts(entry, path))
}

function isBounded({ pipe }: Node): boolean {
  const [first, second, third] = pipe ?? []
  if (first?.pipe) return isBounded(first)
  const bound = Number(second?.requirement)
  return second?.type === 'max_length' && bound <= longestBound && third?.kind === 'schema'
}

/** A list is bounded if its items are counted before they are validated. */
function isBoundedList({ pipe }: Node): boolean {
  const [first, second, third] = pipe ?? []
  return first?.item?.type === 'unknown' && second?.type === 'max_length' && third?.kind === 'schema'
}

const check = (schema: v.GenericSchema, name: string) => unboundedTexts(schema, name)

describe('every input text', () => {
  test.each(operations.map(({ name, input }) => [name, input] as const))(
    'of %s is checked for its length first',
    (name, input) => {
      expect(check(input, name)).toEqual([])
    },
  )

  test.each([
    ['without a bound', v.string()],
    ['with a late bound', v.pipe(v.string(), v.trim(), v.maxLength(10))],
    ['with a bound that does not stop the pipe', v.pipe(v.string(), v.maxLength(10), v.trim())],
    ['with a bound that is too large', v.pipe(boundedText(64_000), v.trim())],
    ['of bytes without a bound', v.instance(Uint8Array)],
    ['inside an unsupported schema type', v.record(v.string(), v.string())],
    ['in a list without a bound', v.array(boundedText(3))],
    [
      'without a bound, in a list with one',
      v.pipe(v.array(v.unknown()), v.maxLength(3), v.array(v.string())),
    ],
    ['that is optional', v.optional(v.nullable(v.string()), null)],
  ])('%s is reported', (_, schema) => {
    expect(check(v.object({ field: schema }), 'operation')).toHaveLength(1)
  })

  test('that is too long reaches no later check and gets the message of the bound', () => {
    const seen: string[] = []
    const record = v.check((text: string) => seen.push(text) > 0, 'seen')
    const field = v.pipe(boundedText(3, 'too long', 'missing'), record, v.trim(), record)
    const messagesOf = (input: unknown) => v.safeParse(field, input).issues?.map(({ message }) => message)
    expect(messagesOf('four')).toEqual(['too long'])
    expect(messagesOf(4)).toEqual(['missing'])
    expect(seen).toEqual([])
    expect(v.parse(field, ' a ')).toBe('a')
    expect(seen).toEqual([' a ', 'a'])
  })
})
