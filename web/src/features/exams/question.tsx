import { useId } from 'react'
import type { TextOfExam } from '@pol/content/exams/exam'
import type { ExamQuestion } from '@pol/content/exams/questions'
import { inDigits, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import { Check } from '../../ui/icons/drawn/check.tsx'
import { X } from '../../ui/icons/drawn/x.tsx'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { ReadText } from './read-text.tsx'
import { Reason } from './reason.tsx'
import { answerTexts } from './wording.ts'

interface Props {
  readonly question: ExamQuestion
  /** The two adverts to choose from; none for other questions. */
  readonly adverts: readonly TextOfExam[]
  /** The language that is learned. */
  readonly language: Language
  readonly chosen: string | null
  /** Whether the part was handed in: then the right answer and its reason are shown. */
  readonly isOver: boolean
  readonly onChoose: (answer: string) => void
}

/** A question with two or three answers. They can be changed until the part is handed in. */
export function Question({ question: row, adverts, language, chosen, isOver, onChoose }: Props) {
  const id = useId()
  const { number, question, a, b, c, right, reason } = row
  const label = (answer: string) => (
    <TextIn language={language} className="font-semibold">
      {answerTexts[language][answer] ?? answer}
    </TextIn>
  )
  const choices: readonly { readonly answer: string; readonly content: Elements }[] =
    adverts.length > 0
      ? ['a', 'b'].map((answer, at) => {
          const text = adverts[at]
          return { answer, content: text && <ReadText text={text} language={language} isOver={isOver} /> }
        })
      : a === ''
        ? ['r', 'f'].map((answer) => ({ answer, content: null }))
        : [a, b, c].map((text, at) => ({
            answer: ['a', 'b', 'c'][at] ?? '',
            content: <TextIn language={language}>{text}</TextIn>,
          }))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="float-start mb-3 flex w-full gap-2 text-lg font-semibold">
        <span className="shrink-0">{`${inDigits(number)}.`}</span>
        <TextIn language={language}>{question}</TextIn>
      </legend>
      <div
        className={`clear-both grid gap-2 ${adverts.length > 0 ? 'md:grid-cols-2' : a === '' ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]' : ''}`}
      >
        {choices.map(({ answer, content }) => (
          <label
            key={answer}
            className={`flex min-h-12 items-start gap-3 rounded-control border px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOver ? styleOf(answer, right, chosen) : 'cursor-pointer border-edge bg-surface has-checked:border-brand has-checked:bg-brand-soft'}`}
          >
            <input
              type="radio"
              name={id}
              checked={answer === chosen}
              disabled={isOver}
              onChange={() => onChoose(answer)}
              className="mt-1 size-5 shrink-0 accent-brand outline-none"
            />
            <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
              {label(answer)}
              {content}
            </div>
            {isOver && answer === right && <Check aria-hidden="true" className="mt-1 size-5 shrink-0" />}
            {isOver && answer === chosen && answer !== right && (
              <X aria-hidden="true" className="mt-1 size-5 shrink-0" />
            )}
          </label>
        ))}
      </div>
      {isOver && (
        <div className="grid gap-1">
          <p className="font-semibold">
            {chosen === right ? (
              t('Richtig beantwortet')
            ) : (
              <>
                <span>
                  {chosen === null
                    ? t('Keine Antwort. Die Antwort ist: ')
                    : t('Nicht richtig. Die Antwort ist: ')}
                </span>
                {label(right)}
              </>
            )}
          </p>
          <Reason language={language}>{reason}</Reason>
        </div>
      )}
    </fieldset>
  )
}

function styleOf(answer: string, right: string, chosen: string | null): string {
  if (answer === right) return 'border-brand bg-brand-soft font-semibold'
  return answer === chosen ? 'border-danger bg-surface' : 'border-line bg-surface'
}
