import * as v from 'valibot'
import { operation } from '../operation.ts'
import { deviceKind, emptyObject, id, language, timestamp } from './fields.ts'

/** A setting is null until the user chooses a value. */
export const accountSettings = v.object({
  /** Language of the interface and of mails to the user. */
  language: v.nullable(language),
  mother_tongue: v.nullable(language),
})
export type AccountSettings = v.InferOutput<typeof accountSettings>

export const readAccountSettings = operation({
  name: 'read-account-settings',
  summary: 'Returns the language of the interface and the mother tongue that the user has chosen',
  method: 'GET',
  path: '/api/account/settings',
  access: 'session',
  input: emptyObject,
  output: accountSettings,
  errors: [],
})

export const updateAccountSettings = operation({
  name: 'update-account-settings',
  summary: 'Changes the given settings of the account and returns all of them',
  method: 'PUT',
  path: '/api/account/settings',
  access: 'session',
  input: v.partial(accountSettings),
  output: accountSettings,
  errors: [],
})

const keptDevice = v.object({
  /** Id of the device's key, which `remove-device-key` takes. */
  key: id,
  kind: deviceKind,
  since: timestamp,
  used_at: timestamp,
})
export type KeptDevice = v.InferOutput<typeof keptDevice>

const devices = v.object({
  /** The device of the session; `since` is the time of its sign-in. */
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
