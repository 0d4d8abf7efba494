import { startTransition, useEffect, useState } from 'react'

/** About what a telephone shows at first; drawing so many takes no device longer than people notice. */
const step = 12

/**
 * How many items of a long list are drawn: the first ones at once, the others in small steps, so that neither the
 * first view nor a press waits for what nobody sees yet.
 */
export function useDrawnInSteps(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return Math.min(drawn, total)
}
