import type { Readable } from 'node:stream'
import type { DeviceKind } from '@pol/contract/operations/fields'
import type { EventStream } from '@pol/contract/event-stream'
import type { Operation, ParsedInputOf, ResultOf } from '@pol/contract/operation'
import type { Role } from '@pol/contract/roles'
import type { Language } from '@pol/language/language'
import type { Networks } from './network.ts'
import type { StreamedOutput } from './streamed.ts'

/** The authenticated caller, loaded by one query over session, roles and device lock. */
export interface Actor {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly deviceId: string
  /** `null` if the device sent no secret. */
  readonly deviceSecretHash: Uint8Array | null
  readonly email: string
  readonly username: string | null
  readonly avatarUrl: string | null
  readonly roles: readonly Role[]
  /** `null` if the user has chosen none. */
  readonly language: Language | null
  /** `null` if the user has chosen none. */
  readonly motherTongue: Language | null
  /** Whether there is an approved recording of anybody. */
  readonly hasRecordings: boolean
  /** Whether one counts as the second factor. */
  readonly hasPasskey: boolean
  readonly expiresAt: Date
  /** When the password or a passkey was last given in this session. */
  readonly provedAt: Date | null
}

export interface Call<O extends Operation> {
  readonly actor: O['access'] extends 'anyone' ? null : Actor
  /** The networks of the caller's address; used for limits only. */
  readonly networks: Networks
  /** What the browser says about the device. */
  readonly deviceKind: DeviceKind
  /** Aborts when the client disconnects before the response. */
  readonly signal: AbortSignal
}

/** An operation of the contract and its handler. */
export interface Route {
  readonly operation: Operation
  run(input: unknown, call: Call<Operation>): Promise<unknown>
}

export function handle<O extends Operation>(
  operation: O,
  run: (input: ParsedInputOf<O>, call: Call<O>) => Promise<ResultOf<O> | StreamedOutput<O>>,
): Route {
  return { operation, run: run }
}

/** An event stream of the contract and the function that opens it. */
export interface StreamRoute {
  readonly stream: EventStream
  open(actor: Actor): Readable
}
