import { use } from 'react'
import { LoaderCircle } from '../icons/drawn/loader-circle.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { Volume2 } from '../icons/drawn/volume-2.tsx'
import { HearingOf } from './hearing.ts'
import { speakerName } from './speaker-name.ts'
import { useSpeech } from './use-speech.ts'
import type { SpeechStatus, Spoken } from './player.ts'
import { toastSpeechFailure } from './toast-speech-failure.ts'

interface Props extends Spoken {
  /** Whether the learner wrote the text; its clip is then not stored in the browser. */
  readonly isPersonal?: boolean
  /** If set, the text is spoken at once, without a click, unless the learner has switched that off. */
  readonly onAutoplayFailure?: (error: unknown) => void
}

/** Constant elements, so that React skips them when the text of a button changes. */
const icons = {
  idle: <Volume2 aria-hidden="true" className="size-5" />,
  loading: <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />,
  playing: <Square aria-hidden="true" className="size-5 fill-current" />,
} satisfies Record<SpeechStatus, unknown>

/** Speaks a text; a second press stops it. Renders nothing if the text cannot be heard. */
export function SpeakerButton({ isPersonal = false, onAutoplayFailure, ...spoken }: Props) {
  const { text, voice } = spoken
  const hearing = use(HearingOf)(text)
  const { status, toggle } = useSpeech(spoken, {
    isPersonal: isPersonal || hearing === 'passing',
    onAutoplayFailure,
  })
  if (hearing === 'none') return null
  const name = speakerName(text, voice, status)
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`grid size-11 shrink-0 place-items-center rounded-full border transition-colors ${status === 'idle' ? 'border-line bg-surface text-brand hover:bg-brand-soft' : 'border-brand bg-brand text-on-brand'}`}
      onClick={() => toggle().catch(toastSpeechFailure)}
    >
      {icons[status]}
    </button>
  )
}
