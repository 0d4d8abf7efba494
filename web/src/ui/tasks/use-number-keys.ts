import { useEffect, useEffectEvent } from 'react'

/** The digits of a German and of a Persian keyboard. */
const digits = ['1234', '۱۲۳۴']

/** Calls `press` with 0 to 3 for the keys 1 to 4. A key that is held down counts once. */
export function useNumberKeys(press: (at: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    // Keys typed in an open dialog do not count.
    if (isShortcut || event.key.length !== 1 || document.querySelector('dialog[open]')) return
    const at = Math.max(...digits.map((row) => row.indexOf(event.key)))
    if (at < 0) return
    event.preventDefault()
    press(at)
  })
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('keydown', (event) => onKey(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
