import * as v from 'valibot'
import { boundedText } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { deviceId, emptyObject, id } from './fields.ts'
import { newSession } from './session.ts'

/** Staying signed in (docs/decisions/0015-staying-signed-in.md). */

/** 32 bytes, base64url. */
const coordinate = v.pipe(boundedText(43), v.regex(/^[\w-]{43}$/))

/** Accepts no value. */
const nothing = v.optional(v.picklist([]))

/** A public key as WebCrypto exports it (`exportKey('jwk')`). A key with the private part, `d`, is rejected. */
const publicKey = v.object({
  kty: v.picklist(['EC']),
  crv: v.picklist(['P-256']),
  x: coordinate,
  y: coordinate,
  d: nothing,
})
export type PublicKey = v.InferOutput<typeof publicKey>

export const addDeviceKey = operation({
  name: 'add-device-key',
  summary: 'Stores the public key of this device, which then stays signed in; replaces an earlier key',
  method: 'POST',
  path: '/api/device-keys',
  access: 'session',
  input: v.object({
    public_key: publicKey,
    /** Must be the device of the session. */
    device_id: deviceId,
  }),
  output: v.object({ key: id }),
  errors: ['device-key-refused'],
})

export const removeDeviceKey = operation({
  name: 'remove-device-key',
  summary: 'Deletes a device key of the user; it is no error if it does not exist',
  method: 'DELETE',
  path: '/api/device-keys/:key',
  access: 'session',
  input: v.object({ key: id }),
  output: emptyObject,
  errors: [],
})

export const createDeviceChallenge = operation({
  name: 'create-device-challenge',
  summary: 'Returns a challenge to sign, valid once and for two minutes, also for an unknown key',
  method: 'POST',
  path: '/api/device-challenges',
  access: 'anyone',
  input: v.object({ key: id }),
  output: v.object({ challenge: v.string() }),
  errors: [],
})

export const openDeviceSession = operation({
  name: 'open-device-session',
  summary: 'Starts a session with a signed challenge and makes this device the active one',
  method: 'POST',
  path: '/api/device-sessions',
  access: 'anyone',
  input: v.object({
    key: id,
    challenge: boundedText(64),
    /** ECDSA P-256 with SHA-256 over the UTF-8 bytes of the challenge: r and s, base64url. */
    signature: boundedText(128),
  }),
  output: newSession,
  errors: ['device-key-refused'],
})
