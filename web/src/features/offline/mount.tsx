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
keepApplication().catch((error: unknown) =>
  console.warn('The application cannot be kept for when there is no network', error),
)
