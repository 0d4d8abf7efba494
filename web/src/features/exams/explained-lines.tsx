import type { ExamLine } from '@pol/content/exams/texts'
import { type Language, otherLanguage } from '@pol/language/language'
import { Transliteration } from '../../ui/learning/transliteration.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { lineTexts } from './exam-texts.ts'

interface Props {
  readonly lines: readonly ExamLine[]
  /** The language that is learned. */
  readonly language: Language
}

/** Lines with what helps to understand them: who speaks, the sound, how Persian is read, and the translation. */
export function ExplainedLines({ lines, language }: Props) {
  const hasTransliteration = useWhatIsShown('elsewhere').transliteration
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lines.map((line) => {
        const { said, sound, meaning, speaker, spoken } = lineTexts(line, language)
        return (
          <li key={line.id} className="flex items-start gap-3">
            {speaker && <SpeakerButton {...spoken} />}
            <div className="min-w-0">
              {speaker && (
                <p className="text-sm text-quiet">
                  <TextIn language={language}>{speaker}</TextIn>
                </p>
              )}
              <p>
                <TextIn language={language}>{said}</TextIn>
              </p>
              {sound && hasTransliteration && <Transliteration farsi={said} sound={sound} />}
              <p className="text-quiet">
                <TextIn language={otherLanguage(language)}>{meaning}</TextIn>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
