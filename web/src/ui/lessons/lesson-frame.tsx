import type { Elements } from '../../lib/elements.ts'
import { Main } from '../frame/main-element.tsx'

interface Props {
  readonly header: Elements
  readonly children: Elements
}

/** A screen that shows one step at a time. */
export function LessonFrame({ header, children }: Props) {
  return (
    <div className="around-scroll-area:flex around-scroll-area:h-dvh around-scroll-area:flex-col">
      {header}
      <Main
        data-round
        className="mx-auto w-full max-w-2xl px-4 py-3 short:py-1.5 around-scroll-area:flex around-scroll-area:min-h-0 around-scroll-area:flex-1 around-scroll-area:flex-col sm:py-6"
      >
        {children}
      </Main>
    </div>
  )
}
