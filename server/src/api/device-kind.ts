import { browsers, systems, type DeviceKind } from '@pol/contract/operations/fields'

type Table<Name> = readonly (readonly [Name, RegExp])[]

/** The first match counts: the user agents of other browsers also contain Chrome and Safari. */
const browserNames: Table<(typeof browsers)[number]> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

/** The first match counts: Android also contains Linux, iOS also contains Mac OS. */
const systemNames: Table<(typeof systems)[number]> = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system according to the User-Agent header. Versions and models are discarded. */
export function deviceKindOf(userAgent = ''): DeviceKind {
  const firstIn = <Name>(table: Table<Name>) => table.find(([, says]) => says.test(userAgent))?.[0] ?? null
  return { browser: firstIn(browserNames), system: firstIn(systemNames) }
}

/** The stored form: "Firefox/Android"; an unknown part is empty: "/Android". */
export function storedDeviceKind({ browser, system }: DeviceKind): string {
  return `${browser ?? ''}/${system ?? ''}`
}

export function readDeviceKind(stored: string): DeviceKind {
  const [browser, system] = stored.split('/')
  return {
    browser: browsers.find((name) => name === browser) ?? null,
    system: systems.find((name) => name === system) ?? null,
  }
}
