import { useId, useMemo, useState } from 'react'
import { t } from '@pol/contract/text'
import { blank, transliterationAround } from '@pol/language/blank'
import { type Language, otherLanguage } from '@pol/language/language'
import { gradeOf } from '@pol/learning/grading'
import {
  choicesOf,
  type Exercise,
  judged,
  judgedOrder,
  partsOfExercise,
  solvedOf,
} from '@pol/learning/exercises/exercise'
import { randomOf } from '@pol/learning/random'
import { AnsweredStep, type Asked } from '../lessons/answered-step.tsx'
import { Explanation } from '../learning/explanation.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { Choices } from '../tasks/choices.tsx'
import { giveFeedback } from '../tasks/feedback.ts'
import { TextIn } from '../tasks/item-texts.tsx'
import { Ordering } from '../tasks/ordering.tsx'
import { Typing } from '../tasks/typing.tsx'
import { useIsKnownWord } from '../tasks/verdict/use-is-known-word.ts'
import { Blank } from '../tasks/word-with-gap.tsx'

interface Props extends Asked {
  readonly exercise: Exercise
  /** The learned language. */
  readonly language: Language
  readonly showsTransliteration: boolean
  readonly hasKeyboard: boolean
  readonly onKeyboard: (isOnScreen: boolean) => void
}

/** An exercise of a rule, with the reason for each wrong answer that it knows. */
export function ExerciseStep({
  exercise,
  language,
  showsTransliteration,
  hasKeyboard,
  onKeyboard,
  ...asked
}: Props) {
  const id = useId()
  const isKnownWord = useIsKnownWord(language, false)
  const [reason, setReason] = useState<string | null>(null)
  const { choices, right } = useMemo(
    () => choicesOf(exercise, language, randomOf(exercise.id)),
    [exercise, language],
  )
  const isAnswered = asked.reply !== null
  const isPersian = language === 'fa'
  const answer = (
    grade: 1 | 2 | 3,
    verdict: ReturnType<typeof judged>['verdict'] | null,
    chosen: number | null,
    why: string | null,
  ) => {
    setReason(why)
    giveFeedback(grade > 1)
    asked.onReply({ grade, verdict, chosen })
  }
  const judge = ({ verdict, reason: why }: ReturnType<typeof judged>) =>
    answer(gradeOf(verdict, false) as 1 | 2 | 3, verdict, null, why)
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
          <Prompt exercise={exercise} language={language} showsTransliteration={showsTransliteration} />
          {exercise.kind !== 'transform' && (
            <p>
              <TextIn language={otherLanguage(language)} className="text-lg short:text-base">
                {isPersian ? exercise.german : exercise.farsi}
              </TextIn>
            </p>
          )}
        </>
      }
      reason={reason === null ? null : { text: reason, rule: null }}
      solution={
        <div className="card mt-3 flex items-center justify-center gap-3 p-3 text-center">
          <div className="min-w-0 flex-1">
            <TextIn language={language} className="block text-2xl font-bold short:text-xl">
              {solvedOf(exercise, language)}
            </TextIn>
            {isPersian && showsTransliteration && (
              <TransliterationOfUnread farsi={exercise.farsi} sound={exercise.transliteration} />
            )}
            <p>
              <TextIn language={otherLanguage(language)}>
                {isPersian ? exercise.german : exercise.farsi}
              </TextIn>
            </p>
          </div>
          <SpeakerButton text={solvedOf(exercise, language)} voice={isPersian ? 'nova' : 'alloy'} />
        </div>
      }
      {...asked}
    >
      {exercise.kind === 'choose' ? (
        <Choices
          choices={choices.map(({ text, transliteration }) => ({
            key: `${text} ${transliteration}`,
            content: (
              <span className="grid">
                <TextIn language={language}>{text}</TextIn>
                {isPersian && showsTransliteration && (
                  <TransliterationOfUnread farsi={text} sound={transliteration} className="text-sm" />
                )}
              </span>
            ),
          }))}
          right={right}
          isAnswered={isAnswered}
          chosen={asked.reply?.chosen ?? null}
          className="sm:grid-cols-2"
          onChoose={(at) => answer(at === right ? 3 : 1, null, at, choices[at]?.reason ?? null)}
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
          hasKeyboard={hasKeyboard}
          describedBy={`${id}-question`}
          onCheck={(text) => judge(judged(exercise, language, text, isKnownWord))}
          onKeyboard={onKeyboard}
        />
      )}
    </AnsweredStep>
  )
}

const instructions: Readonly<Record<Exercise['kind'], string>> = {
  choose: t('Was passt in die Lücke?'),
  gap: t('Was gehört in die Lücke?'),
  order: t('Bringen Sie die Wörter in die richtige Reihenfolge.'),
  transform: t('Ändern Sie den Satz.'),
  write: t('Schreiben Sie den Satz.'),
}

interface PromptProps {
  readonly exercise: Exercise
  readonly language: Language
  readonly showsTransliteration: boolean
}

/** The sentence with its blank, or the one to change. */
function Prompt({ exercise, language, showsTransliteration }: PromptProps) {
  const { kind, prompt, farsi, transliteration } = exercise
  if (prompt.text === '') return null
  const isPersian = language === 'fa'
  const large = 'text-2xl/loose font-bold short:text-xl/relaxed'
  if (kind === 'transform')
    return (
      <div>
        <TextIn language={language} className={`block ${large}`}>
          {prompt.text}
        </TextIn>
        {isPersian && showsTransliteration && (
          <TransliterationOfUnread farsi={prompt.text} sound={prompt.transliteration} />
        )}
      </div>
    )
  const [before = '', after = ''] = prompt.text.split(blank)
  const sound =
    isPersian && showsTransliteration && transliterationAround(prompt.text, farsi, transliteration)
  return (
    <div>
      <p dir={isPersian ? 'rtl' : 'ltr'} className={large}>
        <TextIn language={language}>{before}</TextIn>
        <Blank className="w-16" />
        <TextIn language={language}>{after}</TextIn>
      </p>
      {sound && (
        <p dir="ltr" translate="no" className="hyphens-manual text-quiet">
          <TransliterationOfUnread farsi={before.trim()} sound={sound.before} />
          <Blank className="w-16" />
          <TransliterationOfUnread farsi={after} sound={sound.after} />
        </p>
      )}
    </div>
  )
}
