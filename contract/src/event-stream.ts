import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Access } from './roles.ts'

/**
 * A stream of events (`text/event-stream`) that the server keeps open for a listener. Declared once, as
 * operations are: the server registers it as a route, the browser listens by `listen(stream, …)`, the
 * OpenAPI document describes it. Comment lines keep it alive and mean nothing else.
 */
export interface EventStream<
  Events extends Record<string, GenericSchema> = Readonly<Record<string, GenericSchema>>,
> {
  readonly name: string
  readonly summary: string
  readonly path: `/api/${string}`
  readonly access: Exclude<Access, 'anyone'>
  /** What the `data` of each event holds, as JSON. */
  readonly events: Events
}

type NameIn<S extends EventStream> = keyof S['events'] & string

export type EventOf<S extends EventStream> = {
  [Name in NameIn<S>]: { readonly name: Name; readonly data: InferOutput<S['events'][Name]> }
}[NameIn<S>]

/** Keeps the literal types of a declaration, so that both sides of the wire are checked against it. */
export function eventStream<const S extends EventStream>(declaration: S): S {
  return declaration
}

/** One event as it goes over the wire. */
export function eventText<S extends EventStream, Name extends NameIn<S>>(
  _: S,
  name: Name,
  data: InferInput<S['events'][Name]>,
): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
