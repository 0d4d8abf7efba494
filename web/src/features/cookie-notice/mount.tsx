import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CookieNotice } from './cookie-notice.tsx'

// First in reading order. A separate root, so that it also works on the error page.
const container = document.createElement('div')
document.body.prepend(container)
createRoot(container).render(
  <StrictMode>
    <CookieNotice />
  </StrictMode>,
)
