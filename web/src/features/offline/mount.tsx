import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerServiceWorker } from './new-version.ts'
import { OfflineBanner } from './offline-banner.tsx'

const container = document.createElement('div')
container.className = 'sticky top-0 z-20'
document.getElementById('root')?.before(container)
createRoot(container).render(
  <StrictMode>
    <OfflineBanner />
  </StrictMode>,
)

/** Caching waits, because the next screen of a new visitor is more urgent. */
const registrationDelayMs = 1_500
setTimeout(() => {
  if (navigator.onLine) register()
  else addEventListener('online', register, { once: true })
}, registrationDelayMs)

function register(): void {
  registerServiceWorker().catch((error: unknown) =>
    console.warn('The application could not be cached for offline use', error),
  )
}
