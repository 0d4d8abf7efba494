import { t } from '@pol/contract/text'
import type { Today } from '../lib/learning/today.ts'

/** Texts with the numbers of due and new cards of today, zeros included. */
export const countsOfToday = ({ due, items }: Pick<Today, 'due' | 'items'>): string[] => [
  t('{count} fällig', { count: due }),
  t('{count} neu', { count: items }),
]
