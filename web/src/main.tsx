import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

/** What is on the screen comes first. */
const restAfterMs = 200
addEventListener('load', () =>
  setTimeout(() => {
    import('./app/after-first-view.ts').catch((error: unknown) =>
      // Without a network it waits for the next visit.
      console.warn('The page stays without its notices', error),
    )
  }, restAfterMs),
)
