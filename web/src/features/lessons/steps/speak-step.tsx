import { useId } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { Transliteration } from '../../../ui/learning/transliteration.tsx'
import { OwnVoice } from '../../../ui/own-voice/own-voice.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { TaskGroup } from '../../../ui/tasks/task-group.tsx'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'

interface Props {
  readonly turn: Turn
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly onGoOn: () => void
}

/** A turn of one's own role, said beside the voice of the model. */
export function SpeakStep({ turn, language, showsTransliteration, onGoOn }: Props) {
  const id = useId()
  const { said, sound, meaning, spoken } = turnTexts(turn, language)
  return (
    <TaskGroup id={id} kind={stepNames.speak} isHelped={false}>
      <h2 id={`${id}-question`} className="text-center text-quiet short:text-sm">
        {t('Ihre Rolle: Hören Sie den Satz, und sprechen Sie ihn nach.')}
      </h2>
      <OwnVoice model={spoken} language={language} onDone={onGoOn}>
        {showsTransliteration && sound && (
          <Transliteration farsi={said} sound={sound} className="text-center" />
        )}
        <p className="text-center">
          <TextIn language={otherLanguage(language)}>{meaning}</TextIn>
        </p>
      </OwnVoice>
    </TaskGroup>
  )
}
