import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { OutputOf } from '@pol/contract/operation'
import type { Assertion, NewCredential, preparePasskey } from '@pol/contract/operations/passkeys'
import type { createPasskeyChallenge } from '@pol/contract/operations/sign-in'

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }

/** Fields of a response that a test replaces. */
interface Changes {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly userVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> }
}

export const origin = 'https://pol.example.org'
const bytesOf = (number: number, length: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes.subarray(4 - length)
}
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/**
 * An authenticator in software with one credential, in the form in which a browser shows it to the page. Its counter
 * increases with each use if `counts` is true.
 */
export function createAuthenticator({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, changes: Changes, credential?: Uint8Array) =>
    Buffer.concat([
      sha256(changes.rpId ?? rpId),
      Uint8Array.of(
        flags.userPresent |
          (changes.userVerified === false ? 0 : flags.userVerified) |
          (credential ? flags.hasCredential : 0),
      ),
      bytesOf(changes.counter ?? counter, 4),
      credential ?? Buffer.alloc(0),
    ])

  return {
    id,
    /** Answers `navigator.credentials.create()`. */
    create(options: OutputOf<typeof preparePasskey>, changes: Changes = {}): NewCredential {
      userHandle = options.user.id
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), bytesOf(credentialId.length, 2), credentialId, key])
      const authData = new Uint8Array(authenticatorData(options.rp.id, changes, credential))
      const { fmt, attStmt } = changes.attestation ?? { fmt: 'none', attStmt: new Map<string, never>() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authData],
      ])
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, changes).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get()`. */
    get(
      options: Pick<OutputOf<typeof createPasskeyChallenge>, 'rpId' | 'challenge'>,
      changes: Changes = {},
    ): Assertion {
      if (counts) counter += 1
      const client = clientData('webauthn.get', options.challenge, changes)
      const data = authenticatorData(options.rpId, changes)
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: changes.userHandle ?? userHandle,
        },
      }
    },
  }
}
