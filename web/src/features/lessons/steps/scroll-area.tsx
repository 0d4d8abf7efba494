import type { Elements } from '../../../lib/elements.ts'

/** Content that may be longer than the screen: it scrolls inside, so that 'Weiter' stays in view. */
export function ScrollArea({ children }: { readonly children: Elements }) {
  return <div className="max-h-[calc(100dvh-15rem)] min-h-40 overflow-y-auto">{children}</div>
}
