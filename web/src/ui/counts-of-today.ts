import { interfaceLanguage, t } from '@pol/contract/text'
import type { Today } from '../lib/learning/today.ts'

/** How much there is to repeat and to learn today, in words. Persian does not name what there is none of. */
export function countsOfToday({ due, items }: Pick<Today, 'due' | 'items'>): string[] {
  return [
    { count: due, text: t('{count} fällig', { count: due }) },
    { count: items, text: t('{count} neu', { count: items }) },
  ]
    .filter(({ count }) => interfaceLanguage === 'de' || count > 0)
    .map(({ text }) => text)
}
