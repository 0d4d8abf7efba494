import { useMemo, useRef } from 'react'
import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { Mic } from '../../ui/icons/drawn/mic.tsx'
import { Play } from '../../ui/icons/drawn/play.tsx'
import { Send } from '../../ui/icons/drawn/send.tsx'
import { Square } from '../../ui/icons/drawn/square.tsx'
import { Trash } from '../../ui/icons/drawn/trash.tsx'
import { useFocusKept } from '../../ui/microphone/use-focus-kept.ts'
import { speechPlayer } from '../../ui/speech/player.ts'
import { toastSpeechFailure } from '../../ui/speech/toast-speech-failure.ts'
import { usePlayback } from '../../ui/speech/use-playback.ts'
import { wavOf } from '../../lib/sound/wav.ts'
import type { useRecorder } from './use-recorder.ts'

type Props = ReturnType<typeof useRecorder>

const large = 'min-h-16 w-full text-lg'

/** The buttons of the recorder, at the bottom within reach of a thumb. */
export function Controls({ recorder, start, discard, send }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useFocusKept(bar, recorder.name)
  return (
    <div
      ref={bar}
      className="sticky bottom-(--navigation-height) -mx-4 mt-auto grid gap-3 border-t border-line bg-ground px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {recorder.name === 'recorded' || recorder.name === 'sending' ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Hear samples={recorder.samples} />
            <Button
              variant="secondary"
              className={large}
              disabled={recorder.name === 'sending'}
              onClick={discard}
            >
              <Trash aria-hidden="true" className="size-5" />
              <span>{t('Verwerfen')}</span>
            </Button>
          </div>
          <Button
            className={large}
            disabled={recorder.name === 'sending'}
            onClick={() => send(recorder.samples)}
          >
            <Send aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            <span>{t('Senden')}</span>
          </Button>
        </>
      ) : recorder.name === 'recording' ? (
        <Button className={`${large} bg-danger-ground! text-white!`} onClick={recorder.capture.stop}>
          <Square aria-hidden="true" className="size-5 fill-current" />
          <span>{t('Stopp')}</span>
        </Button>
      ) : (
        // Not awaited: it resolves when the recording ends, and the stop button replaces this one.
        <Button className={large} disabled={recorder.name !== 'empty'} onClick={() => void start()}>
          <Mic aria-hidden="true" className="size-6" />
          <span>{t('Aufnehmen')}</span>
        </Button>
      )}
    </div>
  )
}

/** Plays the prepared recording as others will hear it. */
function Hear({ samples }: { readonly samples: Float32Array }) {
  const sound = useMemo(() => wavOf(samples), [samples])
  const { status, toggle } = usePlayback('own', (owner, onStatus) =>
    speechPlayer.play(owner, () => Promise.resolve(sound), { rate: 1, onStatus }),
  )
  const isIdle = status === 'idle'
  const Icon = isIdle ? Play : Square
  return (
    // Not awaited: the same button stops the playback.
    <Button variant="secondary" className={large} onClick={() => void toggle().catch(toastSpeechFailure)}>
      <Icon aria-hidden="true" className="size-5 fill-current" />
      <span>{isIdle ? t('Anhören') : t('Stopp')}</span>
    </Button>
  )
}
