/**
 * Keeps the whole application in the browser, so that lessons and dictionary go on without a network. It is made by
 * build/service-worker-plugin.ts; the calls to the server below /api never pass through it.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { takeOver } from './features/offline/take-over.ts'

/** Files whose names carry their hash. */
declare const hashedFiles: readonly string[]

/** What of the worker's scope the library for pages does not know. */
const worker = self as unknown as { skipWaiting(): Promise<void> }

const page = '/index.html'
setCacheNameDetails({ prefix: '', precache: 'pl_application', suffix: '' })
precacheAndRoute([
  ...hashedFiles.map((url) => ({ url, revision: null })),
  // The server puts in what the page is like with its configuration.
  { url: page, revision: '%PAGE_REVISION%' },
  { url: '/manifest.webmanifest', revision: '%PAGE_REVISION%' },
])
registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { denylist: [/^\/api(?:\/|$)/, /\.\w+$/] }))

// A page that is open from the first visit on is served, too.
clientsClaim()
// A new version waits until somebody asks for it, or nobody uses the old one any more.
addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting()
})
