import { useState } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { speakerOf } from '@pol/content/course/speakers'
import { t } from '@pol/contract/text'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Play } from '../../ui/icons/drawn/play.tsx'
import { Square } from '../../ui/icons/drawn/square.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { slowRate, SpeechRate } from '../../ui/speech/speech-rate.ts'
import type { Spoken } from '../../ui/speech/player.ts'
import { DialogueTurn, type SpokenForm } from './dialogue-turn.tsx'
import { speakerNames } from '../../ui/course/speaker-names.ts'
import { useDialogue } from '../../ui/course/use-dialogue.ts'

const persianForms = [
  { value: 'spoken', label: t('Persisch, wie man spricht') },
  { value: 'written', label: t('Persisch, wie man schreibt') },
] as const
type PersianForm = (typeof persianForms)[number]['value']

/** A dialogue to read and listen to in the learned language. The learner can speak one of the roles. */
export function Dialogue({ turns }: { readonly turns: readonly Turn[] }) {
  const learned = useWhatIsShown('elsewhere').first
  const [persianForm, setPersianForm] = useState<PersianForm>('spoken')
  const spokenForm = learned === 'de' ? 'german' : persianForm
  const [role, setRole] = useState('')
  const [slow, setSlow] = useState(false)
  const rate = slow ? slowRate : 1
  const player = useDialogue(
    turns.map((turn) => (turn.speaker === role ? null : spokenIn(turn, spokenForm))),
    rate,
  )
  /** Stops the playback, because a change takes effect at the next start. */
  const stopping =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      player.stop()
      change(value)
    }
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const roles = [
    { value: '', label: t('Keine') },
    ...speakers.map((value) => ({ value, label: speakerNames[value] })),
  ]
  const isPlaying = player.current !== null
  const Icon = isPlaying ? Square : Play
  return (
    <SpeechRate value={rate}>
      <div className="card grid gap-5 p-5 print:hidden">
        {learned === 'fa' && (
          <RadioGroup
            label={t('Sprache des Dialogs')}
            choices={persianForms}
            selected={persianForm}
            onSelect={stopping<PersianForm>(setPersianForm)}
          />
        )}
        <RadioGroup label={t('Meine Rolle')} choices={roles} selected={role} onSelect={stopping(setRole)} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button onClick={isPlaying ? player.stop : player.play}>
            <Icon aria-hidden="true" className="size-5 fill-current" />
            <span>{isPlaying ? t('Dialog stoppen') : t('Dialog abspielen')}</span>
          </Button>
          <Switch on={slow} onChange={stopping(setSlow)}>
            {t('Langsam sprechen')}
          </Switch>
        </div>
      </div>
      <ol className="grid grid-cols-1 gap-4">
        {turns.map((turn, at) => (
          <DialogueTurn
            key={turn.id}
            turn={turn}
            spokenForm={spokenForm}
            isCurrent={at === player.current}
            onSpoken={turn.speaker === role ? player.next : null}
          />
        ))}
      </ol>
    </SpeechRate>
  )
}

function spokenIn({ speaker: person, german, farsi, spoken }: Turn, form: SpokenForm): Spoken {
  const speaker = speakerOf(person)
  if (form === 'german') return { text: german, voice: 'alloy', speaker }
  return { text: form === 'spoken' && spoken ? spoken : farsi, voice: 'nova', speaker }
}
