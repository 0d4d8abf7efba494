import { takeOver } from './take-over.ts'

const script = '/sw.js'
const betweenChecksMs = 60 * 60 * 1000

let available = false
const watchers = new Set<() => void>()

function announce(): void {
  available = true
  for (const watcher of watchers) watcher()
}

/** Whether the server has a newer version of the application than this page. */
export const newVersion = {
  isAvailable: () => available,
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** Starts it: the page is loaded anew. */
  async start(): Promise<void> {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    if (!waiting) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage(takeOver, [])
  },
}

/** Keeps the application in the browser, and looks out for newer versions. Browsers do so for secure addresses only. */
export async function keepApplication(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register(trustedScript())
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) announce()
    })
  if (registration.waiting && serviceWorker.controller) announce()
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  // Another tab has started the new version.
  if (!isFirst) serviceWorker.addEventListener('controllerchange', announce)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - checkedAt < betweenChecksMs) return
    checkedAt = Date.now()
    registration
      .update()
      .catch((error: unknown) => console.warn('No newer version could be looked for', error))
  })
}

declare global {
  interface Window {
    /** https://www.w3.org/TR/trusted-types/, as far as it is used here; not in every browser. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): unknown }
    }
  }
}

/** The one script address that the content security policy lets be made from text. */
function trustedScript(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  return (policy?.createScriptURL(script) ?? script) as string
}
