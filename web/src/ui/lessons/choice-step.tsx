import { useDeferredValue, useId } from 'react'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import type { WordedReason } from '../../lib/lexicon/worded-reason.ts'
import { Choices } from '../tasks/choices.tsx'
import { giveFeedback } from '../tasks/feedback.ts'
import type { Reply } from '../tasks/reply.ts'
import { TaskActions } from '../tasks/task-actions.tsx'
import { TaskGroup } from '../tasks/task-group.tsx'
import { AnswerPanel } from '../tasks/verdict/answer-panel.tsx'
import { useShownVerdict } from '../tasks/verdict/use-shown-verdict.ts'
import { VerdictButtons, VerdictText } from '../tasks/verdict/verdict.tsx'

interface Props {
  readonly kind: string
  readonly question: Elements
  readonly choices: readonly { readonly key: string; readonly content: Elements }[]
  /** Index of the right choice. */
  readonly right: number
  readonly language: Language
  readonly reply: Reply | null
  /** Why the chosen answer is wrong; null if no rule knows it. */
  readonly reason: WordedReason | null
  /** What is shown with the verdict. */
  readonly solution: Elements
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
}

/** A question with choices that belongs to no card. */
export function ChoiceStep(props: Props) {
  const { kind, question, choices, right, language, reply, reason, solution, onReply, onGoOn } = props
  const id = useId()
  const isSolved = useDeferredValue(reply !== null) && reply !== null
  const shown = useShownVerdict(isSolved)
  return (
    <>
      <TaskGroup id={id} kind={kind} isHelped={false}>
        <div
          ref={shown.question}
          id={`${id}-question`}
          className="grid scroll-mt-8 grid-cols-1 gap-3 text-center"
        >
          {question}
        </div>
        <Choices
          choices={choices}
          right={right}
          isAnswered={reply !== null}
          chosen={reply?.chosen ?? null}
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
        <div ref={shown.verdict} role="status" className="mt-3 grid gap-2">
          {reply && <VerdictText reply={reply} language={language} reason={reason} />}
        </div>
        {isSolved && reply && (
          <>
            {solution}
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
