import { webcrypto } from 'node:crypto'

/**
 * Imports a public key for signatures (ECDSA).
 * @param point an uncompressed point of P-256: 4, x and y.
 * @throws DOMException if it is not on the curve.
 */
export function importPoint(point: Uint8Array): Promise<webcrypto.CryptoKey> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  return webcrypto.subtle.importKey('raw', new Uint8Array(point), curve, false, ['verify'])
}

export async function isPoint(point: Uint8Array): Promise<boolean> {
  try {
    await importPoint(point)
    return true
  } catch {
    return false
  }
}
