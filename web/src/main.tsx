import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchRoute } from './app/screens.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// The page shows its own placeholder until the scripts of its route are there. If they fail, the screen handles the error. In a
// task of its own, so that taps are handled in between.
setTimeout(() => void fetchRoute(location.pathname).then(draw, draw))

/** Leaves the network and the main thread to the first view. */
const deferredLoadDelayMs = 200
addEventListener('load', () => setTimeout(loadDeferredScripts, deferredLoadDelayMs))

function loadDeferredScripts(): void {
  import('./app/after-first-view.ts').catch((error: unknown) => {
    console.warn('The deferred scripts could not be loaded', error)
    addEventListener('online', loadDeferredScripts, { once: true })
  })
}
