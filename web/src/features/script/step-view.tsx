import { useState } from 'react'
import type { ScriptStep } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import type { ScriptLessonStep } from '@pol/learning/script/script-lesson'
import type { LessonProgress, Settings } from '@pol/learning/values'
import type { Learner } from '../../lib/learning/learner.ts'
import { LessonFrame } from '../../ui/lessons/lesson-frame.tsx'
import { LessonFrameHeader } from '../../ui/lessons/lesson-frame-header.tsx'
import { ReminderDialog } from '../../ui/reminders/reminder-dialog.tsx'
import { Delayed } from '../../ui/tasks/delayed.tsx'
import { Part } from './part.tsx'
import { StepEnd } from './step-end.tsx'
import { useStep } from './use-step.ts'
import { titleOf } from './wording.ts'

interface Props {
  readonly step: ScriptStep
  readonly steps: readonly ScriptLessonStep[]
  /** Its name on the wire. */
  readonly name: LessonProgress['lesson']
  /** How far the learner is, if the step was begun before. */
  readonly progress: LessonProgress | undefined
  readonly settings: Settings
  readonly learner: Learner
  /** Whether nothing was finished before on this day: then the learner may choose when to be reminded. */
  readonly isFirstOfDay: boolean
  /** Called with the first thing that is done. */
  readonly onBegin: () => void
  readonly onLeave: () => void
}

/** From this step on, words are read without vowel signs from the beginning; before it, in the second half of a step. */
const firstStepWithoutSigns = 6

/** A step of the script, part by part. */
export function StepView(props: Props) {
  const { step, steps, name, progress, settings, learner, isFirstOfDay, onBegin, onLeave } = props
  const [chosenSigns, setChosenSigns] = useState<boolean | null>(null)
  const [hasReminder, setHasReminder] = useState(false)
  const run = useStep({ name, steps, progress, learner, onBegin })
  return (
    <LessonFrame
      header={
        <LessonFrameHeader
          title={<span>{t('Schrift, Schritt {step}', { step: step.step })}</span>}
          subtitle={titleOf(step)}
          progress={{ done: run.run.done, planned: steps.length }}
          leave={t('Schritt verlassen')}
          onLeave={onLeave}
        />
      }
    >
      {run.step ? (
        <Part
          key={run.number}
          part={run.step}
          step={step}
          signs={{
            isOn: chosenSigns ?? (step.step < firstStepWithoutSigns && run.run.done < steps.length / 2),
            onChange: setChosenSigns,
          }}
          reply={run.reply}
          onSee={run.see}
          onReply={run.answer}
          onGoOn={run.goOn}
        />
      ) : (
        <StepEnd
          step={step}
          result={run.run}
          settings={settings}
          isFirstOfDay={isFirstOfDay}
          onReminder={() => setHasReminder(true)}
        />
      )}
      <Delayed />
      <ReminderDialog open={hasReminder} onClose={() => setHasReminder(false)} settings={settings} />
    </LessonFrame>
  )
}
