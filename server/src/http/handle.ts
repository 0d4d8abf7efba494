import type { Readable } from 'node:stream'
import type { EventStream } from '@pol/contract/event-stream'
import type { Operation, OutputOf, ParsedInputOf } from '@pol/contract/operation'
import type { Role } from '@pol/contract/roles'

/** Who calls, as the one query on session, roles and device lock found it. */
export interface Actor {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly deviceId: string
  readonly email: string
  readonly username: string | null
  readonly avatarUrl: string | null
  readonly roles: readonly Role[]
  readonly expiresAt: Date
}

export interface Call<O extends Operation> {
  readonly actor: O['access'] extends 'anyone' ? null : Actor
  /** The caller's network address, for limits only. */
  readonly network: string
  /** Aborts when the caller leaves before the answer. */
  readonly signal: AbortSignal
}

/** An operation of the contract with the function that serves it. */
export interface Route {
  readonly operation: Operation
  run(input: unknown, call: Call<Operation>): Promise<unknown>
}

export function handle<O extends Operation>(
  operation: O,
  run: (input: ParsedInputOf<O>, call: Call<O>) => Promise<OutputOf<O>>,
): Route {
  return { operation, run: run }
}

/** An event stream of the contract with the function that opens it for a listener. */
export interface StreamRoute {
  readonly stream: EventStream
  open(actor: Actor): Readable
}
