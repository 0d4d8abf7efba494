import { type Language, otherLanguage } from '@pol/language/language'
import { type Item, letterIn, meaningOf, type Place, targetOf } from '@pol/learning/item'
import { German, Persian } from '../../ui/frame/persian.tsx'

interface Props {
  readonly language: Language
  readonly children: string
  readonly className?: string | undefined
}

/** A text in one of the two languages. */
export function TextIn({ language, children, className }: Props) {
  const Text = language === 'fa' ? Persian : German
  return <Text className={className}>{children}</Text>
}

interface OfItem {
  readonly item: Item
  /** The language that is learned. */
  readonly language: Language
  readonly className?: string | undefined
}

/** Text of an item in the learned language. */
export function Target({ item, language, className, place }: OfItem & { readonly place?: Place }) {
  const text = place ? letterIn(item.farsi, place) : targetOf(item, language)
  return (
    <TextIn language={language} className={className}>
      {text}
    </TextIn>
  )
}

/** Meaning of an item, with the hint that distinguishes it from other senses. */
export function Meaning({ item, language, className }: OfItem) {
  return (
    <TextIn language={otherLanguage(language)} className={className}>
      {meaningOf(item, language)}
    </TextIn>
  )
}

/** Hint about the sense of a word in the reader's language; empty for other items. */
export function senseIn(item: Item, reader: Language): string {
  if (item.kind !== 'word') return ''
  return reader === 'de' ? item.sense_german : item.sense_farsi
}
