import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first button of a bar, if the pressed one was removed or disabled with a change of `state`. */
export function useFocusKept(bar: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    const isFirst = before.current === state
    before.current = state
    if (!isFirst && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [bar, state])
}
