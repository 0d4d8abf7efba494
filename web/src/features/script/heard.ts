import type { Asked } from '../../ui/lessons/answered-step.tsx'

/** What a question that is heard needs. */
export interface Heard extends Asked {
  /** Leaves the question, because its sound cannot be had. It does not count. */
  readonly onUnheard: () => void
}
