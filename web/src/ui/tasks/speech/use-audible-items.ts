import { useEffect, useMemo, useState } from 'react'
import type { Item } from '@pol/learning/item'
import { isKept, type Spoken } from '../../speech/player.ts'

/**
 * Returns whether an item can be played now: online every item, offline only items with cached audio. Null while the cache
 * is being read: a round that starts offline must not ask to listen before it is known which clips are cached.
 * @param items those that may be heard in the round.
 */
export function useAudibleItems(
  items: readonly Item[],
  spokenOf: (item: Item) => Spoken,
): ((item: Item) => boolean) | null {
  const [heard, setHeard] = useState<ReadonlySet<Item> | null>(null)
  const [beginsOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const stop = new AbortController()
    const check = async () => {
      const found = await Promise.all(items.map((item) => isKept(spokenOf(item))))
      setHeard(new Set(items.filter((_, at) => found[at])))
    }
    const start = () => {
      check().catch((error: unknown) => {
        console.warn('The cached clips could not be read', error)
        // Without the list, no listening tasks are asked.
        setHeard(new Set())
      })
    }
    if (!navigator.onLine) start()
    addEventListener('offline', start, { signal: stop.signal })
    return () => stop.abort()
  }, [items, spokenOf])
  return useMemo(() => {
    if (!heard && beginsOffline) return null
    return (item: Item) => navigator.onLine || (heard?.has(item) ?? false)
  }, [heard, beginsOffline])
}
