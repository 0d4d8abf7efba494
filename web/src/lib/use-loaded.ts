import { useEffect, useState } from 'react'

type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: Value }

/** Loads a value when the component is mounted, and again when `load` changes. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const start = () => {
      load().then(
        (value) => isCurrent && setLoaded({ status: 'loaded', value }),
        (error: unknown) => {
          console.warn('Content could not be loaded', error)
          if (isCurrent) setLoaded({ status: 'failed', retry })
        },
      )
    }
    const retry = () => {
      setLoaded({ status: 'loading' })
      start()
    }
    start()
    return () => {
      isCurrent = false
    }
  }, [load])
  return loaded
}
