import { useEffect, useMemo, useRef } from 'react'
import type { Item } from '@pol/learning/item'
import { isKept, type Spoken } from '../../../ui/speech/player.ts'

/**
 * Returns whether an item can be played now: online every item, offline only items with cached audio.
 * @param items the items of the round.
 */
export function useAudibleItems(
  items: readonly Item[],
  spokenOf: (item: Item) => Spoken,
): (item: Item) => boolean {
  const heard = useRef<ReadonlySet<Item>>(new Set())
  useEffect(() => {
    const stop = new AbortController()
    const check = async () => {
      const found = await Promise.all(items.map((item) => isKept(spokenOf(item))))
      heard.current = new Set(items.filter((_, at) => found[at]))
    }
    const start = () => {
      // Without the list, no listening tasks are asked.
      check().catch((error: unknown) => console.warn('The cached clips could not be read', error))
    }
    if (!navigator.onLine) start()
    addEventListener('offline', start, { signal: stop.signal })
    return () => stop.abort()
  }, [items, spokenOf])
  return useMemo(() => (item) => navigator.onLine || heard.current.has(item), [])
}
