import { useState } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { GermanSound } from '../../../ui/learning/german-sound.tsx'
import { speakerNames } from '../../../ui/course/speaker-names.ts'
import { Transliteration } from '../../../ui/learning/transliteration.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'
import { SlowSwitch } from './slow-speech.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'

interface Props {
  readonly turn: Turn
  readonly language: Language
  readonly showsTransliteration: boolean
  /** Whether it is the first turn of the course, where learners meet the transliteration. */
  readonly explainsTransliteration: boolean
  readonly onGoOn: () => void
}

/** A turn in the learned language, heard at once; its meaning on demand. */
export function TurnStep(props: Props) {
  const { turn, language, showsTransliteration, explainsTransliteration, onGoOn } = props
  const [hasMeaning, setHasMeaning] = useState(false)
  const { said, sound, written, meaning, spoken } = turnTexts(turn, language)
  return (
    <StepFrame kind={stepNames.turn} onGoOn={onGoOn}>
      <div className="card grid grid-cols-1 justify-items-center gap-3 p-4 text-center">
        <p className="font-semibold text-brand">{speakerNames[turn.speaker]}</p>
        <p>
          <TextIn
            language={language}
            className="text-[min(1.5rem,8vw)]/relaxed font-bold sm:text-3xl/relaxed"
          >
            {said}
          </TextIn>
        </p>
        {showsTransliteration && sound && <Transliteration farsi={said} sound={sound} />}
        {showsTransliteration && sound && explainsTransliteration && (
          <p className="text-sm text-quiet">
            {t(
              'Die lateinische Zeile, die „Umschrift“, zeigt die Aussprache; ausschalten können Sie sie unter „Üben“ in den „Einstellungen“.',
            )}
          </p>
        )}
        {language === 'de' && <GermanSound text={said} />}
        <div className="flex flex-wrap items-center justify-center gap-x-4">
          {/* A failed autoplay is ignored: the button can retry. */}
          <SpeakerButton {...spoken} onAutoplayFailure={ignore} />
          <SlowSwitch />
        </div>
        {written && (
          <p className="text-quiet">
            <span>{t('Geschrieben:')} </span>
            <TextIn language={language}>{written}</TextIn>
          </p>
        )}
      </div>
      <div role="status" className="grid min-h-11 place-items-center">
        {hasMeaning ? (
          <p className="text-center text-lg">
            <TextIn language={otherLanguage(language)}>{meaning}</TextIn>
          </p>
        ) : (
          <Button variant="secondary" onClick={() => setHasMeaning(true)}>
            {t('Bedeutung zeigen')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}

const ignore = () => undefined
