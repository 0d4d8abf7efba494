import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Elements } from '../../lib/elements.ts'

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
        <span dir="ltr" translate="no" className="text-sm text-quiet hyphens-manual">
          {item.transliteration}
        </span>
      )}
    </span>
  )
}
