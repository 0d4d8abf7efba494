import { useMemo, useState } from 'react'
import type { Unit } from '@pol/content/course/unit'
import { interfaceLanguage } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { nameOfLesson } from '@pol/learning/lessons/course-shape'
import type { Lesson } from '@pol/learning/lessons/lesson'
import type { LessonProgress, SettingChanges, Settings } from '@pol/learning/values'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { Learner } from '../../lib/learning/learner.ts'
import { KeepUnit } from '../../ui/course/keep-unit.tsx'
import { useContinuedProgress } from '../../ui/lessons/use-continued-progress.ts'
import { ExerciseStep } from '../../ui/exercises/exercise-step.tsx'
import { LessonFrame } from '../../ui/lessons/lesson-frame.tsx'
import { wantsTransliteration } from '../../ui/learning/what-is-shown.ts'
import { Delayed } from '../../ui/tasks/delayed.tsx'
import { ReminderDialog } from '../../ui/reminders/reminder-dialog.tsx'
import type { Spoken } from '../../ui/speech/player.ts'
import { useAudibleItems } from '../../ui/tasks/speech/use-audible-items.ts'
import { useSpoken } from '../../ui/tasks/speech/use-spoken.ts'
import type { Shown } from '../../ui/tasks/question-maker.ts'
import { type StepActions, TaskStep } from '../../ui/tasks/task-step.tsx'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import { LessonEnd } from './lesson-end.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { ListenStep } from './steps/listen-step.tsx'
import { ReadStep } from './steps/read-step.tsx'
import { RuleStep } from './steps/rule-step.tsx'
import { SpeakStep } from './steps/speak-step.tsx'
import { TurnStep } from './steps/turn-step.tsx'
import { UnderstandStep } from './steps/understand-step.tsx'
import { useLesson } from './use-lesson.ts'

interface Props {
  readonly unit: Unit
  /** From 1. */
  readonly number: number
  readonly lesson: Lesson
  readonly language: Language
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly exercises: Exercises
  readonly learner: Learner
  /** The progress of the lesson, if it was begun before. */
  readonly progress: LessonProgress | undefined
  /** Whether nothing was finished before on this day: then the learner may choose when to be reminded. */
  readonly isFirstOfDay: boolean
  readonly onLeave: () => void
  readonly onAgain: () => void
  readonly onChange: (changes: SettingChanges) => void
}

/** From this unit on, Persian texts are read without their transliteration. */
const firstUnitOfReaders = 6

/** A lesson, once it is known what can be heard. */
export function LessonView(props: Props) {
  const { unit, lesson, language, settings, catalogue } = props
  const items = useMemo(() => {
    const ids = lesson.steps.flatMap((step) => ('card' in step ? step.card.item : []))
    return [...new Set(ids)].flatMap((id) => catalogue.byId.get(id) ?? [])
  }, [lesson, catalogue])
  const spoken = useSpoken(language, catalogue, settings)
  const canHear = useAudibleItems(items, spoken)
  const { progress, key, begin } = useContinuedProgress(props.progress)
  return (
    <>
      {canHear && (
        <BegunLesson
          key={key}
          {...props}
          progress={progress}
          spoken={spoken}
          canHear={canHear}
          onBegin={begin}
        />
      )}
      <KeepUnit unit={unit} />
    </>
  )
}

interface BegunProps extends Props {
  readonly spoken: (item: Item) => Spoken
  readonly canHear: (item: Item) => boolean
  /** Called with the first thing that is done. */
  readonly onBegin: () => void
}

function BegunLesson(props: BegunProps) {
  const { unit, number, lesson, language, settings, catalogue, gaps, exercises, learner } = props
  const { onLeave, onChange, progress, isFirstOfDay, onAgain, onBegin, spoken, canHear } = props
  const [hasReminder, setHasReminder] = useState(false)
  const [from] = useState(() => startOf(lesson, progress))
  const run = useLesson({
    name: nameOfLesson(unit.unit, number),
    lesson,
    from,
    catalogue,
    gaps,
    exercises,
    learner,
    canHear,
    onBegin,
  })
  return (
    <LessonFrame
      header={
        <LessonHeader
          unit={unit}
          lesson={number}
          progress={{ done: run.run.done, planned: lesson.steps.length }}
          isCheck={lesson.isCheck && run.step?.kind === 'ask'}
          onLeave={onLeave}
        />
      }
    >
      {run.step ? (
        <Step
          unit={unit}
          lesson={lesson}
          language={language}
          settings={settings}
          catalogue={catalogue}
          spoken={spoken}
          run={run}
          onChange={onChange}
        />
      ) : (
        <LessonEnd
          unit={unit}
          number={number}
          lesson={lesson}
          result={run.run}
          isFirstOfDay={isFirstOfDay}
          onReminder={() => setHasReminder(true)}
          onAgain={onAgain}
        />
      )}
      <Delayed />
      <ReminderDialog open={hasReminder} onClose={() => setHasReminder(false)} settings={settings} />
    </LessonFrame>
  )
}

