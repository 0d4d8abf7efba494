import { webcrypto } from 'node:crypto'
import type { PublicKey } from '@pol/contract/operations/staying-signed-in'
import { importPoint, isPoint } from '../../accounts/p256.ts'

const { subtle } = webcrypto
const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }

/** The point of a public key, uncompressed: 4, x and y; `null` if it is not on the curve. */
export async function pointOf({ x, y }: Pick<PublicKey, 'x' | 'y'>): Promise<Uint8Array | null> {
  const point = Buffer.concat([Uint8Array.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return (await isPoint(point)) ? point : null
}

let dummyPoint: Promise<Uint8Array> | null = null
async function createDummyPoint(): Promise<Uint8Array> {
  const { publicKey } = await subtle.generateKey(curve, false, ['sign', 'verify'])
  return new Uint8Array(await subtle.exportKey('raw', publicKey))
}

/**
 * Verifies a signature of a challenge (ECDSA with SHA-256: r and s, base64url). For an unknown key (`null`) it verifies
 * against a random key, so that the response time does not reveal whether a key exists.
 */
export async function verifySignature(
  point: Uint8Array | null,
  challenge: string,
  signature: string,
): Promise<boolean> {
  dummyPoint ??= createDummyPoint()
  const key = await importPoint(point ?? (await dummyPoint))
  const isRight = await subtle.verify(
    signing,
    key,
    Buffer.from(signature, 'base64url'),
    new TextEncoder().encode(challenge),
  )
  return point !== null && isRight
}
