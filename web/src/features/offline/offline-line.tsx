import { CloudOff, Sparkles } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { newVersion } from './new-version.ts'

/** What a screen cannot do without a network; the others go on. */
const needs: Partial<Record<string, string>> = {
  [paths.translate]: 'Der Übersetzer braucht eine Internetverbindung.',
  [paths.auth]:
    'Zum Anmelden brauchen Sie eine Internetverbindung; wer angemeldet ist, lernt im selben Tab auch ohne weiter.',
  [paths.registerRequest]: 'Zum Anfordern eines Zugangs brauchen Sie eine Internetverbindung.',
  [paths.admin]: 'Die Verwaltung braucht eine Internetverbindung.',
}
const goesOn = 'Lektionen und Wörterbuch gehen weiter; zu hören ist, was Sie schon einmal gehört haben.'

const subscribe = (listener: () => void) => {
  const stop = new AbortController()
  addEventListener('online', listener, { signal: stop.signal })
  addEventListener('offline', listener, { signal: stop.signal })
  return () => stop.abort()
}

/** A quiet line above every page: that there is no network, or that there is a newer version. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const hasNewVersion = useSyncExternalStore(newVersion.watch, newVersion.isAvailable)
  const [path] = useLocation()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <Line icon={<CloudOff aria-hidden="true" className="size-4 shrink-0" />}>
          Sie sind offline. {needs[path] ?? goesOn}
        </Line>
      )}
      {isOnline && hasNewVersion && (
        <Line icon={<Sparkles aria-hidden="true" className="size-4 shrink-0" />}>
          Es gibt eine neue Version.{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline"
            onClick={() => void newVersion.start()}
          >
            Jetzt laden
          </button>
        </Line>
      )}
    </div>
  )
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-sm">
      {icon}
      <span>{children}</span>
    </p>
  )
}
