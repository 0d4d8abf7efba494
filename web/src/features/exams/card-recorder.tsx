import { useMemo, useRef } from 'react'
import { t } from '@pol/contract/text'
import { wavOf } from '../../lib/sound/wav.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Mic } from '../../ui/icons/drawn/mic.tsx'
import { Play } from '../../ui/icons/drawn/play.tsx'
import { Square } from '../../ui/icons/drawn/square.tsx'
import { faultTexts } from '../../ui/microphone/fault-texts.ts'
import { LevelMeter } from '../../ui/microphone/level-meter.tsx'
import { useFocusKept } from '../../ui/microphone/use-focus-kept.ts'
import { useOwnVoice } from '../../ui/own-voice/use-own-voice.ts'
import { speechPlayer } from '../../ui/speech/player.ts'
import { toastSpeechFailure } from '../../ui/speech/toast-speech-failure.ts'
import { usePlayback } from '../../ui/speech/use-playback.ts'

interface Props {
  /** What is recorded. */
  readonly name: string
  /** In seconds. */
  readonly longest: number
}

/** Records what a learner says to a card, and plays it. It is in memory only. Without a microphone it is said all the same. */
export function CardRecorder({ name, longest }: Props) {
  const { captured, fault, isForgotten, start } = useOwnVoice({ longest, stopsInSilence: false })
  const bar = useRef<HTMLDivElement>(null)
  useFocusKept(bar, captured.name)
  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <div role="alert" className="font-semibold text-danger empty:hidden">
        {fault && faultTexts[fault]}
      </div>
      <p role="status" className="text-quiet empty:hidden">
        {isForgotten
          ? t('Ihre Aufnahme ist vergessen, weil diese Seite nicht mehr zu sehen war.')
          : captured.name === 'recording'
            ? t('Die Aufnahme läuft. Bitte sprechen Sie jetzt.')
            : ''}
      </p>
      <div ref={bar} className="flex flex-wrap items-center gap-2">
        {captured.name === 'recording' ? (
          <>
            <LevelMeter capture={captured.capture} longest={longest} />
            <Button className="bg-danger-ground! text-white!" onClick={captured.capture.stop}>
              <Square aria-hidden="true" className="size-5 fill-current" />
              <span>{t('Aufnahme beenden')}</span>
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={start}>
              <Mic aria-hidden="true" className="size-5 shrink-0" />
              <span>{captured.name === 'recorded' ? t('Noch einmal aufnehmen') : t('Aufnehmen')}</span>
            </Button>
            {captured.name === 'recorded' && <OwnRecording samples={captured.samples} />}
          </>
        )}
      </div>
    </div>
  )
}

function OwnRecording({ samples }: { readonly samples: Float32Array }) {
  const sound = useMemo(() => wavOf(samples), [samples])
  const { status, toggle } = usePlayback('own', (owner, onStatus) =>
    speechPlayer.play(owner, () => Promise.resolve(sound), { rate: 1, onStatus }),
  )
  const Icon = status === 'idle' ? Play : Square
  return (
    // Not awaited: the same button stops the playback.
    <Button variant="secondary" onClick={() => void toggle().catch(toastSpeechFailure)}>
      <Icon aria-hidden="true" className="size-5 fill-current" />
      <span>{status === 'idle' ? t('Eigene Aufnahme abspielen') : t('Stopp')}</span>
    </Button>
  )
}
