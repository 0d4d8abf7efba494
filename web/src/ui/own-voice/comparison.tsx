import { use, useMemo, useState } from 'react'
import { t } from '@pol/contract/text'
import { wavOf } from '../../lib/sound/wav.ts'
import { Button } from '../frame/button.tsx'
import { Play } from '../icons/drawn/play.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { speechPlayer, type SpeechStatus, type Spoken } from '../speech/player.ts'
import { SpeechRate } from '../speech/speech-rate.ts'
import { toastSpeechFailure } from '../speech/toast-speech-failure.ts'
import { usePlayback } from '../speech/use-playback.ts'
import { loudnessBars } from './loudness-bars.ts'
import { useModelSamples } from './use-model-samples.ts'
import { secondsOf, VoicePicture } from './voice-picture.tsx'

/** Runs what plays the model. @returns null if the model cannot be heard; the learner has been told then. */
export type HearModel = <Result>(play: () => Promise<Result>) => Promise<Result | null>

/** Which of the two voices is playing. */
type Playing = 'model' | 'own' | null

interface Props {
  readonly model: Spoken
  /** The own voice. */
  readonly samples: Float32Array
  readonly hearModel: HearModel
}

/** Pictures of the model and of the own voice, and the button that plays one after the other. */
export function Comparison({ model, samples, hearModel }: Props) {
  const rate = use(SpeechRate)
  const [playing, setPlaying] = useState<Playing>(null)
  const modelSamples = useModelSamples(model)
  const modelBars = useMemo(() => modelSamples && loudnessBars(modelSamples, rate), [modelSamples, rate])
  const ownBars = useMemo(() => loudnessBars(samples, 1), [samples])
  const own = useMemo(() => wavOf(samples), [samples])
  const span = Math.max(modelBars?.length ?? 0, ownBars.length)

  const { status, toggle } = usePlayback('comparison', async (owner, onStatus) => {
    // Between the two voices the player is idle, but the comparison goes on.
    const during = (voice: Playing) => (status: SpeechStatus) => {
      if (status !== 'idle') onStatus(status)
      setPlaying(status === 'playing' ? voice : null)
    }
    try {
      const isHeard = await hearModel(() =>
        speechPlayer.speak(owner, model, { isPersonal: false, rate, onStatus: during('model') }),
      )
      // Without the model, the own voice is still heard. False means that the learner has stopped.
      if (isHeard !== false)
        await speechPlayer.play(owner, () => Promise.resolve(own), { rate: 1, onStatus: during('own') })
    } finally {
      onStatus('idle')
    }
  })
  const isIdle = status === 'idle'
  const Icon = isIdle ? Play : Square
  return (
    <>
      {modelBars && (
        <VoicePicture
          caption={t('Vorbild: {seconds} Sekunden', { seconds: secondsOf(modelBars) })}
          bars={modelBars}
          span={span}
          isPlaying={playing === 'model'}
        />
      )}
      <VoicePicture
        caption={t('Ihre Aufnahme: {seconds} Sekunden', { seconds: secondsOf(ownBars) })}
        bars={ownBars}
        span={span}
        isPlaying={playing === 'own'}
      />
      {/* Not awaited: the same button stops the playback. */}
      <Button className="w-full" onClick={() => void toggle().catch(toastSpeechFailure)}>
        <Icon aria-hidden="true" className="size-5 fill-current" />
        <span>{isIdle ? t('Vergleichen') : t('Stopp')}</span>
      </Button>
    </>
  )
}
