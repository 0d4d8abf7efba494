import * as v from 'valibot'
import { boundedText, withoutNul } from '../forms/fields.ts'
import { languages } from '@pol/language/language'

/** Random id of the browser, stored in local storage as `pl_device_id` (specification section 3). */
export const deviceId = v.pipe(boundedText(128), v.minLength(1), withoutNul)

/** Proves ownership of the device id: 256 random bits in hex, stored as `pl_device_secret`. */
export const deviceSecret = v.pipe(boundedText(64), v.regex(/^[0-9a-f]{64}$/))

export const language = v.picklist(languages)

export const id = v.pipe(boundedText(36), v.uuid())

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const emptyObject = v.object({})

/** The secret part of a link in a mail. */
export const linkToken = boundedText(256)

/** Product names, which are not translated. */
export const browsers = ['Firefox', 'Chrome', 'Edge', 'Safari', 'Opera', 'Samsung Internet'] as const
export const systems = ['Android', 'iOS', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const

/** A kind of device. Null for an unknown or unlisted browser or system. */
export const deviceKind = v.object({
  browser: v.nullable(v.picklist(browsers)),
  system: v.nullable(v.picklist(systems)),
})
export type DeviceKind = v.InferOutput<typeof deviceKind>
