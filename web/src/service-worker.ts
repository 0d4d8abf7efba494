/**
 * Caches the application, so that lessons and dictionary work offline. Built by build/service-worker-plugin.ts. It does
 * not handle requests below /api.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { ownVoicePath, type Permission, permissionOf, recorderPath } from '@pol/contract/addresses'
import type { PushMessage } from '@pol/contract/operations/reminders'
import { skipWaitingMessage } from './features/offline/skip-waiting-message.ts'
import { notificationOf, respondToPress } from './features/reminders/notifications.ts'
import type { WorkerScope } from './features/reminders/worker-scope.ts'

/** URLs of the files with a content hash in their name. */
declare const hashedFiles: readonly string[]

/** The DOM types of TypeScript lack the worker scope. */
const worker = self as unknown as WorkerScope

const page = '/index.html'
/** The same page with the headers of each permission. */
const pagesWith: Readonly<Record<Permission, string>> = { recorder: recorderPath, 'own-voice': ownVoicePath }
setCacheNameDetails({ prefix: '', precache: 'pl_application', suffix: '' })
precache([
  ...hashedFiles.map((url) => ({ url, revision: null })),
  // The server replaces the placeholder with a hash of the page, which depends on its configuration.
  { url: page, revision: '%PAGE_REVISION%' },
  ...Object.values(pagesWith).map((url) => ({ url, revision: '%PAGE_REVISION%' })),
  { url: '/manifest.webmanifest', revision: '%PAGE_REVISION%' },
])
for (const [permission, pageWith] of Object.entries(pagesWith))
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && permissionOf(url.pathname) === permission,
    createHandlerBoundToURL(pageWith),
  )
registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { denylist: [/^\/api(?:\/|$)/, /\.\w+$/] }))
// After the navigations: the page varies by Accept-Language, which a browser may send when it navigates but not when it caches.
addRoute()

// Also controls the page of the first visit, which was opened before the worker.
clientsClaim()
// A new version waits until the user starts it or all pages of the old one are closed.
addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void worker.skipWaiting()
})

// Reminders of practice.
worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, options } = notificationOf(event.data.json() as PushMessage)
  event.waitUntil(worker.registration.showNotification(title, options))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(respondToPress(event, worker))
})
