import { useState } from 'react'
import type { UnitText } from '@pol/content/course/unit-texts'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'
import { stepNames } from '../wording.ts'
import { TextLines } from './text-lines.tsx'

interface Props {
  readonly text: UnitText
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly onGoOn: () => void
}

/** A text to read, in the learned language; its translation on demand. */
export function TextStep({ text, language, showsTransliteration, onGoOn }: Props) {
  const [showsMeaning, setShowsMeaning] = useState(false)
  return (
    <StepFrame kind={stepNames.text} onGoOn={onGoOn}>
      <h2 className="text-center text-lg" lang={interfaceLanguage}>
        {titleOf(text)}
      </h2>
      <ScrollArea>
        <TextLines
          lines={text.lines}
          language={language}
          showsTransliteration={showsTransliteration}
          showsMeaning={showsMeaning}
        />
      </ScrollArea>
      <Button variant="quiet" className="justify-self-center" onClick={() => setShowsMeaning(!showsMeaning)}>
        {showsMeaning ? t('Übersetzung ausblenden') : t('Übersetzung zeigen')}
      </Button>
    </StepFrame>
  )
}

/** Who speaks or writes to whom where. */
export const titleOf = ({ title_german, title_farsi }: UnitText): string =>
  interfaceLanguage === 'fa' ? title_farsi : title_german
