import { useId, useState } from 'react'
import type { Verdict } from '@pol/learning/grading'
import type { Elements } from '../../../../lib/elements.ts'
import type { WordedReason } from '../../../../lib/lexicon/worded-reason.ts'
import { giveFeedback } from '../../../../ui/tasks/feedback.ts'
import { Typing } from '../../../../ui/tasks/typing.tsx'
import { AnsweredStep, type Asked } from '../../../../ui/lessons/answered-step.tsx'

interface Props extends Asked {
  readonly kind: string
  readonly question: Elements
  /** Whether the keys of German letters are shown. */
  readonly hasKeyboard: boolean
  /** Judges what was typed. */
  readonly judge: (typed: string) => Judgement
  /** Why the answer is wrong. @param typed empty after 'Ich weiß es nicht'. */
  readonly reasonOf: (typed: string) => WordedReason
  readonly solution: Elements
}

interface Judgement {
  readonly isRight: boolean
  /** Says what differs; null if nothing need be compared. */
  readonly verdict: Verdict | null
}

/** A question that is answered in writing. */
export function WrittenStep({ kind, question, hasKeyboard, judge, reasonOf, solution, ...asked }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <AnsweredStep
      id={id}
      kind={kind}
      language="de"
      question={question}
      reason={asked.reply?.grade === 1 ? reasonOf(typed) : null}
      solution={solution}
      {...asked}
    >
      <Typing
        language="de"
        isAnswered={asked.reply !== null}
        hasKeyboard={hasKeyboard}
        describedBy={`${id}-question`}
        onCheck={(text) => {
          const { isRight, verdict } = judge(text)
          setTyped(text)
          giveFeedback(isRight)
          asked.onReply({ grade: isRight ? 3 : 1, verdict, chosen: null })
        }}
        onKeyboard={() => undefined}
      />
    </AnsweredStep>
  )
}
