import { useEffect, useRef } from 'react'

/**
 * Once a task is solved, gives 'Weiter' the focus and scrolls no further than to show the parts of the screen that have
 * these refs. If they do not all fit, the verdict is more important than the question, and both than the solution.
 */
export function useShownVerdict(isSolved: boolean) {
  const question = useRef<HTMLDivElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const solved = useRef<HTMLDivElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSolved) return
    goOn.current?.focus({ preventScroll: true })
    // The last one wins.
    for (const { current } of [solved, question, verdict, goOn])
      current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isSolved])
  return { question, verdict, solved, goOn }
}
