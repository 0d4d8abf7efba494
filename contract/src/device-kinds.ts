import * as v from 'valibot'

/** Names that are the same in every language. */
export const browsers = ['Firefox', 'Chrome', 'Edge', 'Safari', 'Opera', 'Samsung Internet'] as const
export const systems = ['Android', 'iOS', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const

/** A kind of device; null where the browser did not say, or named another one. */
export const deviceKind = v.object({
  browser: v.nullable(v.picklist(browsers)),
  system: v.nullable(v.picklist(systems)),
})
export type DeviceKind = v.InferOutput<typeof deviceKind>
