import { webcrypto } from 'node:crypto'
import {
  addDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
  type PublicKey,
} from '@pol/contract/operations/staying-signed-in'
import type { Device } from './world.ts'

const { subtle } = webcrypto
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Creates a key pair with the parameters that the browser uses. */
export async function createKeyPair() {
  const { publicKey, privateKey } = await subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const exported: object = await subtle.exportKey('jwk', publicKey)
  return {
    publicKey: exported as PublicKey,
    async sign(challenge: string): Promise<string> {
      const signed = await subtle.sign(algorithm, privateKey, new TextEncoder().encode(challenge))
      return Buffer.from(signed).toString('base64url')
    },
  }
}

/** Adds a device key, so that the user of this device stays signed in on it. */
export async function staySignedIn(device: Device) {
  const { publicKey, sign } = await createKeyPair()
  const { key } = await device.call(addDeviceKey, { public_key: publicKey, device_id: device.deviceId })
  const challenge = async () => (await device.call(createDeviceChallenge, { key })).challenge
  return {
    key,
    sign,
    challenge,
    /** Opens a session with a new challenge, as a browser does when it starts. */
    async start() {
      const signed = await challenge()
      const session = await device.call(openDeviceSession, {
        key,
        challenge: signed,
        signature: await sign(signed),
      })
      device.token = session.token
      return session
    },
  }
}
