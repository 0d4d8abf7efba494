import { useState } from 'react'
import { minutesADay, mostNewADay } from '@pol/learning/daily-load'
import type { SettingChanges, Settings } from '@pol/learning/values'
import { inDigits, interfaceLanguage, t } from '@pol/contract/text'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Button } from '../../../ui/frame/button.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { isAutoplayOn, setAutoplay } from '../../../ui/speech/autoplay.ts'
import { isFeedbackOn, setFeedback } from '../../../ui/tasks/feedback.ts'
import { showsKeyboard } from '../../../ui/tasks/keyboard-layouts.ts'
import { LanguageChoice } from './language-choice.tsx'

interface Props {
  readonly settings: Settings
  readonly onChange: (changes: SettingChanges) => void
  /** Opens the dialog for the reminder, over this one. */
  readonly onReminder: () => void
}

const minuteChoices = minutesADay.map((value) => ({ value, label: t('{count} Minuten', { count: value }) }))

const transliterationChoices = [
  { value: 'auto', label: t('Automatisch') },
  { value: 'always', label: t('Immer') },
  { value: 'after', label: t('Nach der Antwort') },
  { value: 'never', label: t('Nie') },
] as const

const soundChoices = [
  { value: 'auto', label: t('Automatisch') },
  { value: 'always', label: t('Immer') },
  { value: 'never', label: t('Nie') },
] as const

/** The settings of practice. Each change is saved at once: 'Automatisch vorlesen' and the feedback in the browser, the others in the account. */
export function SettingsForm({ settings, onChange, onReminder }: Props) {
  const { learns, minutes, new_a_day, transliteration, sounds, keyboard, human_voices } = settings
  return (
    <div className="grid gap-6 pt-2">
      <LanguageChoice label={t('Ich lerne')} language={learns} onChange={(learns) => onChange({ learns })} />
      <RadioGroup
        label={t('Zeit am Tag')}
        choices={minuteChoices}
        selected={minutes}
        onSelect={(minutes) => onChange({ minutes })}
      />
      <NewADay value={new_a_day} onChange={(new_a_day) => onChange({ new_a_day })} />
      <RadioGroup
        label={t('Umschrift')}
        help={
          learns === 'de'
            ? t(
                'Persische Wörter in lateinischen Buchstaben. Solange Sie Deutsch lernen, stehen sie nur auf Karten für beide Sprachen, etwa bei den Verben und im Wörterbuch; mit „Nie“ auch dort nicht.',
              )
            : t(
                'Persische Wörter in lateinischen Buchstaben. Automatisch: solange Sie ein Wort noch nicht sicher können.',
              )
        }
        choices={transliterationChoices}
        selected={transliteration}
        onSelect={(transliteration) => onChange({ transliteration })}
      />
      <RadioGroup
        label={t('Lautschrift')}
        help={t(
          'Deutsche Wörter in persischen Buchstaben, wenn als Sprache Persisch gewählt ist. Automatisch: solange Sie ein Wort noch nicht sicher können.',
        )}
        choices={soundChoices}
        selected={sounds}
        onSelect={(sounds) => onChange({ sounds })}
      />
      <div className="grid gap-2">
        <Switch on={showsKeyboard(keyboard, learns)} onChange={(keyboard) => onChange({ keyboard })}>
          {t('Bildschirmtastatur')}
        </Switch>
        <Switch on={human_voices} onChange={(human_voices) => onChange({ human_voices })}>
          {t('Menschliche Stimmen bevorzugen')}
        </Switch>
        <DeviceSwitch read={isAutoplayOn} store={setAutoplay}>
          {t('Automatisch vorlesen')}
        </DeviceSwitch>
        <DeviceSwitch read={isFeedbackOn} store={setFeedback}>
          {t('Ton und Vibration nach jeder Antwort')}
        </DeviceSwitch>
      </div>
      <div>
        <Button variant="secondary" onClick={onReminder}>
          {t('Wann morgen?')}
        </Button>
      </div>
    </div>
  )
}

interface DeviceSwitchProps {
  readonly read: () => boolean
  readonly store: (on: boolean) => void
  /** The label. */
  readonly children: string
}

/** A setting that belongs to the browser. */
function DeviceSwitch({ read, store, children }: DeviceSwitchProps) {
  const [isOn, setOn] = useState(read)
  const change = (on: boolean) => {
    store(on)
    setOn(on)
  }
  return (
    <Switch on={isOn} onChange={change}>
      {children}
    </Switch>
  )
}

interface NewADayProps {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A text field in the Persian interface, because a number field rejects Persian digits. */
const numberField =
  interfaceLanguage === 'fa'
    ? { type: 'text', pattern: '[0-9۰-۹]*' }
    : { type: 'number', min: 0, max: mostNewADay, step: 1 }

const withLatinDigits = (text: string) =>
  text.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6_f0))

/** Saves the value as soon as it is a number from 0 to 30, or empty. */
function NewADay({ value, onChange }: NewADayProps) {
  /** What was typed, as long as it is no such number. */
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <Field
      label={t('Neue am Tag')}
      error={
        wrong === null
          ? undefined
          : t('Bitte geben Sie eine ganze Zahl von 0 bis {most} ein, oder lassen Sie das Feld leer.', {
              most: mostNewADay,
            })
      }
      {...numberField}
      inputMode="numeric"
      placeholder={t('Automatisch')}
      value={wrong ?? (value === null ? '' : inDigits(value))}
      onChange={({ target }) => {
        const number = target.value === '' ? null : Number(withLatinDigits(target.value))
        const isValid = target.validity.valid && (number ?? 0) <= mostNewADay
        setWrong(isValid ? null : target.value)
        if (isValid) onChange(number)
      }}
    />
  )
}
