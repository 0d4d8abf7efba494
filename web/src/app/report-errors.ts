import { call } from '../lib/call.ts'
import { paths } from '../lib/paths.ts'

declare global {
  interface Window {
    /** Errors on this page so far (build/early-script.ts). */
    failures?: Iterable<unknown> | { push(failure: unknown): void }
  }
}

/** Per page load. */
const maxReports = 5

const build = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1]
const reported = new Set<string>()

/** Reports an error to the server: only its class, the route and the build. Each combination is sent once. */
function report(failure: unknown): void {
  const code = failure instanceof Error ? failure.name.replace(/[^A-Za-z]/g, '') : 'unknown'
  const screen = Object.values<string>(paths).find((path) => path === location.pathname) ?? 'unknown'
  const key = `${code} ${screen}`
  if (!build || reported.has(key) || reported.size >= maxReports) return
  reported.add(key)
  // Fire and forget: a failed report is not reported.
  call('report-browser-error', { code, screen, build }).catch(() => undefined)
}

const { failures } = window
window.failures = { push: report }
if (Array.isArray(failures)) failures.forEach(report)
