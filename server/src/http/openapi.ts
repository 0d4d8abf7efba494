import { toJsonSchema } from '@valibot/to-json-schema'
import { commonErrors, errors, type ErrorCode } from '@pol/contract/errors'
import type { EventStream } from '@pol/contract/event-stream'
import { type Operation, totalCountHeader } from '@pol/contract/operation'
import type { GenericSchema } from 'valibot'

interface ContractParts {
  readonly operations: readonly Operation[]
  readonly streams: readonly EventStream[]
}

/** Describes the operations and streams as an OpenAPI 3.1 document. */
export function openApiDocument({ operations, streams }: ContractParts, productName: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  for (const stream of streams) paths[stream.path] = { ...paths[stream.path], get: describeStream(stream) }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function describe(operation: Operation) {
  const input = schemaOf(operation.input, 'input')
  const names = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: input.properties?.[name] }))
  const rest = Object.entries(input.properties ?? {}).filter(([name]) => !names.includes(name))
  const required = (input.required ?? []).filter((name) => !names.includes(name))
  const inQuery = operation.method === 'GET' ? rest : []
  const { upload, download } = operation
  const inBody = operation.method === 'GET' || upload ? [] : rest
  const body = { type: 'object', properties: Object.fromEntries(inBody), required }
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...(operation.access !== 'anyone' && { security: [{ session: [] }] }),
    'x-access': operation.access,
    parameters: [
      ...inPath,
      ...inQuery.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
    ],
    ...(upload && { requestBody: { required: true, content: file(upload.type) } }),
    ...(inBody.length > 0 && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: {
        description: 'Done',
        ...(operation.isPaged && { headers: { [totalCountHeader]: { schema: { type: 'integer' } } } }),
        content: download ? file(download) : json(schemaOf(operation.output, 'output')),
      },
      ...failures(operation.errors),
    },
  }
}

function describeStream({ name, summary, access, events }: EventStream) {
  const schemas = Object.entries(events).map(([event, schema]) => [event, schemaOf(schema, 'output')])
  return {
    operationId: name,
    summary,
    security: [{ session: [] }],
    'x-access': access,
    // OpenAPI 3.1 cannot describe the JSON data of events.
    'x-events': Object.fromEntries(schemas),
    responses: {
      200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      ...failures([]),
    },
  }
}

interface ObjectSchema {
  readonly properties?: Record<string, unknown>
  readonly required?: string[]
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return rest as ObjectSchema
}

/** One response per status, with the error codes of that status. */
function failures(own: readonly ErrorCode[]) {
  const byStatus = Map.groupBy([...commonErrors, ...own], (code) => errors[code].status)
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)]))
}

function failure(codes: readonly string[]) {
  const properties = { error: { type: 'string' }, code: { enum: codes } }
  return {
    description: codes.join(', '),
    content: json({ type: 'object', properties, required: ['error', 'code'] }),
  }
}

const json = (schema: unknown) => ({ 'application/json': { schema } })
const file = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })
