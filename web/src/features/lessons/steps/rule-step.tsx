import type { NoteSection } from '@pol/content/course/unit'
import { type Language, otherLanguage } from '@pol/language/language'
import { NoteText } from '../../../ui/notes/note-text.tsx'
import { stepNames } from '../wording.ts'
import { ScrollArea } from '../../../ui/lessons/scroll-area.tsx'
import { StepFrame } from '../../../ui/lessons/step-frame.tsx'

interface Props {
  readonly section: NoteSection
  readonly language: Language
  readonly onGoOn: () => void
}

/** A rule with its examples, which speak in the learned language. */
export function RuleStep({ section, language, onGoOn }: Props) {
  const reader = otherLanguage(language)
  return (
    <StepFrame kind={stepNames.rule} onGoOn={onGoOn}>
      <ScrollArea>
        <div dir={reader === 'fa' ? 'rtl' : 'ltr'}>
          <NoteText section={section} reader={reader} />
        </div>
      </ScrollArea>
    </StepFrame>
  )
}
