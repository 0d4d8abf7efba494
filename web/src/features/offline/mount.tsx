import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepApplication } from './new-version.ts'
import { OfflineLine } from './offline-line.tsx'

const place = document.createElement('div')
place.className = 'sticky top-0 z-20'
document.getElementById('root')?.before(place)
createRoot(place).render(
  <StrictMode>
    <OfflineLine />
  </StrictMode>,
)

/** Somebody who has just come wants to see the next screen first. */
const keepAfterMs = 1_500
setTimeout(() => {
  if (navigator.onLine) keep()
  else addEventListener('online', keep, { once: true })
}, keepAfterMs)

function keep(): void {
  keepApplication().catch((error: unknown) =>
    console.warn('The application cannot be kept for when there is no network', error),
  )
}
