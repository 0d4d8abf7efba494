import { ErrorBoundary } from './error-boundary.tsx'
import { LostSession } from './lost-session.tsx'
import { Screens } from './screens.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <LostSession />
      <Screens />
    </ErrorBoundary>
  )
}
