import type { Language } from '@pol/learning/card'
import { type Item, letterIn, meaningOf, type Place, targetOf } from '@pol/learning/item'
import { Persian } from '../../ui/frame/persian.tsx'

interface Props {
  readonly language: Language
  readonly children: string
  readonly className?: string | undefined
}

/** A text in one of the two languages. */
export function TextIn({ language, children, className }: Props) {
  if (language === 'fa') return <Persian className={className}>{children}</Persian>
  return (
    <span lang="de" className={className}>
      {children}
    </span>
  )
}

export const other = (language: Language): Language => (language === 'fa' ? 'de' : 'fa')

interface OfItem {
  readonly item: Item
  /** The language that is learned. */
  readonly language: Language
  readonly className?: string | undefined
}

/** What is learned. */
export function Target({ item, language, className, place }: OfItem & { readonly place?: Place }) {
  const text = place ? letterIn(item.farsi, place) : targetOf(item, language)
  return (
    <TextIn language={language} className={className}>
      {text}
    </TextIn>
  )
}

/** What it means, with the hint that tells it from other senses. */
export function Meaning({ item, language, className }: OfItem) {
  return (
    <TextIn language={other(language)} className={className}>
      {meaningOf(item, language)}
    </TextIn>
  )
}

/** Which sense of a word is meant, in the language that the learner knows. */
export function senseOf(item: Item, language: Language): string {
  if (item.kind !== 'word') return ''
  return language === 'fa' ? item.sense_german : item.sense_farsi
}
