import { useState } from 'react'
import type { ExamSection } from '@pol/content/exams/exam'
import type { ExamQuestion } from '@pol/content/exams/questions'
import type { AskedPart } from '@pol/content/exams/shape'
import { hearingsLeft } from '@pol/learning/exams/attempt'
import { hearingsOfSection } from '@pol/learning/exams/exam-shape'
import { keyOfQuestion, keyOfText } from './outcomes.ts'
import type { Tasks } from './tasks.ts'
import { Question } from './question.tsx'
import { ReadText } from './read-text.tsx'
import { SectionFrame } from './section-frame.tsx'
import { TextPlayer } from './text-player.tsx'

interface Props extends Tasks {
  readonly part: AskedPart
  /** Called when a text begins to be heard. */
  readonly onHeard: (text: string) => void
}

/** The sections of listening and reading: each text with its questions. */
export function AskedSections({ exam, part, attempt, isOver, onAnswer, onHeard }: Props) {
  const { language } = exam
  const [playing, setPlaying] = useState<string | null>(null)
  const question = (of: ExamSection, row: ExamQuestion) => {
    const key = keyOfQuestion(row)
    return (
      <Question
        key={key}
        question={row}
        adverts={row.text === '' ? of.texts.filter(({ text }) => text.startsWith(String(row.number))) : []}
        language={language}
        chosen={attempt.answers[key] ?? null}
        isOver={isOver}
        onChoose={(answer) => onAnswer(key, answer)}
      />
    )
  }
  return exam[part].map((of, at) => {
    const section = at + 1
    const most = hearingsOfSection[at] ?? 1
    return (
      <SectionFrame key={section} part={part} section={section}>
        {of.texts.map((text, n) => {
          const questions = of.questions.filter((row) => row.text === text.text)
          if (questions.length === 0) return null
          const key = keyOfText(section, text.text)
          return (
            <div key={key} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
              {part === 'lesen' || isOver ? (
                <ReadText text={text} language={language} isOver={isOver} />
              ) : (
                <TextPlayer
                  number={n + 1}
                  text={text}
                  language={language}
                  left={hearingsLeft(attempt, key, most)}
                  onHeard={() => onHeard(key)}
                  mustWait={playing !== null && playing !== key}
                  onPlaying={(isPlaying) => setPlaying(isPlaying ? key : null)}
                />
              )}
              {questions.map((row) => question(of, row))}
            </div>
          )
        })}
        {of.questions
          .filter(({ text }) => text === '')
          .map((row) => (
            <div key={keyOfQuestion(row)} className="card p-4 sm:p-5">
              {question(of, row)}
            </div>
          ))}
      </SectionFrame>
    )
  })
}
