import { useState } from 'react'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { learner } from '../../lib/learning/learner.ts'
import { session } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { Section } from '../../ui/section.tsx'

/** Ends all sessions including this one. The guard then redirects to the sign-in. */
export function SignOutEverywhere() {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <Section title={t('Überall abmelden')}>
      <p>{t('Beendet alle Sitzungen, auch diese, und kein Gerät bleibt angemeldet.')}</p>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('Überall abmelden')}
        </Button>
      </div>
      <Dialog open={isAsked} onClose={close} title={t('Überall abmelden')}>
        <Question onClose={close} />
      </Dialog>
    </Section>
  )
}

const loadPasskeys = () => call('passkeys', {})

/** Offers to remove the passkeys, because they still open the account afterwards. */
function Question({ onClose }: { readonly onClose: () => void }) {
  const passkeys = useLoaded(loadPasskeys)
  const [removes, setRemoves] = useState(false)
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    // Flush queued answers; otherwise they stay here until this user signs in again.
    await learner.send()
    try {
      const unwanted = removes && passkeys.status === 'loaded' ? passkeys.value : []
      for (const { id } of unwanted)
        if (!(await withFreshProof(() => call('remove-passkey', { id })))) return setBusy(false)
      await call('sign-out-everywhere', {})
    } catch (error) {
      toast({ title: t('Fehler beim Abmelden'), description: failureText(error), destructive: true })
      return setBusy(false)
    }
    toast({ title: t('Erfolg'), description: t('Sie sind überall abgemeldet.') })
    session.end()
  }
  return (
    <>
      <p>{t('Danach melden Sie sich auf jedem Gerät neu an.')}</p>
      {passkeys.status === 'loaded' && passkeys.value.length > 0 && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={removes}
            onChange={({ currentTarget }) => setRemoves(currentTarget.checked)}
            className="size-6 shrink-0 accent-brand"
          />
          {t('Auch alle Passkeys entfernen, denn sie öffnen das Konto weiterhin')}
        </label>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button
          className="bg-danger-ground! text-white!"
          disabled={busy || passkeys.status === 'loading'}
          onClick={signOut}
        >
          {t('Ja, überall abmelden')}
        </Button>
      </div>
    </>
  )
}
