import type { Turn } from '@pol/content/course/dialogues'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { use } from 'react'
import { Button } from '../../../ui/frame/button.tsx'
import { Play } from '../../../ui/icons/drawn/play.tsx'
import { Square } from '../../../ui/icons/drawn/square.tsx'
import { speakerNames } from '../../../ui/course/speaker-names.ts'
import { SpeechRate } from '../../../ui/speech/speech-rate.ts'
import { useDialogue } from '../../../ui/course/use-dialogue.ts'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'

interface Props {
  readonly scene: string
  readonly turns: readonly Turn[]
  readonly language: Language
  readonly onGoOn: () => void
}

/** The whole dialogue is heard without its text: who speaks is shown. */
export function ListenStep({ scene, turns, language, onGoOn }: Props) {
  const rate = use(SpeechRate)
  const { current, play, stop } = useDialogue(
    turns.map((turn) => turnTexts(turn, language).spoken),
    rate,
  )
  const speaker = current === null ? undefined : turns[current]?.speaker
  return (
    <StepFrame kind={stepNames.listen} onGoOn={onGoOn}>
      <p className="text-center text-lg" lang={interfaceLanguage}>
        {scene}
      </p>
      <p className="text-center text-quiet">
        {t('Hören Sie das ganze Gespräch. Sie müssen noch nicht alles verstehen.')}
      </p>
      {current === null ? (
        <Button data-first-focus className="justify-self-center" onClick={play}>
          <Play aria-hidden="true" className="size-5" />
          <span>{t('Abspielen')}</span>
        </Button>
      ) : (
        <Button variant="secondary" className="justify-self-center" onClick={stop}>
          <Square aria-hidden="true" className="size-5" />
          <span>{t('Stoppen')}</span>
        </Button>
      )}
      <p className="min-h-9 text-center text-2xl font-bold text-brand" aria-hidden="true">
        {speaker ? speakerNames[speaker] : ''}
      </p>
    </StepFrame>
  )
}
