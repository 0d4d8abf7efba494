import { useMemo, useState } from 'react'
import type { Unit } from '@pol/content/course/unit'
import type { UnitTexts } from '@pol/content/course/unit-texts'
import { interfaceLanguage, t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { nameOfLesson } from '@pol/learning/lessons/course-shape'
import { isAsked, type Lesson } from '@pol/learning/lessons/lesson'
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
import { useClipsAhead } from '../../ui/speech/use-clips-ahead.ts'
import type { Spoken } from '../../ui/speech/player.ts'
import { useAudibleItems } from '../../ui/tasks/speech/use-audible-items.ts'
import { useSpoken } from '../../ui/tasks/speech/use-spoken.ts'
import type { Shown } from '../../ui/tasks/question-maker.ts'
import { showsKeyboard } from '../../ui/tasks/keyboard-layouts.ts'
import { type StepActions, TaskStep } from '../../ui/tasks/task-step.tsx'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'
import { clipsOfStep } from './clips-of-step.ts'
import { LessonEnd } from './lesson-end.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { FormStep } from './steps/form-step.tsx'
import { ListenStep } from './steps/listen-step.tsx'
import { MessageStep } from './steps/message-step.tsx'
import { NumberStep } from './steps/number-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'
import { RuleStep } from './steps/rule-step.tsx'
import { SpeakStep } from './steps/speak-step.tsx'
import { TextStep, titleOf } from './steps/text-step.tsx'
import { SlowSpeech } from './steps/slow-speech.tsx'
import { TurnStep } from './steps/turn-step.tsx'
import { UnderstandStep } from './steps/understand-step.tsx'
import { textOf } from './text-of.ts'
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
  readonly texts: UnitTexts
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

/** The clips of this step and of so many after it are fetched ahead. */
const stepsAhead = 2

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
  const { unit, texts, number, lesson, language, settings, catalogue, gaps, exercises, learner } = props
  const { onLeave, onChange, progress, isFirstOfDay, onAgain, onBegin, spoken, canHear } = props
  const [hasReminder, setHasReminder] = useState(false)
  const [from] = useState(() => startOf(lesson, progress))
  const name = nameOfLesson(unit.unit, number)
  const run = useLesson({
    name,
    lesson,
    from,
    catalogue,
    gaps,
    exercises,
    learner,
    canHear,
    onBegin,
  })
  const { ahead } = run.run
  useClipsAhead(
    useMemo(() => {
      const sources = { unit, texts, catalogue, exercises, spoken }
      return ahead.slice(0, 1 + stepsAhead).flatMap(({ step }) => clipsOfStep(step, sources, language))
    }, [ahead, unit, texts, catalogue, exercises, spoken, language]),
  )
  return (
    <LessonFrame
      header={
        <LessonHeader
          unit={unit}
          lesson={number}
          progress={{ done: run.run.done, planned: lesson.steps.length }}
          isCheck={lesson.isCheck && run.step !== null && isAsked(run.step)}
          onLeave={onLeave}
        />
      }
    >
      {run.step ? (
        <SlowSpeech>
          <Step
            unit={unit}
            texts={texts}
            name={name}
            lesson={lesson}
            language={language}
            settings={settings}
            catalogue={catalogue}
            spoken={spoken}
            run={run}
            onChange={onChange}
          />
        </SlowSpeech>
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
  'unit' | 'texts' | 'lesson' | 'language' | 'settings' | 'catalogue' | 'spoken' | 'onChange'
> {
  /** Its name on the wire. */
  readonly name: string
  readonly run: ReturnType<typeof useLesson>
}

function Step(props: StepProps) {
  const { unit, texts, name, language, settings, run, onChange } = props
  const { step, number, reply } = run
  const [isUnheard, setIsUnheard] = useState(-1)
  const turnAt = (at: number) => {
    const turn = unit.turns[at]
    if (!turn) throw new Error(`Unit ${unit.unit} has no turn ${at}`)
    return turn
  }
  const readsWithTransliteration = wantsTransliteration(settings) && unit.unit < firstUnitOfReaders
  const asked = { reply, onReply: run.answer, onGoOn: run.goOn }
  switch (step?.kind) {
    case undefined:
      return null
    case 'listen':
      return (
        <ListenStep
          key={number}
          scene={interfaceLanguage === 'fa' ? unit.scene_farsi : unit.scene_german}
          hint={t('Hören Sie das ganze Gespräch. Sie müssen noch nicht alles verstehen.')}
          lines={unit.turns}
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
          {...asked}
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
    case 'hear':
      return (
        <ListenStep
          key={number}
          scene={titleOf(textOf(texts, step.text, language))}
          hint={t('Hören Sie zu. Danach kommen Fragen dazu; den Text sehen Sie erst am Ende.')}
          lines={textOf(texts, step.text, language).lines}
          language={language}
          onGoOn={run.see}
        />
      )
    case 'text':
      return (
        <TextStep
          key={number}
          text={textOf(texts, step.text, language)}
          language={language}
          showsTransliteration={readsWithTransliteration}
          onGoOn={run.see}
        />
      )
    case 'question': {
      const text = textOf(texts, step.text, language)
      const question = text.questions[step.question]
      return (
        question && (
          <QuestionStep
            key={number}
            text={text}
            question={question}
            isHeard={step.text !== 'reading'}
            language={language}
            showsTransliteration={readsWithTransliteration}
            {...asked}
          />
        )
      )
    }
    case 'number':
      return (
        <NumberStep
          key={number}
          drill={step.drill}
          language={language}
          showsTransliteration={wantsTransliteration(settings)}
          hasKeyboard={showsKeyboard(settings.keyboard, language)}
          onKeyboard={(keyboard) => onChange({ keyboard })}
          onUnheard={run.see}
          {...asked}
        />
      )
    case 'form': {
      const writing = texts.writing[language]
      return (
        writing.kind === 'form' && (
          <FormStep key={number} fields={writing.fields} language={language} {...asked} />
        )
      )
    }
    case 'message': {
      const writing = texts.writing[language]
      return (
        writing.kind === 'message' && (
          <MessageStep
            key={number}
            task={writing.task}
            lesson={name}
            language={language}
            showsTransliteration={readsWithTransliteration}
            onGoOn={run.see}
          />
        )
      )
    }
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
  const asked = steps.slice(0, done).filter(isAsked).length
  if (progress?.of === asked) return { done, right: progress.right, of: progress.of }
  return { done: isCheck ? done - asked : done, right: 0, of: 0 }
}
