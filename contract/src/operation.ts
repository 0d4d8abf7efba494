import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Access } from './access.ts'

/** The part of an operation that a client needs to call it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  /** For paged lists (operations/paged-list.ts): the response names the number of rows on all pages. */
  readonly isPaged?: true
  /** For uploads: the field of the input whose bytes are the whole body. All other fields are in the path. */
  readonly upload?: { readonly field: string; readonly type: string; readonly maxBytes: number }
  /** For files: the media type of the response, whose bytes are the output. */
  readonly download?: string
}

/**
 * An operation of the API. Declared once: the server registers a route, the browser calls it by its name, the OpenAPI
 * document describes it. Path segments `:name` are taken from the input; the rest of the input is sent in the query
 * (GET) or as a JSON body.
 */
export interface Operation<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> extends Route {
  /**
   * The log, the metrics, the audit trail and the OpenAPI document use it. It must not change, since stored entries and
   * configured alerts refer to it; that is why some reads are named after their path: `session` is `readSession`.
   */
  readonly name: string
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /**
   * The caller must have given the password or a passkey within the last five minutes (`proofMinutes`); otherwise the
   * error is `proof-needed`. For operations whose effect outlasts a stolen session, or that export or delete all data
   * of an account (OWASP ASVS 5.0, 7.5.1 and 7.5.3).
   */
  readonly freshProof?: true
  /** A page to which also an HTML form may be posted. Its fields are ignored: all of the input is in the path. */
  readonly formPath?: `/${string}`
  readonly input: Input
  readonly output: Output
  /** Errors specific to this operation, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[]
}

export type InputOf<O extends Operation> = InferInput<O['input']>
export type ParsedInputOf<O extends Operation> = InferOutput<O['input']>
export type OutputOf<O extends Operation> = InferOutput<O['output']>

/** Response header of a paged list with the number of rows on all pages. */
export const totalCountHeader = 'x-total-count'

/** One page of a list and the number of rows on all pages. */
export interface PageOf<Body> {
  readonly body: Body
  readonly total: number
}

/** The result of a call: the output, with the total count for paged lists. */
export type ResultOf<O extends Operation> = O extends { readonly isPaged: true }
  ? PageOf<OutputOf<O>>
  : OutputOf<O>

/** Preserves the literal types of a declaration, so that server and browser are checked against it. */
export function operation<const O extends Operation>(declaration: O): O {
  return declaration
}
