import { interfaceLanguage } from '@pol/contract/text'
import type { ComponentProps } from 'react'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'
import { stepNames } from '../wording.ts'
import { Playback } from './playback.tsx'

interface Props extends Pick<ComponentProps<typeof Playback>, 'lines' | 'language'> {
  /** Who speaks where, in the language of the interface. */
  readonly scene: string
  /** What to listen for. */
  readonly hint: string
  readonly onGoOn: () => void
}

/** Something is heard as a whole, without its text. */
export function ListenStep({ scene, hint, lines, language, onGoOn }: Props) {
  return (
    <StepFrame kind={stepNames.listen} onGoOn={onGoOn}>
      <p className="text-center text-lg" lang={interfaceLanguage}>
        {scene}
      </p>
      <p className="text-center text-quiet">{hint}</p>
      <Playback lines={lines} language={language} isAlone />
    </StepFrame>
  )
}
