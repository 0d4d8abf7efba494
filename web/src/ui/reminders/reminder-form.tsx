import { useState } from 'react'
import { t } from '@pol/contract/text'
import type { Settings } from '@pol/learning/values'
import { call } from '../../lib/call.ts'
import { push } from '../../lib/push.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { productName } from '../../lib/site.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Field } from '../forms/field.tsx'
import { RadioGroup } from '../forms/radio-group.tsx'
import { Button } from '../frame/button.tsx'
import { DownloadCalendar } from './download-calendar.tsx'
import { PushChoice } from './push-choice.tsx'
import { useSavedReminder } from './use-saved-reminder.ts'

type Way = 'none' | 'calendar' | 'mail' | 'push'

/** What the server and this browser can do. */
interface Ways {
  readonly mail: boolean
  /** Public key of the server; null if it sends no notifications. */
  readonly pushKey: string | null
  /** Whether this browser gets the notifications of this person. */
  readonly isSubscribed: boolean
}

async function loadWays(): Promise<Ways> {
  const [ways, isSubscribed] = await Promise.all([call('read-reminder-ways', {}), push.isSubscribed()])
  return {
    mail: ways.mail,
    pushKey: ways.push?.key ?? null,
    isSubscribed: isSubscribed && (ways.push?.subscribed ?? false),
  }
}

/** After work, before supper. */
const defaultTime = '18:00'

interface Props {
  readonly settings: Settings
}

/** Loads what can be had. Without a network, the calendar is left. */
export function ReminderForm({ settings }: Props) {
  const loaded = useLoaded(loadWays)
  if (loaded.status === 'loading') return <p role="status">{t('Lädt...')}</p>
  if (loaded.status === 'loaded') return <Choices settings={settings} ways={loaded.value} />
  return (
    <>
      <Choices settings={settings} ways={null} />
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>
          {t('E-Mail und Benachrichtigung brauchen eine Internetverbindung. Der Kalender geht auch ohne.')}
        </p>
        <Button variant="secondary" onClick={loaded.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    </>
  )
}

const progressTexts = { idle: null, saving: t('Wird gespeichert...'), saved: t('Gespeichert.'), failed: null }

const focusInput = (form: HTMLElement | null) => form?.querySelector('input')?.focus()

function Choices({ settings, ways }: Props & { readonly ways: Ways | null }) {
  const { reminder } = settings
  const { user } = useSignedIn()
  const [time, setTime] = useState(reminder?.time ?? defaultTime)
  const [way, setWay] = useState<Way>(reminder?.how ?? 'none')
  const [isSubscribed, setSubscribed] = useState(ways?.isSubscribed ?? false)
  const { saving, save, forget } = useSavedReminder()

  const apply = (way: Way, time: string) => {
    const isSent = way === 'mail' || way === 'push'
    const next = isSent ? { time, how: way } : null
    const isSame = next?.how === reminder?.how && next?.time === reminder?.time
    if ((isSent && time === '') || isSame) forget()
    else void save(next)
  }
  const chooseWay = (chosen: Way) => {
    setWay(chosen)
    // Notifications begin with the consent.
    if (chosen === 'push' && !isSubscribed && reminder?.how !== 'push') forget()
    else apply(chosen, time)
  }
  const chooseTime = (chosen: string) => {
    setTime(chosen)
    if (way === reminder?.how) apply(way, chosen)
  }
  const choices = [
    { value: 'none', label: t('Gar nicht') },
    { value: 'calendar', label: t('Kalender') },
    ...(ways?.mail || way === 'mail' ? [{ value: 'mail', label: t('E-Mail') } as const] : []),
    ...(canPush(ways) || way === 'push' ? [{ value: 'push', label: t('Benachrichtigung') } as const] : []),
  ] as const
  return (
    <div ref={focusInput} className="grid grid-cols-1 gap-5 pt-2">
      <Field
        label={t('Uhrzeit')}
        type="time"
        required
        error={time === '' ? t('Bitte wählen Sie eine Uhrzeit.') : undefined}
        value={time}
        onChange={({ target }) => chooseTime(target.value)}
      />
      <RadioGroup label={t('Wie?')} choices={choices} selected={way} onSelect={chooseWay} />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {way === 'calendar' && (
          <DownloadCalendar time={time === '' ? defaultTime : time} minutes={settings.minutes} />
        )}
        {way === 'mail' && (
          <p className="wrap-anywhere">
            {t(
              'Die E-Mail kommt an {email}, nur an Tagen, an denen Sie noch nicht geübt haben. Mit dem Link darin beenden Sie die Erinnerung.',
              { email: user.email },
            )}
          </p>
        )}
        {way === 'push' && ways?.pushKey && (
          <PushChoice
            serverKey={ways.pushKey}
            isSubscribed={isSubscribed}
            isMissing={reminder?.how === 'push' && !isSubscribed}
            onSubscribed={() => {
              setSubscribed(true)
              apply('push', time === '' ? defaultTime : time)
            }}
          />
        )}
      </div>
      {ways &&
        missing(ways).map((sentence) => (
          <p key={sentence} className="text-quiet">
            {sentence}
          </p>
        ))}
      <p role="status" className="empty:hidden">
        {progressTexts[saving.status]}
      </p>
      {saving.status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('Das konnte nicht gespeichert werden.')}</p>
          <p>{saving.text}</p>
          <Button variant="secondary" onClick={saving.retry}>
            {t('Erneut versuchen')}
          </Button>
        </div>
      )}
    </div>
  )
}

const canPush = (ways: Ways | null) => push.isSupported() && (ways?.pushKey ?? null) !== null

/** Why a way is not offered. */
function missing({ mail, pushKey }: Ways): string[] {
  return [
    ...(mail ? [] : [t('Erinnerungen per E-Mail gibt es hier nicht: Es ist kein Mailserver eingerichtet.')]),
    ...(pushKey === null
      ? [t('Benachrichtigungen gibt es hier nicht: Sie sind ausgeschaltet.')]
      : push.isSupported()
        ? []
        : [
            t(
              'Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone und iPad geht es, wenn Sie {productName} zum Home-Bildschirm hinzufügen und von dort öffnen.',
              { productName },
            ),
          ]),
  ]
}
