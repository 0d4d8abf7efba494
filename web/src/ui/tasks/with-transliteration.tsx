import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Elements } from '../../lib/elements.ts'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  readonly isShown: boolean
  readonly children: Elements
}

/** A Persian text with its transliteration below, while it is shown. */
export function WithTransliteration({ item, language, isShown, children }: Props) {
  return (
    <span className="grid">
      {children}
      {isShown && language === 'fa' && item.kind !== 'letter' && (
        <TransliterationOfUnread farsi={item.farsi} sound={item.transliteration} className="text-sm" />
      )}
    </span>
  )
}
