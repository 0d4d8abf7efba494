import { describe, expect, test } from 'vitest'
import { deviceKindOf, readDeviceKind, storedDeviceKind } from './device-kind.ts'

const gecko = '(KHTML, like Gecko)'
const userAgents: readonly [string, string][] = [
  ['Firefox/Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Firefox/Android', 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
  [
    'Firefox/iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${gecko} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Chrome/Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome/Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${gecko} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome/ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${gecko} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Edge/Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Opera/macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 ${gecko} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  ],
  [
    'Samsung Internet/Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${gecko} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari/macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${gecko} Version/18.6 Safari/605.1.15`,
  ],
  [
    'Safari/iOS',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${gecko} Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  ['/', 'curl/8.16.0'],
  ['/', ''],
]

describe('the kind of a device', () => {
  test.each(userAgents)('%s', (kind, userAgent) => {
    expect(storedDeviceKind(deviceKindOf(userAgent))).toBe(kind)
    expect(readDeviceKind(kind)).toEqual(deviceKindOf(userAgent))
  })

  test('is unknown if the user agent does not name it', () => {
    expect(deviceKindOf()).toEqual({ browser: null, system: null })
  })
})
