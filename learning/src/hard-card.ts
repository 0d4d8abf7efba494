import { strengths } from './strengths.ts'
import type { Card } from './values.ts'

/** After this many wrong answers a card that is still fresh takes more time than it is worth. */
const lapsesOfHardCard = 5

/** Whether a card is wrong again and again. It is asked less often (`memory.ts`), and shown before. */
export function isHardCard({ lapses, stability }: Pick<Card, 'lapses' | 'stability'>): boolean {
  return lapses >= lapsesOfHardCard && stability < strengths.settling
}
