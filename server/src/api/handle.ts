import type { Readable } from 'node:stream'
import type { DeviceKind } from '@pol/contract/operations/fields'
import type { EventStream } from '@pol/contract/event-stream'
import type { Operation, ParsedInputOf, ResultOf } from '@pol/contract/operation'
import type { Role } from '@pol/contract/roles'
import type { Networks } from './network.ts'
import type { PreparedOutput } from './prepared.ts'
import type { StreamedOutput } from './streamed.ts'

/** The authenticated caller: the fields of session, account and roles that every request needs. */
export interface Actor {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly deviceId: string
  /** `null` if the device sent no secret. */
  readonly deviceSecretHash: Uint8Array | null
  readonly email: string
  readonly roles: readonly Role[]
  /** Whether the user has a passkey that counts as the second factor. */
  readonly hasPasskey: boolean
  readonly expiresAt: Date
  /** When the password or a passkey was last given in this session. */
  readonly provedAt: Date | null
}

/** Finds the caller by the token of the session. @throws ApiError if the session does not exist or has ended. */
export type Authenticate<Caller extends Actor = Actor> = (token: string) => Promise<Caller>

export interface Call<O extends Operation, Caller extends Actor = Actor> {
  readonly actor: O['access'] extends 'anyone' ? null : Caller
  /** The networks of the caller's address; used for limits only. */
  readonly networks: Networks
  /** Browser and system according to the User-Agent header. */
  readonly deviceKind: DeviceKind
  /** Aborts when the client disconnects before the response. */
  readonly signal: AbortSignal
}

/** An operation of the contract and its handler. */
export interface Route {
  readonly operation: Operation
  /** Replaces the default authentication, for a handler that needs more fields of the caller. */
  readonly authenticate?: Authenticate
  run(input: unknown, call: Call<Operation>): Promise<unknown>
}

type Handler<O extends Operation, Caller extends Actor> = (
  input: ParsedInputOf<O>,
  call: Call<O, Caller>,
) => Promise<ResultOf<O> | StreamedOutput<O> | PreparedOutput<O>>

export function handle<O extends Operation>(operation: O, run: Handler<O, Actor>): Route {
  return { operation, run }
}

/** Like `handle`, with an authentication that reads more fields of the caller in the same query. */
export function handleWithCaller<O extends Operation, Caller extends Actor>(
  operation: O,
  authenticate: Authenticate<Caller>,
  run: Handler<O, Caller>,
): Route {
  return { operation, authenticate, run }
}

/** An event stream of the contract and the function that opens it. */
export interface StreamRoute {
  readonly stream: EventStream
  open(actor: Actor): Readable
}
