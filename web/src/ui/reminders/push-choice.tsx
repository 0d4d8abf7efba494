import { useState } from 'react'
import { interfaceLanguage, persianDigits, t } from '@pol/contract/text'
import type { Reminder } from '@pol/learning/values'
import { push } from '../../lib/push.ts'
import { Button } from '../frame/button.tsx'
import { pushRelayOf } from './push-relay.ts'

interface Props {
  /** The reminder on the server. */
  readonly stored: Reminder | null
  /** Whether this browser gets the notifications. */
  readonly isSubscribed: boolean
  readonly onAllowed: () => void
  /** Called when the browser allows none from now on. */
  readonly onDenied: () => void
}

/** Consent to notifications: names the push service, and asks the browser only when the button is pressed. */
export function PushChoice({ stored, isSubscribed, onAllowed, onDenied }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (push.isDenied()) return <PushDenied stored={stored} />
  const allow = async () => {
    setAsking(true)
    const isAllowed = await push.isAllowed()
    setAsking(false)
    if (isAllowed) onAllowed()
    else if (push.isDenied()) onDenied()
  }
  return (
    <>
      {!isSubscribed && <p>{stillApplies(stored)}</p>}
      <p>
        {t(
          'Die Benachrichtigung kommt höchstens einmal am Tag zur gewählten Uhrzeit, falls Sie dann noch nicht geübt haben. Beenden können Sie sie jederzeit hier, und mit dem Knopf an der Benachrichtigung, wenn Ihr Browser ihn anzeigt.',
        )}
      </p>
      <p className="wrap-anywhere">
        {t(
          'Sie wird verschlüsselt über den Dienst geschickt, der zu Ihrem Browser gehört: {host} von {company}. {company} erfährt, wann eine kommt und für welchen Browser sie ist, aber nicht, was darin steht.',
          { ...pushRelayOf(navigator.userAgent) },
        )}
      </p>
      {!isSubscribed && (
        <div>
          <Button aria-disabled={isAsking} onClick={allow}>
            {isAsking ? t('Einen Moment …') : t('Benachrichtigungen erlauben')}
          </Button>
        </div>
      )}
    </>
  )
}

/** What the learner gets while this browser allows no notifications, why, and what to do. */
export function PushDenied({ stored }: Pick<Props, 'stored'>) {
  return (
    <>
      <p>{stillApplies(stored)}</p>
      <p>
        {t(
          'Benachrichtigungen dieser Website sind in Ihrem Browser blockiert. Erlauben Sie sie in den Einstellungen des Browsers für diese Website. Laden Sie dann die Seite neu, und wählen Sie noch einmal „Benachrichtigung“.',
        )}
      </p>
    </>
  )
}

/** What the learner gets while this browser is not subscribed. */
function stillApplies(stored: Reminder | null): string {
  if (stored?.how === 'push') return t('Auf diesem Gerät kommen noch keine Benachrichtigungen an.')
  if (stored?.how !== 'mail') return t('Sie werden weiterhin nicht erinnert.')
  const { time } = stored
  return t('Sie werden weiterhin um {time} Uhr per E-Mail erinnert.', {
    time: interfaceLanguage === 'fa' ? persianDigits(time) : time,
  })
}
