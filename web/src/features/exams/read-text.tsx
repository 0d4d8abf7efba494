import type { TextOfExam } from '@pol/content/exams/exam'
import type { Language } from '@pol/language/language'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { lineTexts } from './exam-texts.ts'
import { ExplainedLines } from './explained-lines.tsx'

interface Props {
  readonly text: TextOfExam
  /** The language that is learned. */
  readonly language: Language
  /** Whether the part was handed in: then each line has its translation, and what was heard can be heard and read. */
  readonly isOver: boolean
}

/** A text to read, with its head. */
export function ReadText({ text, language, isOver }: Props) {
  const title = language === 'de' ? text.title_german : text.title_farsi
  return (
    <div className="grid min-w-0 flex-1 basis-52 grid-cols-1 gap-2">
      <p className="font-bold text-brand">
        <TextIn language={language}>{title}</TextIn>
      </p>
      {isOver ? (
        <ExplainedLines lines={text.lines} language={language} />
      ) : (
        text.lines.map((line) => (
          <p key={line.id}>
            <TextIn language={language}>{lineTexts(line, language).said}</TextIn>
          </p>
        ))
      )}
    </div>
  )
}
