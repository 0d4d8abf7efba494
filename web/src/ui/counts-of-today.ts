import { interfaceLanguage, t } from '@pol/contract/text'
import type { Today } from '../lib/learning/today.ts'

/** Texts with the numbers of due and new cards of today. The Persian ones leave out zeros. */
export function countsOfToday({ due, items }: Pick<Today, 'due' | 'items'>): string[] {
  return [
    { count: due, text: t('{count} fällig', { count: due }) },
    { count: items, text: t('{count} neu', { count: items }) },
  ]
    .filter(({ count }) => interfaceLanguage === 'de' || count > 0)
    .map(({ text }) => text)
}
