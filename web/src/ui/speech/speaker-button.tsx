import { LoaderCircle, Square, Volume2 } from 'lucide-react'
import type { Voice } from '@pol/contract/speech'
import { speakerName } from './speaker-name.ts'
import { useSpeech } from './use-speech.ts'
import type { SpeechStatus } from './player.ts'
import { toastSpeechFailure } from './toast-speech-failure.ts'

interface Props {
  readonly text: string
  readonly voice: Voice
  /** Whether the text is the learner's own, so that no clip of it stays in the browser. */
  readonly isPersonal?: boolean
}

const icons = { idle: Volume2, loading: LoaderCircle, playing: Square } satisfies Record<
  SpeechStatus,
  unknown
>

/** Reads one text aloud; pressed again while it does, it stops. */
export function SpeakerButton({ text, voice, isPersonal = false }: Props) {
  const { status, toggle } = useSpeech(text, voice, isPersonal)
  const Icon = icons[status]
  const name = speakerName(text, voice, status)
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`grid size-11 shrink-0 place-items-center rounded-full border transition-colors ${status === 'idle' ? 'border-line bg-surface text-brand hover:bg-brand-soft' : 'border-brand bg-brand text-on-brand'}`}
      onClick={() => toggle().catch(toastSpeechFailure)}
    >
      <Icon
        aria-hidden="true"
        className={`size-5 ${status === 'loading' ? 'animate-spin' : ''} ${status === 'playing' ? 'fill-current' : ''}`}
      />
    </button>
  )
}
