import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toasts } from './toasts.tsx'

// A separate root, so that toasts survive an error of the page.
createRoot(document.createElement('div')).render(
  <StrictMode>
    <Toasts />
  </StrictMode>,
)
