import { useDeferredValue, useId } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { reasonOfWrongChoice } from '@pol/language/reasons/choice'
import { randomOf, shuffled } from '@pol/learning/random'
import { worded } from '../../../lib/lexicon/worded-reason.ts'
import { giveFeedback } from '../../../ui/tasks/feedback.ts'
import { Choices } from '../../../ui/tasks/choices.tsx'
import { TextIn } from '../../../ui/tasks/item-texts.tsx'
import { Listening } from '../../../ui/tasks/listening.tsx'
import type { Reply } from '../../../ui/tasks/reply.ts'
import { TaskActions } from '../../../ui/tasks/task-actions.tsx'
import { TaskGroup } from '../../../ui/tasks/task-group.tsx'
import { AnswerPanel } from '../../../ui/tasks/verdict/answer-panel.tsx'
import { useShownVerdict } from '../../../ui/tasks/verdict/use-shown-verdict.ts'
import { VerdictButtons, VerdictText } from '../../../ui/tasks/verdict/verdict.tsx'
import { turnTexts } from '../../../ui/course/turn-texts.ts'
import { stepNames } from '../wording.ts'

interface Props {
  readonly by: 'sound' | 'text'
  /** The asked turn, then the others. */
  readonly turns: readonly [Turn, ...Turn[]]
  readonly language: Language
  readonly reply: Reply | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
  /** The sound cannot be had: the turn is shown instead. */
  readonly onUnheard: () => void
}

/** A turn is heard or read, and its meaning is chosen. */
export function UnderstandStep({ by, turns, language, reply, onReply, onGoOn, onUnheard }: Props) {
  const id = useId()
  const [asked] = turns
  const choices = shuffled(turns, randomOf(asked.id)).map((turn) => turnTexts(turn, language))
  const { said, meaning, spoken } = turnTexts(asked, language)
  const right = choices.findIndex((choice) => choice.meaning === meaning)
  const chosen = reply?.chosen ?? null
  const wrong = chosen === null || chosen === right ? undefined : choices[chosen]
  const isSolved = useDeferredValue(reply !== null) && reply !== null
  const { question, verdict, goOn } = useShownVerdict(isSolved)
  const reason = wrong
    ? worded(reasonOfWrongChoice({ kind: 'choice', chosen: wrong.meaning, meaning: wrong.said }))
    : null
  return (
    <>
      <TaskGroup id={id} kind={stepNames.understand} isHelped={false}>
        <div ref={question} id={`${id}-question`} className="grid scroll-mt-8 grid-cols-1 gap-3 text-center">
          <h2 className="text-quiet sm:text-lg">
            {by === 'sound' ? t('Was wird hier gesagt?') : t('Was bedeutet dieser Satz?')}
          </h2>
          {by === 'sound' ? (
            <Listening spoken={spoken} onUnavailable={onUnheard} />
          ) : (
            <p>
              <TextIn language={language} className="text-2xl/relaxed font-bold">
                {said}
              </TextIn>
            </p>
          )}
        </div>
        <Choices
          choices={choices.map((choice) => ({
            key: choice.meaning,
            content: <TextIn language={otherLanguage(language)}>{choice.meaning}</TextIn>,
          }))}
          right={right}
          isAnswered={reply !== null}
          chosen={chosen}
          className=""
          onChoose={(at) => {
            giveFeedback(at === right)
            onReply({ grade: at === right ? 3 : 1, verdict: null, chosen: at })
          }}
        />
        {!reply && (
          <TaskActions
            onHelp={null}
            isHelped={false}
            onGiveUp={() => onReply({ grade: 1, verdict: null, chosen: null })}
          />
        )}
      </TaskGroup>
      <AnswerPanel isOpen={isSolved && reply !== null}>
        <div ref={verdict} role="status" className="mt-3 grid gap-2">
          {reply && <VerdictText reply={reply} language={language} reason={reason} />}
        </div>
        {isSolved && reply && (
          <>
            <p className="text-center text-xl font-bold">
              <TextIn language={language}>{said}</TextIn>
            </p>
            <div className="bottom-bar">
              <VerdictButtons
                reply={reply}
                isOfPairs
                ref={goOn}
                onGoOn={onGoOn}
                onEasy={onGoOn}
                onOverrule={onGoOn}
              />
            </div>
          </>
        )}
      </AnswerPanel>
    </>
  )
}
