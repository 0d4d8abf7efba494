import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CookieNotice } from './cookie-notice.tsx'

// First in reading order, and a root of its own: it stands on whatever page is open, one that has failed included.
const place = document.createElement('div')
document.body.prepend(place)
createRoot(place).render(
  <StrictMode>
    <CookieNotice />
  </StrictMode>,
)
