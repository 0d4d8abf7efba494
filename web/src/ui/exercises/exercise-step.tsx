import { useId, useMemo, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import {
  choicesOf,
  type Exercise,
  type Judged,
  judged,
  judgedOrder,
  partsOfExercise,
} from '@pol/learning/exercises/exercise'
import { unitOfExercise } from '@pol/learning/exercises/exercise-id'
import { gradeOf } from '@pol/learning/grading'
import { showsReadingAid } from '@pol/learning/progress'
import { randomOf } from '@pol/learning/random'
import type { Settings } from '@pol/learning/values'
import type { WordedReason } from '../../lib/lexicon/worded-reason.ts'
import { Button } from '../frame/button.tsx'
import { Explanation } from '../learning/explanation.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { AnsweredStep } from '../lessons/answered-step.tsx'
import { anchorOfHeading } from '../notes/paragraph-about.ts'
import { Choices } from '../tasks/choices.tsx'
import { giveFeedback } from '../tasks/feedback.ts'
import { TextIn } from '../tasks/item-texts.tsx'
import { showsKeyboard } from '../tasks/keyboard-layouts.ts'
import { Ordering } from '../tasks/ordering.tsx'
import type { ShownExercise } from '../tasks/question-maker.ts'
import type { Reply } from '../tasks/reply.ts'
import { TaskGroup } from '../tasks/task-group.tsx'
import type { StepActions } from '../tasks/task-step.tsx'
import { Typing } from '../tasks/typing.tsx'
import { useIsKnownWord } from '../tasks/verdict/use-is-known-word.ts'
import { kindNames } from '../tasks/wording.ts'
import { Prompt } from './prompt.tsx'
import { Solved } from './solved.tsx'

interface Props {
  readonly shown: ShownExercise
  /** Null until it is answered. */
  readonly reply: Reply | null
  /** The learned language. */
  readonly language: Language
  readonly settings: Settings
  /** Whether it has left the round with this answer and comes back tomorrow. */
  readonly hasLeft: boolean
  /** Whether it is a question of a check: then its verdict is final. */
  readonly isChecked: boolean
  readonly actions: Pick<StepActions, 'onSee' | 'onReply' | 'onGoOn' | 'onEasy' | 'onOverrule' | 'onKeyboard'>
}

/** An exercise of a rule of the course, asked or shown again. */
export function ExerciseStep(props: Props) {
  return props.shown.task ? <Asked {...props} /> : <ShownAgain {...props} />
}

/** The solution of an exercise that was wrong twice, before it is asked again. */
function ShownAgain({ shown, language, settings, actions }: Props) {
  const id = useId()
  return (
    <TaskGroup id={id} kind={kindNames['look-again']} isHelped={false}>
      <div id={`${id}-question`}>
        <Solved
          exercise={shown.exercise}
          language={language}
          showsTransliteration={showsReadingAid(settings.transliteration, 0, true)}
          showsSound={showsReadingAid(settings.sounds, 0, true)}
        />
      </div>
      <div className="bottom-bar grid">
        <Button data-first-focus onClick={actions.onSee}>
          {t('Weiter')}
        </Button>
      </div>
    </TaskGroup>
  )
}

function Asked({ shown, reply, language, settings, hasLeft, isChecked, actions }: Props) {
  const { exercise, stability } = shown
  const id = useId()
  const isKnownWord = useIsKnownWord(language, false)
  const [reason, setReason] = useState<string | null>(null)
  const { choices, right } = useMemo(
    () => choicesOf(exercise, language, randomOf(exercise.id)),
    [exercise, language],
  )
  const isAnswered = reply !== null
  // Where the choices are written alike, only their sound tells them apart.
  const isAboutSound = new Set(choices.map(({ text }) => text)).size < choices.length
  const aids = {
    showsTransliteration: isAboutSound || showsReadingAid(settings.transliteration, stability, isAnswered),
    showsSound: showsReadingAid(settings.sounds, stability, isAnswered),
  }
  const answer = (given: Omit<Reply, 'isOverruled'>, why: string | null) => {
    setReason(why)
    giveFeedback(given.grade > 1)
    actions.onReply(given)
  }
  const judge = ({ verdict, reason: why }: Judged) =>
    answer({ grade: gradeOf(verdict, false), verdict, chosen: null }, why)
  return (
    <AnsweredStep
      id={id}
      kind={t('Übung')}
      language={language}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">
            {exercise.task ? <Explanation>{exercise.task}</Explanation> : instructions[exercise.kind]}
          </h2>
          <Prompt exercise={exercise} language={language} {...aids} />
        </>
      }
      reason={reply?.grade === 1 ? reasonOf(exercise, reason) : null}
      remark={hasLeft && <p>{t('Das kommt morgen wieder.')}</p>}
      solution={<Solved exercise={exercise} language={language} {...aids} />}
      changes={isChecked ? null : actions}
      reply={reply}
      onReply={actions.onReply}
      onGoOn={actions.onGoOn}
    >
      {exercise.kind === 'choose' ? (
        <Choices
          choices={choices.map(({ text, transliteration }) => ({
            key: `${text} ${transliteration}`,
            content: (
              <span className="grid">
                <TextIn language={language}>{text}</TextIn>
                {language === 'fa' && aids.showsTransliteration && (
                  <TransliterationOfUnread farsi={text} sound={transliteration} className="text-sm" />
                )}
              </span>
            ),
          }))}
          right={right}
          isAnswered={isAnswered}
          chosen={reply?.chosen ?? null}
          className="sm:grid-cols-2"
          onChoose={(at) =>
            answer({ grade: at === right ? 3 : 1, verdict: null, chosen: at }, choices[at]?.reason ?? null)
          }
        />
      ) : exercise.kind === 'order' ? (
        <Ordering
          parts={partsOfExercise(exercise, language, randomOf(exercise.id)).map((text) => ({ text }))}
          language={language}
          isAnswered={isAnswered}
          onCheck={(texts) => judge(judgedOrder(exercise, language, texts.join(' ')))}
        />
      ) : (
        <Typing
          language={language}
          isAnswered={isAnswered}
          hasKeyboard={showsKeyboard(settings.keyboard, language)}
          describedBy={`${id}-question`}
          onCheck={(text) => judge(judged(exercise, language, text, isKnownWord))}
          onKeyboard={actions.onKeyboard}
        />
      )}
    </AnsweredStep>
  )
}

/** Why an answer is wrong. What the exercise does not know, its rule explains. */
function reasonOf({ id, heading }: Exercise, known: string | null): WordedReason {
  const unit = unitOfExercise(id)
  return {
    text: known ?? t('Hier gilt diese Regel: {heading}', { heading }),
    rule: unit === null ? null : { anchor: anchorOfHeading(heading), unit },
  }
}

const instructions: Readonly<Record<Exercise['kind'], string>> = {
  choose: t('Was passt in die Lücke?'),
  gap: t('Was gehört in die Lücke?'),
  order: t('Bringen Sie die Wörter in die richtige Reihenfolge.'),
  transform: t('Ändern Sie den Satz.'),
  write: t('Schreiben Sie den Satz.'),
}
