import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Access } from './access.ts'

/**
 * A stream of server-sent events (`text/event-stream`). Like an operation, it is declared once: the server
 * registers a route, the browser calls `listen(stream, …)`, the OpenAPI document describes it. Comment lines are
 * heartbeats.
 */
export interface EventStream<
  Events extends Record<string, GenericSchema> = Readonly<Record<string, GenericSchema>>,
> {
  readonly name: string
  readonly summary: string
  readonly path: `/api/${string}`
  readonly access: Exclude<Access, 'anyone'>
  /** Schemas of the JSON in each event's `data`, by event name. */
  readonly events: Events
}

type NameIn<S extends EventStream> = keyof S['events'] & string

export type EventOf<S extends EventStream> = {
  [Name in NameIn<S>]: { readonly name: Name; readonly data: InferOutput<S['events'][Name]> }
}[NameIn<S>]

/** Preserves the literal types of a declaration, so that server and browser are checked against it. */
export function eventStream<const S extends EventStream>(declaration: S): S {
  return declaration
}

/** Serializes one event in the wire format. */
export function eventText<S extends EventStream, Name extends NameIn<S>>(
  _: S,
  name: Name,
  data: InferInput<S['events'][Name]>,
): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
