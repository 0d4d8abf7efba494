import { useEffect, useRef, useState } from 'react'
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
import { PushChoice, PushDenied } from './push-choice.tsx'
import { reminderSaves } from './store-reminder.ts'
import { type Saving, useSavedReminder } from './use-saved-reminder.ts'

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
  // A choice is saved when the dialog is closed.
  await reminderSaves.whenIdle()
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

/** Loads the available ways. Without a network, only the calendar is offered. */
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

function Choices({ settings, ways }: Props & { readonly ways: Ways | null }) {
  const stored = settings.reminder
  const { user } = useSignedIn()
  const [time, setTime] = useState(stored?.time ?? defaultTime)
  /** Null while what is stored is chosen. */
  const [chosenWay, setChosenWay] = useState<Way | null>(null)
  const way = chosenWay ?? stored?.how ?? 'none'
  const [isPushDenied, setPushDenied] = useState(false)
  const { saving, isSubscribed, save, saveSoon, saveNothing } = useSavedReminder(
    stored,
    ways?.isSubscribed ?? false,
  )
  const pushKey = ways?.pushKey ?? null
  const form = useFocus(isPushDenied)

  const decide = (way: Way, time: string) => {
    if (way === 'none' || way === 'calendar') return saveSoon({ reminder: null, pushKey: null })
    // Notifications begin with the consent.
    const isConsentMissing = way === 'push' && !isSubscribed && stored?.how !== 'push'
    if (time === '' || isConsentMissing) return saveNothing()
    saveSoon({ reminder: { time, how: way }, pushKey: way === 'push' && isSubscribed ? pushKey : null })
  }
  const chooseWay = (chosen: Way) => {
    if (chosen === 'push' && stored?.how !== 'push' && push.isDenied()) return returnToStored()
    setPushDenied(false)
    setChosenWay(chosen)
    decide(chosen, time)
  }
  /** The browser allows no notifications, so what is stored still applies. */
  const returnToStored = () => {
    saveNothing()
    setPushDenied(true)
    setChosenWay(null)
  }
  const chooseTime = (chosen: string) => {
    setTime(chosen)
    if (way === 'mail' || way === 'push') decide(way, chosen)
  }
  const allowPush = () => {
    const chosen = time === '' ? defaultTime : time
    setTime(chosen)
    save({ reminder: { time: chosen, how: 'push' }, pushKey })
  }
  const choices = [
    { value: 'none', label: t('Gar nicht') },
    { value: 'calendar', label: t('Kalender') },
    ...(ways?.mail || way === 'mail'
      ? [{ value: 'mail', label: t('E-Mail'), help: mailHelp(user.email) } as const]
      : []),
    ...(canPush(ways) || way === 'push' ? [{ value: 'push', label: t('Benachrichtigung') } as const] : []),
  ] as const
  return (
    <div ref={form} className="grid grid-cols-1 gap-5 pt-2">
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
        {isPushDenied ? (
          <PushDenied stored={stored} />
        ) : (
          way === 'push' &&
          pushKey !== null && (
            <PushChoice
              stored={stored}
              isSubscribed={isSubscribed}
              onAllowed={allowPush}
              onDenied={returnToStored}
            />
          )
        )}
      </div>
      {ways &&
        missing(ways).map((sentence) => (
          <p key={sentence} className="text-quiet">
            {sentence}
          </p>
        ))}
      <p role="status" className="empty:hidden">
        {statusText(saving, way, time)}
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

/**
 * Focuses the first field, and the chosen way once the browser has denied notifications: the button that asked is gone.
 * @returns ref of the form.
 */
function useFocus(isPushDenied: boolean) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirst(form.current, 'input'), [])
  useEffect(() => {
    if (isPushDenied) focusFirst(form.current, '[type=radio]:checked')
  }, [isPushDenied])
  return form
}

const focusFirst = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector)?.focus()

/** The consent to mails begins with the choice, so that this is said before it. */
const mailHelp = (email: string) =>
  t(
    'Höchstens einmal am Tag an {email}, zur gewählten Uhrzeit, falls Sie dann noch nicht geübt haben. Der Link in der E-Mail führt zu einer Seite, auf der ein Klick die Erinnerung beendet.',
    { email },
  )

/** @returns null if there is nothing to say, or something else is chosen than what was saved. */
function statusText(saving: Saving, way: Way, time: string): string | null {
  if (saving.status === 'saving') return t('Wird gespeichert...')
  if (saving.status !== 'saved') return null
  const { reminder } = saving.wish
  if (reminder) return reminder.how === way && reminder.time === time ? t('Gespeichert.') : null
  if (way === 'calendar') return t('Per E-Mail oder Benachrichtigung werden Sie nicht mehr erinnert.')
  return way === 'none' ? t('Gespeichert.') : null
}

const canPush = (ways: Ways | null) => push.isSupported() && (ways?.pushKey ?? null) !== null

/** Why a way is not offered. */
function missing({ mail, pushKey }: Ways): string[] {
  return [
    ...(mail ? [] : [t('{productName} kann hier keine E-Mails senden.', { productName })]),
    ...(pushKey === null
      ? [t('Benachrichtigungen gibt es hier nicht: Der Betreiber hat sie ausgeschaltet.')]
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
