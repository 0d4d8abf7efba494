import { startTransition, useEffect, useState } from 'react'

/**
 * Renders a long list in batches: the first one immediately, the others in transitions, so that neither the first view
 * nor user input waits for items below the fold.
 * @param batchSize about as many items as fit on a phone screen.
 * @returns the number of items to render.
 */
export function useProgressiveRendering(total: number, batchSize: number): number {
  const [rendered, setRendered] = useState(batchSize)
  useEffect(() => {
    if (rendered >= total) return
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + batchSize)))
    return () => clearTimeout(timer)
  }, [rendered, total, batchSize])
  return Math.min(rendered, total)
}
