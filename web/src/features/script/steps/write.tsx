import { useDeferredValue, useId, useState } from 'react'
import type { ScriptWord } from '@pol/content/script/step'
import { t } from '@pol/contract/text'
import { gradeOf, verdictOn } from '@pol/learning/grading'
import { randomOf, shuffled } from '@pol/learning/random'
import { Persian } from '../../../ui/frame/persian.tsx'
import { Listening } from '../../../ui/tasks/listening.tsx'
import { giveFeedback } from '../../../ui/tasks/feedback.ts'
import { Ordering } from '../../../ui/tasks/ordering.tsx'
import type { Reply } from '../../../ui/tasks/reply.ts'
import { TaskActions } from '../../../ui/tasks/task-actions.tsx'
import { TaskGroup } from '../../../ui/tasks/task-group.tsx'
import { Typing } from '../../../ui/tasks/typing.tsx'
import { AnswerPanel } from '../../../ui/tasks/verdict/answer-panel.tsx'
import { useShownVerdict } from '../../../ui/tasks/verdict/use-shown-verdict.ts'
import { VerdictButtons, VerdictText } from '../../../ui/tasks/verdict/verdict.tsx'
import { partNames } from '../wording.ts'
import { spokenOf, WordInFull } from './word-texts.tsx'

interface Props {
  readonly word: ScriptWord
  readonly by: 'tiles' | 'keyboard'
  readonly reply: Reply | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
}

/** A word is heard and written: with its letters in disorder, later with a keyboard. */
export function Write({ word, by, reply, onReply, onGoOn }: Props) {
  const id = useId()
  const [hasKeyboard, setHasKeyboard] = useState(true)
  const isSolved = useDeferredValue(reply !== null) && reply !== null
  const shown = useShownVerdict(isSolved)
  const check = (typed: string) => {
    const verdict = verdictOn(typed, { accepted: [word.farsi] }, 'fa')
    const grade = gradeOf(verdict, false)
    giveFeedback(grade > 1)
    onReply({ grade, verdict, chosen: null })
  }
  const tiles = shuffled([...word.farsi], randomOf(word.id))
  return (
    <>
      <TaskGroup id={id} kind={partNames.write} isHelped={false}>
        <div
          ref={shown.question}
          id={`${id}-question`}
          className="grid scroll-mt-8 grid-cols-1 gap-3 text-center short:gap-1"
        >
          <h2 className="text-quiet sm:text-lg">{t('Schreiben Sie, was Sie hören.')}</h2>
          <Listening spoken={spokenOf(word)} onUnavailable={onGoOn} />
          {word.hints.length > 0 && (
            <p>
              <span>{t('Nicht zu hören:')} </span>
              <Persian className="text-xl font-bold">{word.hints.join('، ')}</Persian>
            </p>
          )}
        </div>
        {by === 'tiles' ? (
          <Ordering
            parts={tiles.map((text) => ({ text }))}
            language="fa"
            isAnswered={reply !== null}
            onCheck={(texts) => check(texts.join(''))}
          />
        ) : (
          <Typing
            language="fa"
            isAnswered={reply !== null}
            hasKeyboard={hasKeyboard}
            describedBy={`${id}-question`}
            onCheck={check}
            onKeyboard={setHasKeyboard}
          />
        )}
        {!reply && (
          <TaskActions
            onHelp={null}
            isHelped={false}
            onGiveUp={() => onReply({ grade: 1, verdict: null, chosen: null })}
          />
        )}
      </TaskGroup>
      <AnswerPanel isOpen={isSolved && reply !== null}>
        <div ref={shown.verdict} role="status" className="mt-3 grid gap-2">
          {reply && <VerdictText reply={reply} language="fa" reason={null} />}
        </div>
        {isSolved && reply && (
          <>
            <WordInFull word={word} />
            <div className="bottom-bar">
              <VerdictButtons
                reply={reply}
                isOfPairs
                ref={shown.goOn}
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
