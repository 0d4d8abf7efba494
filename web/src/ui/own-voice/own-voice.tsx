import { useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import { Button } from '../frame/button.tsx'
import { German, Persian } from '../frame/persian.tsx'
import { Mic } from '../icons/drawn/mic.tsx'
import { Square } from '../icons/drawn/square.tsx'
import { Volume2 } from '../icons/drawn/volume-2.tsx'
import { faultTexts } from '../microphone/fault-texts.ts'
import { LevelMeter } from '../microphone/level-meter.tsx'
import type { Captured } from '../microphone/use-capture.ts'
import { useFocusKept } from '../microphone/use-focus-kept.ts'
import { SpeechError, type Spoken } from '../speech/player.ts'
import { useSpeech } from '../speech/use-speech.ts'
import { Comparison, type HearModel } from './comparison.tsx'
import { useMissingMicrophone } from './use-missing-microphone.ts'
import { longest, useOwnVoice } from './use-own-voice.ts'

interface Props {
  /** The sentence, and how it is spoken. */
  readonly model: Spoken
  /** The language of the sentence. */
  readonly language: Language
  /** What stands below the sentence, such as its transliteration and its meaning. */
  readonly children?: Elements
  readonly onDone: () => void
}

/**
 * Learners speak a sentence, and hear the model and their own voice one after the other. There is no verdict. The
 * recording is not stored and not sent. Without a microphone the learner reads why, and goes on. Each sentence needs a
 * component of its own (`key`).
 */
export function OwnVoice({ model, language, children, onDone }: Props) {
  const {
    captured,
    fault: faultOfAttempt,
    isForgotten,
    start,
  } = useOwnVoice({ longest, stopsInSilence: true })
  const missing = useMissingMicrophone()
  const fault = captured.name === 'empty' ? (faultOfAttempt ?? missing) : null
  const [isModelMissing, setModelMissing] = useState(false)
  const hearModel: HearModel = async (play) => {
    setModelMissing(false)
    try {
      return await play()
    } catch (error) {
      if (!(error instanceof SpeechError)) throw error
      setModelMissing(true)
      return null
    }
  }
  const bar = useRef<HTMLDivElement>(null)
  useFocusKept(bar, captured.name)
  const isRecording = captured.name === 'recording'
  const isRecorded = captured.name === 'recorded'
  const Text = language === 'fa' ? Persian : German
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4">
      <p className="text-center text-2xl/normal font-bold short:text-xl/normal sm:text-3xl/normal">
        <Text>{model.text}</Text>
      </p>
      {children}
      <div role="alert" className="font-semibold text-danger empty:hidden">
        {fault && faultTexts[fault]}
      </div>
      {isModelMissing && (
        <p role="alert">
          {t('Das Vorbild ist gerade nicht zu hören. Ihre eigene Stimme können Sie trotzdem hören.')}
        </p>
      )}
      <p role="status" className={isRecorded ? 'sr-only' : 'text-center'}>
        {isForgotten
          ? t('Ihre Aufnahme ist vergessen, weil diese Seite nicht mehr zu sehen war.')
          : fault && !isOfTheMoment(fault)
            ? t('„Weiter“ führt ohne Aufnahme zum nächsten Schritt.')
            : statusTexts[captured.name]}
      </p>
      <div ref={bar} className="grid gap-2 sm:gap-4">
        {isRecorded && <Comparison model={model} samples={captured.samples} hearModel={hearModel} />}
        {isRecording ? (
          <>
            <LevelMeter capture={captured.capture} longest={longest} />
            <Button className="bg-danger-ground! text-white!" onClick={captured.capture.stop}>
              <Square aria-hidden="true" className="size-5 fill-current" />
              <span>{t('Aufnahme beenden')}</span>
            </Button>
          </>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            <Model model={model} hearModel={hearModel} />
            <Button variant={isRecorded ? 'secondary' : 'primary'} onClick={start}>
              {!isRecorded && <Mic aria-hidden="true" className="size-5 shrink-0" />}
              <span>{isRecorded ? t('Noch einmal aufnehmen') : t('Aufnehmen')}</span>
            </Button>
          </div>
        )}
      </div>
      {!isRecorded && (
        <p className="text-center text-sm text-quiet">
          {t('Ihre Aufnahme bleibt nur auf diesem Gerät und wird gleich wieder vergessen.')}
        </p>
      )}
      <div className="bottom-bar grid">
        <Button variant="secondary" onClick={onDone}>
          {t('Weiter')}
        </Button>
      </div>
    </div>
  )
}

/** Whether the next attempt can succeed without a change to the device. */
const isOfTheMoment = (fault: keyof typeof faultTexts) => fault === 'too-quiet' || fault === 'not-read'

const statusTexts: Readonly<Record<Captured<never>['name'], string>> = {
  empty: t('Hören Sie das Vorbild, und sprechen Sie dann selbst.'),
  opening: t('Bitte erlauben Sie das Mikrofon.'),
  recording: t('Die Aufnahme läuft. Bitte sprechen Sie jetzt.'),
  recorded: t('Hören Sie zuerst das Vorbild und dann sich selbst.'),
}

interface ModelProps {
  readonly model: Spoken
  readonly hearModel: HearModel
}

/** Plays the model. */
function Model({ model, hearModel }: ModelProps) {
  const { status, toggle } = useSpeech(model)
  const Icon = status === 'idle' ? Volume2 : Square
  return (
    // Not awaited: the same button stops the playback.
    <Button variant="secondary" onClick={() => void hearModel(toggle)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{status === 'idle' ? t('Anhören') : t('Stopp')}</span>
    </Button>
  )
}
