import type { ReactNode } from 'react'

interface Props {
  /** Whether the question is answered. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Around the verdict and what follows it. It is there before the answer, because a live region must not be new. */
export function AnswerPanel({ isOpen, children }: Props) {
  return <div className={isOpen ? 'answer-panel' : ''}>{children}</div>
}
