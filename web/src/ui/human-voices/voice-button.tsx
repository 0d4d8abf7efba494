import { use } from 'react'
import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'
import { LoaderCircle } from '../icons/drawn/loader-circle.tsx'
import { Speech } from '../icons/drawn/speech.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { SpeechError, speechPlayer } from '../speech/player.ts'
import { SpeechRate } from '../speech/speech-rate.ts'
import { toastSpeechFailure } from '../speech/toast-speech-failure.ts'
import { usePlayback } from '../speech/use-playback.ts'

interface Props {
  /** The id of the recording. */
  readonly id: string
  /** The spoken text. */
  readonly text: string
  /** Name of the speaker, shown during playback. */
  readonly speaker?: string
  readonly fetchSound: (signal: AbortSignal) => Promise<Blob>
  readonly onEnd?: () => void
}

const icons = { idle: Speech, loading: LoaderCircle, playing: Square }

/** Plays the recording of a person; a second press stops it. */
export function VoiceButton({ id, text, speaker = '', fetchSound, onEnd }: Props) {
  const rate = use(SpeechRate)
  const { status, toggle } = usePlayback(id, (owner, onStatus) =>
    speechPlayer.play(owner, fetchSound, { rate, onStatus }).finally(onEnd),
  )
  const isIdle = status === 'idle'
  const name = isIdle
    ? t('Menschliche Stimme: {text}', { text })
    : t('Menschliche Stimme: {text}, stoppen', { text })
  const Icon = icons[status]
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        aria-label={name}
        title={speaker ? `${name} (${speaker})` : name}
        className={`grid size-11 place-items-center rounded-full border transition-colors ${isIdle ? 'border-line bg-surface text-accent hover:bg-accent-soft' : 'border-accent bg-accent-soft text-accent'}`}
        onClick={() => toggle().catch(toastFailure)}
      >
        <Icon aria-hidden="true" className={`size-5 ${status === 'loading' ? 'animate-spin' : ''}`} />
      </button>
      {!isIdle && speaker && (
        <bdi className="absolute end-0 top-full z-10 mt-1 w-max max-w-48 rounded-control border border-line bg-surface px-2 py-1 text-sm shadow-xl">
          {speaker}
        </bdi>
      )}
    </span>
  )
}

function toastFailure(error: unknown): void {
  if (error instanceof SpeechError) return toastSpeechFailure(error)
  // The end of the session has its own toast.
  if (isSessionEnd(error)) return
  toast({ title: t('Fehler'), description: failureText(error), destructive: true })
}
