import { useDeferredValue } from 'react'
import type { Elements } from '../../../../lib/elements.ts'
import type { WordedReason } from '../../../../lib/lexicon/worded-reason.ts'
import { TaskActions } from '../../../../ui/tasks/task-actions.tsx'
import { TaskGroup } from '../../../../ui/tasks/task-group.tsx'
import { AnswerPanel } from '../../../../ui/tasks/verdict/answer-panel.tsx'
import { useShownVerdict } from '../../../../ui/tasks/verdict/use-shown-verdict.ts'
import { VerdictButtons, VerdictText } from '../../../../ui/tasks/verdict/verdict.tsx'
import type { Asked } from './asked.ts'

interface Props extends Asked {
  /** Of the group; `<id>-question` is that of the question. */
  readonly id: string
  readonly kind: string
  readonly question: Elements
  /** Where it is answered. */
  readonly children: Elements
  /** Shown with a wrong answer. */
  readonly reason: WordedReason
  /** Shown with the verdict. */
  readonly solution: Elements
}

/** A question that is answered by other means than choices: frame, verdict and solution. */
export function AnsweredStep({ id, kind, question, children, reason, solution, ...asked }: Props) {
  const { reply, onReply, onGoOn } = asked
  const isSolved = useDeferredValue(reply !== null) && reply !== null
  const { question: questionRef, verdict: verdictRef, goOn: goOnRef } = useShownVerdict(isSolved)
  return (
    <>
      <TaskGroup id={id} kind={kind} isHelped={false}>
        <div
          ref={questionRef}
          id={`${id}-question`}
          className="grid scroll-mt-8 grid-cols-1 gap-3 text-center short:gap-1"
        >
          {question}
        </div>
        {children}
        {!reply && (
          <TaskActions
            onHelp={null}
            isHelped={false}
            onGiveUp={() => onReply({ grade: 1, verdict: null, chosen: null })}
          />
        )}
      </TaskGroup>
      <AnswerPanel isOpen={isSolved && reply !== null}>
        <div ref={verdictRef} role="status" className="mt-3 grid gap-2">
          {reply && <VerdictText reply={reply} language="de" reason={reply.grade > 1 ? null : reason} />}
        </div>
        {isSolved && reply && (
          <>
            {solution}
            <div className="bottom-bar">
              <VerdictButtons
                // The way of writing is what is asked, so that no verdict can be overruled.
                reply={{ ...reply, verdict: null }}
                isOfPairs
                ref={goOnRef}
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
