import { useState } from 'react'
import { signOutEverywhere } from '@pol/contract/security'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { learner } from '../../lib/learning/learner.ts'
import { session } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'

/** Ends every session, this one too. The guard then leads to the sign-in. */
export function SignOutEverywhere() {
  const [isAsked, setAsked] = useState(false)
  const signOut = async () => {
    setAsked(false)
    // What waits would otherwise wait until the next sign-in of this user here.
    await learner.send()
    try {
      await call(signOutEverywhere, {})
    } catch (error) {
      toast({ title: t('Fehler beim Abmelden'), description: failureText(error), destructive: true })
      return
    }
    toast({ title: t('Erfolg'), description: t('Sie sind überall abgemeldet.') })
    session.end()
  }
  return (
    <Section title={t('Überall abmelden')}>
      <p>{t('Beendet alle Sitzungen, auch diese, und kein Gerät bleibt angemeldet.')}</p>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('Überall abmelden')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('Überall abmelden')}
        text={t('Danach melden Sie sich auf jedem Gerät wieder mit Ihrem Passwort an.')}
        confirm={t('Ja, überall abmelden')}
        onClose={() => setAsked(false)}
        onConfirm={() => void signOut()}
      />
    </Section>
  )
}
