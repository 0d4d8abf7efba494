import * as v from 'valibot'
import { deviceKind } from './device-kinds.ts'
import { emptyObject, id, password, timestamp } from './fields.ts'
import { operation } from './operation.ts'

/** What users do for the security of their own account; keys of devices are in device-keys.ts. */

const keptDevice = v.object({
  /** Of the device's key, with which it is removed. */
  key: id,
  kind: deviceKind,
  since: timestamp,
  used_at: timestamp,
})
export type KeptDevice = v.InferOutput<typeof keptDevice>

const devices = v.object({
  /** The device of the session, and since when it has been signed in. */
  current: v.object({ kind: deviceKind, since: timestamp }),
  /** The devices that stay signed in. */
  kept: v.array(keptDevice),
})
export type Devices = v.InferOutput<typeof devices>

export const listDevices = operation({
  name: 'devices',
  summary: 'Returns the device of the session and the devices that stay signed in',
  method: 'GET',
  path: '/api/account/devices',
  access: 'session',
  input: emptyObject,
  output: devices,
  errors: [],
})

export const signOutEverywhere = operation({
  name: 'sign-out-everywhere',
  summary: 'Ends all sessions of the user and deletes the keys of all devices',
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  access: 'session',
  input: emptyObject,
  output: emptyObject,
  errors: [],
})

export const changePassword = operation({
  name: 'change-password',
  summary: 'Sets a new password; ends all other sessions, links and the keys of other devices',
  method: 'POST',
  path: '/api/account/password',
  access: 'session',
  input: v.object({ old_password: password, password }),
  output: emptyObject,
  errors: ['wrong-password', 'password-too-common', 'password-pattern'],
})

export const deleteOwnAccount = operation({
  name: 'delete-own-account',
  summary: 'Deletes the account of the caller and all data that belongs to it',
  method: 'POST',
  path: '/api/account/deletion',
  access: 'session',
  freshProof: true,
  input: emptyObject,
  output: emptyObject,
  errors: ['last-administrator'],
})
