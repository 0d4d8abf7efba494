import { skipWaitingMessage } from './skip-waiting-message.ts'

const script = '/sw.js'
const updateIntervalMs = 60 * 60 * 1000

let available = false
const listeners = new Set<() => void>()

function announce(): void {
  available = true
  for (const listener of listeners) listener()
}

/** Whether a newer version of the application is ready. */
export const newVersion = {
  isAvailable: () => available,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Activates the new version and reloads the page. */
  async activate(): Promise<void> {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    if (!waiting) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage(skipWaitingMessage, [])
  },
}

/** Registers the service worker, which caches the application, and checks for new versions. Requires a secure origin. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register(trustedScript())
  const announceWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) announce()
    })
  if (registration.waiting && serviceWorker.controller) announce()
  announceWhenInstalled(registration.installing)
  registration.addEventListener('updatefound', () => announceWhenInstalled(registration.installing))
  // Another tab has activated the new version.
  if (!isFirst) serviceWorker.addEventListener('controllerchange', announce)

  let lastCheckAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - lastCheckAt < updateIntervalMs) return
    lastCheckAt = Date.now()
    registration.update().catch((error: unknown) => console.warn('The check for a new version failed', error))
  })
}

/** The service worker's URL as a Trusted Types value; the content security policy allows this policy name. */
function trustedScript(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  return (policy?.createScriptURL(script) ?? script) as string
}
