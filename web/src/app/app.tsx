import { ErrorBoundary } from './error-boundary.tsx'
import './follow-session.ts'
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
