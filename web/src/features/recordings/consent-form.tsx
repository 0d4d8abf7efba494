import { type FormEvent, useId, useRef, useState } from 'react'
import type { RecordingConsent } from '@pol/contract/operations/recordings'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { speakerNameMaximum, speakerRegionMaximum } from '@pol/contract/limits'
import { call, failureText } from '../../lib/call.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'

interface Props {
  /** The user's mother tongue, which others learn. */
  readonly language: Language
  /** The current consent to change; null if none was given. */
  readonly consent: RecordingConsent | null
  readonly onGiven: (consent: RecordingConsent) => void
}

/** Suggestions; other regions can be typed. */
const regions = [
  t('Teheran'),
  t('Maschhad'),
  t('Isfahan'),
  t('Schiras'),
  t('Täbris'),
  t('Kabul'),
  t('Herat'),
  t('Duschanbe'),
  t('Hamburg'),
  t('Berlin'),
  t('Köln'),
  t('München'),
  t('Wien'),
  t('Zürich'),
]

/** Form for the consent to be heard by others, with the name and region that they see. */
export function ConsentForm({ language, consent, onGiven }: Props) {
  const id = useId()
  const checkbox = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const agrees = checkbox.current?.checked === true
    setIsMissing(!agrees)
    if (!agrees) return checkbox.current?.focus()
    const fields = new FormData(event.currentTarget)
    setIsPending(true)
    try {
      const shown = { name: textIn(fields, 'name'), region: textIn(fields, 'region') }
      const given = await call('give-recording-consent', shown)
      if (given.consent) onGiven(given.consent)
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    } finally {
      setIsPending(false)
    }
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <h2 className="text-2xl font-bold">{t('Ihre Einwilligung')}</h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-6">
        <li>
          {language === 'fa'
            ? t('Wofür: Wer hier Persisch lernt, hört die Wörter und Sätze von einem Menschen.')
            : t('Wofür: Wer hier Deutsch lernt, hört die Wörter und Sätze von einem Menschen.')}
        </li>
        <li>
          {t(
            'Wer Sie hört: zuerst Moderatoren, die jede Aufnahme freigeben oder mit einem Grund ablehnen; danach alle, die hier angemeldet sind. Auf deren Geräten bleibt, was sie gehört haben, auch ohne Internetverbindung hörbar.',
          )}
        </li>
        <li>
          {t(
            'Unter „Meine Aufnahmen“ können Sie jederzeit jede Aufnahme und die ganze Einwilligung zurückziehen. Der Ton wird dann sofort vom Server gelöscht, und von den Geräten der anderen, sobald sie wieder verbunden sind.',
          )}
        </li>
      </ul>
      <Field
        name="name"
        error={undefined}
        maxLength={speakerNameMaximum}
        label={t('Name, der gezeigt wird')}
        placeholder={t('Kein Name')}
        autoComplete="nickname"
        dir="auto"
        defaultValue={consent?.name ?? ''}
      />
      <div>
        <Field
          name="region"
          error={undefined}
          maxLength={speakerRegionMaximum}
          label={t('Region')}
          placeholder={t('Keine Angabe')}
          list={`${id}-regions`}
          autoComplete="off"
          dir="auto"
          defaultValue={consent?.region ?? ''}
        />
        <datalist id={`${id}-regions`}>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </datalist>
      </div>
      {consent && (
        <p className="text-quiet">
          {t(
            'Ein anderer Name und eine andere Region gelten für neue Aufnahmen; von den bisherigen verschwindet, was Sie ändern.',
          )}
        </p>
      )}
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            ref={checkbox}
            type="checkbox"
            aria-invalid={isMissing ? true : undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            className="size-6 shrink-0"
          />
          {t('Ich willige ein')}
        </label>
        {isMissing && (
          <p id={`${id}-error`} className="mt-1 text-danger">
            {t('Ohne Ihre Einwilligung geht es nicht. Sie können sie jederzeit zurückziehen.')}
          </p>
        )}
      </div>
      <Button type="submit" disabled={isPending} className="min-h-14 text-lg">
        {t('Weiter')}
      </Button>
    </form>
  )
}

function textIn(fields: FormData, name: string): string | null {
  const text = fields.get(name)
  return typeof text === 'string' && text !== '' ? text : null
}
