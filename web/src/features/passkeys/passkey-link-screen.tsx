import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { CallError } from '@pol/contract/client'
import type { LinkedChange } from '@pol/contract/operations/passkeys'
import { retention } from '@pol/contract/retention'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { session } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { toast } from '../../ui/frame/toast.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { usePasskeyLinkToken } from './passkey-link-token.ts'

/** Opened from the mail about an added or removed passkey: confirms a new passkey or undoes the change. */
export default function PasskeyLinkScreen() {
  useDocumentTitle(t('Passkey'))
  const token = usePasskeyLinkToken()
  return (
    <AuthLayout
      title={t('Passkey')}
      introduction={t('Ein Passkey öffnet Ihr Konto mit Fingerabdruck, Gesicht oder PIN Ihres Geräts.')}
    >
      <Loaded key={token} token={token} />
    </AuthLayout>
  )
}

/** Returns `null` for an invalid or expired link. */
async function readLink(token: string): Promise<LinkedChange | null> {
  try {
    return await call('read-passkey-link', { token })
  } catch (error) {
    if (error instanceof CallError && error.code === 'link-expired') return null
    throw error
  }
}

function Loaded({ token }: { readonly token: string }) {
  const link = useLoaded(useCallback(() => readLink(token), [token]))
  if (link.status === 'loading')
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  if (link.status === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('Der Link konnte nicht geprüft werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
        <Button variant="secondary" onClick={link.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  if (!link.value)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>
          {t(
            'Dieser Link ist abgelaufen oder wurde schon benutzt. Unter „Passwort vergessen?“ legen Sie ein neues Passwort fest und entfernen dabei fremde Passkeys.',
          )}
        </p>
        <ButtonLink href={paths.auth}>{t('Zur Anmeldung')}</ButtonLink>
      </div>
    )
  return <Choice token={token} {...link.value} />
}

function Choice({ token, change, name, waits }: LinkedChange & { readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const [, navigate] = useLocation()
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
    setBusy(false)
  }
  const confirm = async () => {
    await call('confirm-passkey', { token })
    if (session.token() !== null) session.end()
    setConfirmed(true)
  }
  const takeBack = async () => {
    const { token: passwordToken } = await call('take-back-passkey-change', { token })
    if (session.token() !== null) session.end()
    toast({
      title: t('Erfolg'),
      description: change === 'added' ? t('Der Passkey ist entfernt.') : t('Der Passkey gilt wieder.'),
    })
    navigate(`${paths.auth}#type=recovery&token=${passwordToken}`, { replace: true })
  }
  const isWaiting = waits && !isConfirmed
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        <span>
          {change === 'added'
            ? t('Zu Ihrem Konto wurde dieser Passkey hinzugefügt:')
            : t('Aus Ihrem Konto wurde dieser Passkey entfernt:')}
        </span>
        <span> </span>
        <strong>
          <IsolatedText>{name}</IsolatedText>
        </strong>
      </p>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {isConfirmed && (
          <p>
            {t(
              'Der Passkey ist bestätigt. Er wird ab jetzt bei jeder Ihrer Anmeldungen mit Passwort verlangt. Bitte melden Sie sich neu an.',
            )}
          </p>
        )}
      </div>
      {isWaiting && (
        <>
          <p>
            {t('Wenn Sie das waren, bestätigen Sie ihn. Erst dann gilt er für Verwaltung und Moderation.')}
          </p>
          <Button disabled={busy} onClick={() => run(confirm)}>
            {t('Passkey bestätigen')}
          </Button>
        </>
      )}
      {isConfirmed && <ButtonLink href={paths.auth}>{t('Zur Anmeldung')}</ButtonLink>}
      <p>
        <span>
          {change === 'added'
            ? t(
                'Wenn Sie das nicht waren, nehmen Sie es zurück. Der Passkey und alle späteren Änderungen an Passkeys werden rückgängig gemacht, alle Geräte werden abgemeldet, und Sie legen gleich ein neues Passwort fest.',
              )
            : t(
                'Wenn Sie das nicht wollten, nehmen Sie es zurück. Der Passkey gilt dann wieder, spätere Änderungen an Passkeys werden rückgängig gemacht, alle Geräte werden abgemeldet, und Sie legen gleich ein neues Passwort fest.',
              )}
        </span>
        <span> </span>
        <span>{t('Das geht {count} Tage lang.', { count: retention.passkeyLinkDays })}</span>
      </p>
      <Button
        variant={isWaiting || isConfirmed ? 'secondary' : 'primary'}
        disabled={busy}
        onClick={() => run(takeBack)}
      >
        {t('Zurücknehmen')}
      </Button>
    </div>
  )
}
