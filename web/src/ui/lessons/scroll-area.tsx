import type { Elements } from '../../lib/elements.ts'

/** Content that may be longer than the screen: it scrolls inside, so that 'Weiter' stays in view. */
export function ScrollArea({ children }: { readonly children: Elements }) {
  return (
    <div data-scroll-area className="min-h-40 flex-1 overflow-y-auto">
      {children}
    </div>
  )
}
