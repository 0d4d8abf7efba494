import type { Elements } from '../../lib/elements.ts'
import { CloudOff } from '../../ui/icons/drawn/cloud-off.tsx'
import { Sparkles } from '../../ui/icons/drawn/sparkles.tsx'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { newVersion } from './new-version.ts'

/** Messages of the screens that do not work offline. */
const offlineMessages: Partial<Record<string, string>> = {
  [paths.translate]: t('Der Übersetzer braucht eine Internetverbindung.'),
  [paths.auth]: t(
    'Zum Anmelden brauchen Sie eine Internetverbindung; wer angemeldet ist, lernt im selben Tab auch ohne weiter.',
  ),
  [paths.registerRequest]: t('Zum Anfordern eines Zugangs brauchen Sie eine Internetverbindung.'),
  [paths.admin]: t('Die Verwaltung braucht eine Internetverbindung.'),
  [paths.moderation]: t('Die Moderation braucht eine Internetverbindung.'),
  [paths.ownReports]: t('Ihre Meldungen brauchen eine Internetverbindung.'),
  [paths.security]: t('Für die Sicherheit Ihres Kontos brauchen Sie eine Internetverbindung.'),
}
const defaultMessage = t(
  'Lektionen und Wörterbuch gehen weiter; zu hören ist, was Sie schon einmal gehört haben.',
)

const subscribe = (listener: () => void) => {
  const stop = new AbortController()
  addEventListener('online', listener, { signal: stop.signal })
  addEventListener('offline', listener, { signal: stop.signal })
  return () => stop.abort()
}

/** Banner above every page: shown while offline, or when a new version is ready. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isAvailable)
  const [path] = useLocation()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <Banner icon={<CloudOff aria-hidden="true" className="size-4 shrink-0" />}>
          {`${t('Sie sind offline.')} ${offlineMessages[path] ?? defaultMessage}`}
        </Banner>
      )}
      {isOnline && hasNewVersion && (
        <Banner icon={<Sparkles aria-hidden="true" className="size-4 shrink-0" />}>
          {t('Es gibt eine neue Version.')}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline"
            onClick={() => void newVersion.activate()}
          >
            {t('Jetzt laden')}
          </button>
        </Banner>
      )}
    </div>
  )
}

function Banner({ icon, children }: { readonly icon: Elements; readonly children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-sm">
      {icon}
      <span>{children}</span>
    </p>
  )
}
