import { useState } from 'react'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { push } from '../../lib/push.ts'
import { Button } from '../frame/button.tsx'
import { pushRelayOf } from './push-relay.ts'

interface Props {
  /** Public VAPID key of the server. */
  readonly serverKey: string
  /** Whether this browser gets the notifications. */
  readonly isSubscribed: boolean
  /** Whether the learner has chosen notifications, of which this browser gets none. */
  readonly isMissing: boolean
  readonly onSubscribed: () => void
}

/** Consent to notifications: says over whom they go, and asks the browser only when the button is pressed. */
export function PushChoice({ serverKey, isSubscribed, isMissing, onSubscribed }: Props) {
  const [isDenied, setDenied] = useState(push.isDenied())
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const allow = async () => {
    setBusy(true)
    setFailure(await subscribe(serverKey, onSubscribed))
    setDenied(push.isDenied())
    setBusy(false)
  }
  if (isDenied) {
    return (
      <p>
        {t(
          'Sie haben Benachrichtigungen dieser Website in Ihrem Browser blockiert. Erlauben Sie sie in den Einstellungen des Browsers für diese Website, und laden Sie die Seite neu.',
        )}
      </p>
    )
  }
  return (
    <>
      {isMissing && <p>{t('Auf diesem Gerät kommen noch keine Benachrichtigungen an.')}</p>}
      <p>{t('Die Benachrichtigung kommt nur an Tagen, an denen Sie noch nicht geübt haben.')}</p>
      <p className="wrap-anywhere">
        {t(
          'Sie wird verschlüsselt über den Dienst geschickt, der zu Ihrem Browser gehört: {host} von {company}. {company} erfährt, wann eine kommt und für welchen Browser sie ist, aber nicht, was darin steht.',
          { ...pushRelayOf(navigator.userAgent) },
        )}
      </p>
      {!isSubscribed && (
        <div>
          <Button aria-disabled={busy} onClick={allow}>
            {busy ? t('Einen Moment …') : t('Benachrichtigungen erlauben')}
          </Button>
        </div>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}

/** @returns why it failed; null if it did not, or if the user has said no. */
async function subscribe(serverKey: string, onSubscribed: () => void): Promise<string | null> {
  let subscription
  try {
    subscription = await push.subscribe(serverKey)
  } catch (error) {
    console.warn('The browser could not subscribe to notifications', error)
    return t(
      'Ihr Browser konnte seinen Benachrichtigungsdienst nicht erreichen. Bitte versuchen Sie es später noch einmal.',
    )
  }
  if (!subscription) return null
  try {
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    await call('add-push-subscription', { endpoint, keys: { p256dh, auth } })
    onSubscribed()
    return null
  } catch (error) {
    await subscription.unsubscribe()
    return failureText(error)
  }
}
