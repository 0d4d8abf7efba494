import type { Elements } from '../../lib/elements.ts'
import { CircleAlert } from '../../ui/icons/drawn/circle-alert.tsx'
import { CloudOff } from '../../ui/icons/drawn/cloud-off.tsx'
import { Sparkles } from '../../ui/icons/drawn/sparkles.tsx'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { t } from '@pol/contract/text'
import { storageFailure } from '../../lib/browser-storage.ts'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/site.ts'
import { useOnce } from '../../ui/frame/button.tsx'
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

const storageMessages = {
  blocked: t(
    'Ihr Browser speichert hier nichts. Sie können {productName} benutzen; nach dem Schließen oder neuen Laden der Seite müssen Sie sich wieder anmelden.',
    { productName },
  ),
  full: t(
    'Der Speicher Ihres Browsers ist voll. Sie können {productName} benutzen; nach dem Schließen oder neuen Laden der Seite müssen Sie sich vielleicht wieder anmelden.',
    { productName },
  ),
}

/** Banners above every page: while offline, when a new version is ready, and if the browser cannot store data. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isAvailable)
  const [path] = useLocation()
  const activate = useOnce(newVersion.activate)
  const [isStored, setIsStored] = useState<'yes' | 'blocked' | 'full'>('yes')
  useEffect(() => {
    const show = (error: unknown) =>
      setIsStored((error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'full' : 'blocked')
    void storageFailure.then(show)
  }, [])
  return (
    <div aria-live="polite">
      {!isOnline && (
        <Banner icon={<CloudOff aria-hidden="true" className="size-4 shrink-0" />}>
          {t('Sie sind offline.')}
          <span className="in-round:hidden">{` ${offlineMessages[path] ?? defaultMessage}`}</span>
        </Banner>
      )}
      {isOnline && hasNewVersion && (
        <Banner icon={<Sparkles aria-hidden="true" className="size-4 shrink-0" />}>
          {t('Es gibt eine neue Version.')}{' '}
          <button type="button" className="min-h-6 font-semibold underline" onClick={activate}>
            {t('Jetzt laden')}
          </button>
        </Banner>
      )}
      {isStored !== 'yes' && (
        <Banner icon={<CircleAlert aria-hidden="true" className="size-4 shrink-0" />}>
          {storageMessages[isStored]}
        </Banner>
      )}
    </div>
  )
}

function Banner({ icon, children }: { readonly icon: Elements; readonly children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-sm in-round:py-0.5">
      {icon}
      <span>{children}</span>
    </p>
  )
}
