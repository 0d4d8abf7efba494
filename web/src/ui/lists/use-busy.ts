import { useRef, useState } from 'react'

/** Tracks which rows have an action in progress. A row runs one action at a time. */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const running = useRef(new Set<string>())
  const run = async (id: string, action: () => Promise<boolean>): Promise<boolean> => {
    if (running.current.has(id)) return false
    running.current.add(id)
    setBusy(new Set(running.current))
    try {
      return await action()
    } finally {
      running.current.delete(id)
      setBusy(new Set(running.current))
    }
  }
  return { isBusy: (id: string) => busy.has(id), run }
}
