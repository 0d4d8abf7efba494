import type { TextLine } from '@pol/content/course/texts'
import { type Language, otherLanguage } from '@pol/language/language'
import { speakerNames } from '../../../ui/course/speaker-names.ts'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { Transliteration } from '../../../ui/learning/transliteration.tsx'
import { SpeakerButton } from '../../../ui/speech/speaker-button.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'

interface Props {
  readonly lines: readonly TextLine[]
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly showsMeaning: boolean
}

/** The lines of a text in the learned language, each with its speaker button. */
export function TextLines({ lines, language, showsTransliteration, showsMeaning }: Props) {
  return (
    <ul className="card divide-y divide-line">
      {lines.map((line) => {
        const { said, sound, meaning, spoken } = turnTexts(line, language)
        return (
          <li
            key={line.id}
            dir={language === 'fa' ? 'rtl' : 'ltr'}
            className="flex items-center gap-3 px-4 py-2"
          >
            <div className="min-w-0 flex-1 text-start">
              {line.speaker !== '' && <p className="text-sm text-quiet">{speakerNames[line.speaker]}</p>}
              <TextIn language={language} className="block text-lg font-semibold">
                {said}
              </TextIn>
              {showsTransliteration && sound !== '' && <Transliteration farsi={said} sound={sound} />}
              {showsMeaning && (
                <TextIn language={otherLanguage(language)} className="block text-quiet">
                  {meaning}
                </TextIn>
              )}
            </div>
            <SpeakerButton {...spoken} />
          </li>
        )
      })}
    </ul>
  )
}
