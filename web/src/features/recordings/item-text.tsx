import type { Language } from '@pol/language/language'
import { type Item, meaningOf, targetOf } from '@pol/learning/item'
import { German, Persian } from '../../ui/frame/persian.tsx'

interface Props {
  readonly item: Item
  /** The language of the text. */
  readonly language: Language
  readonly className?: string
}

/** An item in one of the two languages. */
export function ItemText({ item, language, className }: Props) {
  const Text = language === 'fa' ? Persian : German
  return <Text className={className}>{targetOf(item, language)}</Text>
}

/** The meaning of an item, in the other language. */
export function ItemMeaning({ item, language, className }: Props) {
  const Text = language === 'fa' ? German : Persian
  return <Text className={className}>{meaningOf(item, language)}</Text>
}
