import { useEffect, useRef, useState } from 'react'
import type { Passkey } from '@pol/contract/operations/passkeys'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { dayText, momentText } from '../../lib/dates.ts'
import { productName } from '../../lib/site.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { passkeysNeedAName } from '../../ui/passkeys/until-cancelled.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { Section } from '../../ui/section.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'

const load = () => call('passkeys', {})

/** The user's passkeys, for signing in instead of the password or in addition to it. */
export function Passkeys() {
  const loaded = useLoaded(load)
  return (
    <Section title={t('Passkeys')}>
      <p>
        {t(
          'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts. Wer {productName} verwaltet oder moderiert und einen hat, braucht ihn bei jeder Anmeldung.',
          { productName },
        )}
      </p>
      {loaded.status === 'loading' && (
        <p role="status" className="text-quiet">
          {t('Wird geladen …')}
        </p>
      )}
      {loaded.status === 'failed' && <Failed onRetry={loaded.retry} />}
      {loaded.status === 'loaded' && <List kept={loaded.value} />}
    </Section>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('Ihre Passkeys konnten nicht geladen werden.')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('Erneut versuchen')}
      </Button>
    </div>
  )
}

function List({ kept }: { readonly kept: readonly Passkey[] }) {
  const [passkeys, setPasskeys] = useState(kept)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = async ({ id, name }: Passkey) => {
    setRemoving(null)
    try {
      const removed = await withFreshProof(() => call('remove-passkey', { id }))
      if (!removed) return
      setPasskeys((passkeys) => passkeys.filter((passkey) => passkey.id !== id))
      toast({ title: t('Erfolg'), description: t('Der Passkey „{name}“ wurde entfernt.', { name }) })
      addButton.current?.focus()
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  }
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-quiet">{t('Sie haben noch keinen Passkey.')}</p>
      ) : (
        <ul aria-label={t('Passkeys')} className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="card flex flex-wrap items-center justify-between gap-3 p-5">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">
                  <IsolatedText>{passkey.name}</IsolatedText>
                </p>
                <p className="text-sm text-quiet">
                  {t('Seit {day}, zuletzt benutzt {moment}', {
                    day: dayText(new Date(passkey.created_at)),
                    moment: momentText(new Date(passkey.used_at)),
                  })}
                </p>
                {!passkey.confirmed && (
                  <p className="mt-1 text-sm">
                    {t(
                      'Noch nicht bestätigt: Er gilt für Verwaltung und Moderation, sobald Sie ihn mit dem Link in der E-Mail bestätigen. Ist der Link abgelaufen, entfernen Sie den Passkey und fügen ihn neu hinzu.',
                    )}
                  </p>
                )}
              </div>
              <Button
                variant="secondary"
                aria-label={t('Passkey „{name}“ entfernen', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              >
                {t('Entfernen')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in window ? (
        <Button ref={addButton} className="justify-self-start" onClick={() => setAdding(true)}>
          {t('Passkey hinzufügen')}
        </Button>
      ) : (
        <p className="text-quiet">
          {isSecureContext ? t('Dieser Browser kennt keine Passkeys.') : passkeysNeedAName}
        </p>
      )}
      <AddPasskeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(passkey) => setPasskeys((passkeys) => [...passkeys, passkey])}
      />
      <ConfirmDialog
        open={removing !== null}
        title={t('Passkey entfernen')}
        text={t(
          'Mit „{name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie den Passkey danach auch auf Ihrem Gerät.',
          { name: removing?.name ?? '' },
        )}
        confirm={t('Entfernen')}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing)}
      />
    </>
  )
}
