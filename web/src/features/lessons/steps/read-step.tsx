import type { Turn } from '@pol/content/course/dialogues'
import type { Language } from '@pol/language/language'
import { speakerNames } from '../../../ui/course/speaker-names.ts'
import { Transliteration } from '../../../ui/learning/transliteration.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'

interface Props {
  readonly turns: readonly Turn[]
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly onGoOn: () => void
}

/** The dialogue to read, in the learned language alone. */
export function ReadStep({ turns, language, showsTransliteration, onGoOn }: Props) {
  return (
    <StepFrame kind={stepNames.read} onGoOn={onGoOn}>
      <ScrollArea>
        <ul className="card divide-y divide-line">
          {turns.map((turn) => {
            const { said, sound, spoken } = turnTexts(turn, language)
            return (
              <li
                key={turn.id}
                dir={language === 'fa' ? 'rtl' : 'ltr'}
                className="flex items-center gap-3 px-4 py-2"
              >
                <div className="min-w-0 flex-1">
                  <p className="text-sm text-quiet">{speakerNames[turn.speaker]}</p>
                  <TextIn language={language} className="block text-lg font-semibold">
                    {said}
                  </TextIn>
                  {showsTransliteration && sound !== '' && <Transliteration farsi={said} sound={sound} />}
                </div>
                <SpeakerButton {...spoken} />
              </li>
            )
          })}
        </ul>
      </ScrollArea>
    </StepFrame>
  )
}
