import { t } from '@pol/contract/text'
import { LessonFrame } from '../../../ui/lessons/lesson-frame.tsx'
import { LessonFrameHeader } from '../../../ui/lessons/lesson-frame-header.tsx'
import { useRun } from '../use-run.ts'
import type { Exercise } from './exercises.ts'
import { heardAnswers } from './heard-answers.ts'
import { RoundEnd } from './round-end.tsx'
import { titleOfRule } from './rule-texts.ts'
import { Step } from './step.tsx'
import type { WritingStep } from './writing-step.ts'

interface Props {
  readonly exercise: Exercise
  readonly steps: readonly WritingStep[]
  readonly onLeave: () => void
  readonly onAgain: () => void
}

const beginning = { done: 0, right: 0, of: 0 }

/** A round of an exercise, step by step. Wrong answers come again. */
export function Round({ exercise, steps, onLeave, onAgain }: Props) {
  const run = useRun({
    steps,
    from: beginning,
    onAnswer(step, { grade }) {
      if (step.kind === 'hear') heardAnswers.push({ section: step.question.section, isRight: grade > 1 })
    },
  })
  const [first] = steps
  const isOfOneRule = exercise.name === 'schreiben' && first?.kind === 'rule'
  return (
    <LessonFrame
      header={
        <LessonFrameHeader
          title={<span>{exercise.title}</span>}
          subtitle={isOfOneRule ? titleOfRule(first.rule) : t('Deutsch schreiben')}
          progress={{ done: run.run.done, planned: steps.length }}
          leave={t('Übung verlassen')}
          onLeave={onLeave}
        />
      }
    >
      {run.step ? (
        <Step
          key={run.number}
          step={run.step}
          steps={steps}
          reply={run.reply}
          onSee={run.see}
          onReply={run.answer}
          onGoOn={run.goOn}
        />
      ) : (
        <RoundEnd result={run.run} onAgain={onAgain} />
      )}
    </LessonFrame>
  )
}