interface StepProps extends Pick<
  BegunProps,
  'unit' | 'lesson' | 'language' | 'settings' | 'catalogue' | 'spoken' | 'onChange'
> {
  readonly run: ReturnType<typeof useLesson>
}

function Step(props: StepProps) {
  const { unit, language, settings, run } = props
  const { step, number, reply } = run
  const [isUnheard, setIsUnheard] = useState(-1)
  const turnAt = (at: number) => {
    const turn = unit.turns[at]
    if (!turn) throw new Error(`Unit ${unit.unit} has no turn ${at}`)
    return turn
  }
  switch (step?.kind) {
    case undefined:
      return null
    case 'listen':
      return (
        <ListenStep
          key={number}
          scene={interfaceLanguage === 'fa' ? unit.scene_farsi : unit.scene_german}
          turns={unit.turns}
          language={language}
          onGoOn={run.see}
        />
      )
    case 'understand':
      return (
        <UnderstandStep
          key={number}
          by={isUnheard === number ? 'text' : step.by}
          turns={[turnAt(step.turn), ...step.others.map(turnAt)]}
          language={language}
          reply={reply}
          onReply={run.answer}
          onGoOn={run.goOn}
          onUnheard={() => setIsUnheard(number)}
        />
      )
    case 'turn':
      return (
        <TurnStep
          key={number}
          turn={turnAt(step.turn)}
          language={language}
          showsTransliteration={wantsTransliteration(settings)}
          explainsTransliteration={unit.unit === 1 && step.turn === 0}
          onGoOn={run.see}
        />
      )
    case 'rule': {
      const section = unit.notes[otherLanguage(language)][step.rule]
      return section && <RuleStep key={number} section={section} language={language} onGoOn={run.see} />
    }
    case 'read':
      return (
        <ReadStep
          key={number}
          turns={unit.turns}
          language={language}
          showsTransliteration={wantsTransliteration(settings) && unit.unit < firstUnitOfReaders}
          onGoOn={run.see}
        />
      )
    case 'speak':
      return (
        <SpeakStep
          key={number}
          turn={turnAt(step.turn)}
          language={language}
          showsTransliteration={wantsTransliteration(settings)}
          onGoOn={run.see}
        />
      )
    default:
      return run.shown && <Task {...props} shown={run.shown} />
  }
}

interface TaskProps extends StepProps {
  readonly shown: Shown
}

function Task({ shown, lesson, language, settings, catalogue, spoken, run, onChange }: TaskProps) {
  const { number, reply } = run
  const actions: StepActions = {
    onSee: run.see,
    onHelp: run.help,
    onReply: run.answer,
    onJudge: run.judge,
    onReplyPairs: run.answerPairs,
    onUnheard: run.askUnheard,
    onGoOn: run.goOn,
    onEasy: run.callEasy,
    onOverrule: run.overrule,
    onKeyboard: (keyboard) => onChange({ keyboard }),
  }
  return 'exercise' in shown ? (
    <ExerciseStep
      key={number}
      shown={shown}
      reply={reply}
      language={language}
      settings={settings}
      hasLeft={false}
      isChecked={lesson.isCheck}
      actions={actions}
    />
  ) : (
    <TaskStep
      shown={shown}
      number={number}
      reply={reply}
      isHelped={run.isHelped}
      left={[]}
      language={language}
      settings={settings}
      catalogue={catalogue}
      spoken={spoken}
      address="Sie"
      isForChildren={false}
      isChecked={lesson.isCheck}
      actions={actions}
    />
  )
}

/**
 * Where a lesson continues. A result that is not of the steps before this one is of an earlier attempt: then the questions
 * count anew, and the check begins with its first one.
 */
function startOf({ steps, isCheck }: Lesson, progress: LessonProgress | undefined) {
  const done = Math.min(progress?.step ?? 0, steps.length - 1)
  const asked = steps.slice(0, done).filter(({ kind }) => kind === 'ask' || kind === 'understand').length
  if (progress?.of === asked) return { done, right: progress.right, of: progress.of }
  return { done: isCheck ? done - asked : done, right: 0, of: 0 }
}
