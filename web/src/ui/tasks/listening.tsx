import { use } from 'react'
import { t } from '@pol/contract/text'
import { LoaderCircle } from '../icons/drawn/loader-circle.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { Turtle } from '../icons/drawn/turtle.tsx'
import { Volume2 } from '../icons/drawn/volume-2.tsx'
import { SpeechError, type Spoken } from '../speech/player.ts'
import { slowRate, SpeechRate } from '../speech/speech-rate.ts'
import { toastSpeechFailure } from '../speech/toast-speech-failure.ts'
import { useSpeech } from '../speech/use-speech.ts'

interface Props {
  readonly spoken: Spoken
  /** Called if no audio can be generated. */
  readonly onUnavailable: () => void
}

const icons = { idle: Volume2, loading: LoaderCircle, playing: Square }
const names = {
  idle: t('Aufgabe anhören'),
  loading: t('Aufgabe wird geladen, stoppen'),
  playing: t('Aufgabe wird abgespielt, stoppen'),
}

/**
 * A text that is heard but not shown: played at once, unless that is switched off, and again by a button. A second button plays it
 * slowly.
 */
export function Listening({ spoken, onUnavailable }: Props) {
  const leaveIfUnavailable = (error: unknown) => {
    // The browser may block autoplay before the first user gesture; the button still works then.
    if (error instanceof SpeechError && error.kind === 'not-generated') onUnavailable()
  }
  const tellFailure = (error: unknown) => {
    toastSpeechFailure(error)
    leaveIfUnavailable(error)
  }
  const { status, toggle } = useSpeech(spoken, { onAutoplayFailure: leaveIfUnavailable })
  const Icon = icons[status]
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <button
        type="button"
        aria-label={names[status]}
        className="col-start-2 grid size-24 place-items-center short:size-16 rounded-full bg-brand text-on-brand hover:bg-brand-strong"
        onClick={() => toggle().catch(tellFailure)}
      >
        <Icon
          aria-hidden="true"
          className={`size-10 short:size-8 ${status === 'loading' ? 'animate-spin' : ''}`}
        />
      </button>
      <SpeechRate value={use(SpeechRate) * slowRate}>
        <SlowListening spoken={spoken} onFailure={tellFailure} />
      </SpeechRate>
    </div>
  )
}

const slowIcons = { ...icons, idle: Turtle }
const slowNames = {
  idle: t('Langsam anhören'),
  loading: t('Langsame Wiedergabe wird geladen, stoppen'),
  playing: t('Aufgabe wird langsam abgespielt, stoppen'),
}

interface SlowProps {
  readonly spoken: Spoken
  readonly onFailure: (error: unknown) => void
}

function SlowListening({ spoken, onFailure }: SlowProps) {
  const { status, toggle } = useSpeech(spoken)
  const Icon = slowIcons[status]
  const name = slowNames[status]
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="grid size-12 place-items-center justify-self-start rounded-full border border-edge bg-surface text-brand hover:bg-brand-soft"
      onClick={() => toggle().catch(onFailure)}
    >
      <Icon aria-hidden="true" className={`size-6 ${status === 'loading' ? 'animate-spin' : ''}`} />
    </button>
  )
}
