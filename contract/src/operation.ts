import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Access } from './roles.ts'

/**
 * One thing the browser can ask of the server. Declared once: the server registers it as a route,
 * the browser calls it by `call(operation, input)`, the OpenAPI document describes it.
 * Segments `:name` of the path are taken from the input; the rest of the input travels in the
 * query (GET) or as a JSON body.
 */
export interface Operation<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> {
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly access: Access
  readonly input: Input
  readonly output: Output
  /** The failures of its own, beside those every operation has (`commonErrors`). */
  readonly errors: readonly ErrorCode[]
}

export type InputOf<O extends Operation> = InferInput<O['input']>
export type ParsedInputOf<O extends Operation> = InferOutput<O['input']>
export type OutputOf<O extends Operation> = InferOutput<O['output']>

/** Keeps the literal types of a declaration, so that both sides of the wire are checked against it. */
export function operation<const O extends Operation>(declaration: O): O {
  return declaration
}
