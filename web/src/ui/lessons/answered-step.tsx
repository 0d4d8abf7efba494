import { useDeferredValue } from 'react'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import type { WordedReason } from '../../lib/lexicon/worded-reason.ts'
import type { Reply } from '../tasks/reply.ts'
import { TaskActions } from '../tasks/task-actions.tsx'
import { TaskGroup } from '../tasks/task-group.tsx'
import { AnswerPanel } from '../tasks/verdict/answer-panel.tsx'
import { RuleLink } from '../tasks/verdict/rule-link.tsx'
import { useShownVerdict } from '../tasks/verdict/use-shown-verdict.ts'
import { VerdictButtons, VerdictText } from '../tasks/verdict/verdict.tsx'

/** What a question outside of practice needs. */
export interface Asked {
  /** Null until it is answered. */
  readonly reply: Reply | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
}

interface Props extends Asked {
  /** Of the group; `<id>-question` is that of the question. */
  readonly id: string
  readonly kind: string
  readonly language: Language
  readonly question: Elements
  /** Where it is answered. */
  readonly children: Elements
  /** Why the answer is wrong; null if it is right, or if no rule knows it. */
  readonly reason: WordedReason | null
  /** Shown with the verdict. */
  readonly solution: Elements
  /** What else is said with the verdict. */
  readonly remark?: Elements
  /** What one may change in the verdict on an item; null or missing if it is final. */
  readonly changes?: VerdictChanges | null
}

export interface VerdictChanges {
  readonly onEasy: () => void
  readonly onOverrule: () => void
}

/** A question with its verdict and its solution. */
export function AnsweredStep(props: Props) {
  const { id, kind, language, question, children, reason, solution, remark, changes } = props
  const { reply, onReply, onGoOn } = props
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
          {reply && <VerdictText reply={reply} language={language} reason={reason} />}
          {reply && remark}
        </div>
        {reason?.rule && <RuleLink {...reason.rule} />}
        {isSolved && reply && (
          <>
            {solution}
            <div className="bottom-bar">
              <VerdictButtons
                reply={reply}
                isOfPairs={!changes}
                isFinal={!changes}
                ref={goOnRef}
                onGoOn={onGoOn}
                onEasy={() => changes?.onEasy()}
                onOverrule={() => {
                  // 'War richtig' disappears, and would take the focus with it.
                  goOnRef.current?.focus()
                  changes?.onOverrule()
                }}
              />
            </div>
          </>
        )}
      </AnswerPanel>
    </>
  )
}
