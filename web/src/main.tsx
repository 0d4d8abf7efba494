import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchRoute } from './app/screens.tsx'
import { firstView } from './lib/first-view.ts'
import './styles.css'

// If it is missing, React reports it.
const root = document.getElementById('root') as HTMLElement
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// The page shows its own placeholder until the scripts of its route are loaded. If they fail, the screen handles the
// error. Deferred, so that taps are handled in between.
setTimeout(() => void fetchRoute(location.pathname).then(draw, draw))

void firstView.then(loadDeferredScripts)

function loadDeferredScripts(): void {
  import('./app/after-first-view.ts').catch((error: unknown) => {
    console.warn(error)
    addEventListener('online', loadDeferredScripts, { once: true })
  })
}
