import { t } from '@pol/contract/text'
import { LoaderCircle } from '../icons/drawn/loader-circle.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { Volume2 } from '../icons/drawn/volume-2.tsx'
import { SpeechError, type Spoken } from '../speech/player.ts'
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

/** A text that is heard but not shown: played at once, unless that is switched off, and again by a button. */
export function Listening({ spoken, onUnavailable }: Props) {
  const leaveIfUnavailable = (error: unknown) => {
    // The browser may block autoplay before the first user gesture; the button still works then.
    if (error instanceof SpeechError && error.kind === 'not-generated') onUnavailable()
  }
  const { status, toggle } = useSpeech(spoken, { onAutoplayFailure: leaveIfUnavailable })
  const press = () =>
    toggle().catch((error: unknown) => {
      toastSpeechFailure(error)
      leaveIfUnavailable(error)
    })
  const Icon = icons[status]
  return (
    <button
      type="button"
      aria-label={names[status]}
      className="mx-auto grid size-24 place-items-center short:size-16 rounded-full bg-brand text-on-brand hover:bg-brand-strong"
      onClick={press}
    >
      <Icon
        aria-hidden="true"
        className={`size-10 short:size-8 ${status === 'loading' ? 'animate-spin' : ''}`}
      />
    </button>
  )
}
