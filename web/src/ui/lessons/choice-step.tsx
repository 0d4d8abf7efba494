import { useId } from 'react'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import type { WordedReason } from '../../lib/lexicon/worded-reason.ts'
import { Choices } from '../tasks/choices.tsx'
import { giveFeedback } from '../tasks/feedback.ts'
import { AnsweredStep, type Asked } from './answered-step.tsx'

interface Props extends Asked {
  readonly kind: string
  readonly question: Elements
  readonly choices: readonly { readonly key: string; readonly content: Elements }[]
  /** Index of the right choice. */
  readonly right: number
  readonly language: Language
  /** Why the chosen answer is wrong; null if no rule knows it. */
  readonly reason: WordedReason | null
  /** What is shown with the verdict. */
  readonly solution: Elements
}

/** A question with choices that belongs to no card. */
export function ChoiceStep({ choices, right, ...step }: Props) {
  const id = useId()
  const { reply, onReply } = step
  return (
    <AnsweredStep id={id} {...step}>
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
    </AnsweredStep>
  )
}
