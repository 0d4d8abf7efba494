import { createStore, del, get, set } from 'idb-keyval'
import type { NewSession, Session } from '@pol/contract/operations/session'
import { CallError } from '@pol/contract/client'
import { retention } from '@pol/contract/retention'
import { call, callWith } from './call.ts'
import { deviceId } from './device-id.ts'
import { session } from './session.ts'

/** Stored in a browser that stays signed in (docs/decisions/0015-staying-signed-in.md). */
interface Kept {
  /** The server's id of the public key. */
  readonly id: string
  /** Not extractable. */
  readonly privateKey: CryptoKey
  /** Time of the last sign-in, in ms since 1970. */
  readonly usedAt: number
  /** The server's last response, for a start without a network. */
  readonly session: Session
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const lifetimeMs = retention.deviceKeyDays * 24 * 60 * 60 * 1000
/** Limits the time for which a tab holds the lock. */
const requestTimeoutMs = 10_000

/** A database with a single entry. */
const store = createStore('pl_device_key', 'kept')
const name = 'key'
const read = () => get<Kept>(name, store)
const write = (kept: Kept) => set(name, kept, store)

/** Runs `work` with a lock that all tabs share, so that no tab uses a key that another tab replaces or deletes. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('pl_device_key', work)

/** Loaded only in browsers that stay signed in. */
export const deviceKey = {
  /**
   * Creates a key for a new session. Replaces an earlier key.
   * @throws CallError, ConnectionError, DOMException if the browser or the server cannot store it.
   */
  create: ({ token, ...response }: NewSession) =>
    inTurn(async () => {
      const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
      const { key: id } = await callWith(token)(
        'add-device-key',
        { public_key: { kty: 'EC', crv: 'P-256', x, y }, device_id: deviceId() },
        { signal: AbortSignal.timeout(requestTimeoutMs) },
      )
      await write({ id, privateKey, usedAt: Date.now(), session: response })
    }),
  /**
   * Starts a session with the key.
   * @returns null if there is no key or the server refuses it.
   * @throws CallError, ConnectionError for other failures.
   */
  signIn: (stop: AbortSignal): Promise<Session | null> =>
    inTurn(async () => {
      const kept = await read()
      if (!kept) return null
      const options = { signal: AbortSignal.any([stop, AbortSignal.timeout(requestTimeoutMs)]) }
      const { id: key, privateKey } = kept
      try {
        const { challenge } = await call('create-device-challenge', { key }, options)
        const signed = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(challenge))
        const input = { key, challenge, signature: base64url(signed) }
        const { token, ...response } = await call('open-device-session', input, options)
        await write({ ...kept, usedAt: Date.now(), session: response })
        session.start(token, response, true)
        return response
      } catch (error) {
        if (error instanceof CallError && error.code === 'device-key-refused') return null
        throw error
      }
    }),
  /** Stores the server's last response with the key. */
  remember: (response: Session) =>
    inTurn(async () => {
      const kept = await read()
      if (kept) await write({ ...kept, session: response })
    }),
  /** The stored session; null if there is none, or if the key has expired. */
  async remembered(): Promise<Session | null> {
    const kept = await read()
    return kept && Date.now() - kept.usedAt < lifetimeMs ? kept.session : null
  },
  /**
   * Deletes the key and the stored session; deletes the key on the server, too, if this tab has a token.
   * @param onDeleted called before the lock is released.
   */
  forget: (onDeleted: () => void) =>
    inTurn(async () => {
      const kept = await read()
      await del(name, store)
      onDeleted()
      if (!kept || session.token() === null) return
      call('remove-device-key', { key: kept.id }).catch((error: unknown) =>
        console.warn('The server could not be told of the deleted device key', error),
      )
    }),
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
