import type { Phrase } from '@pol/content/phrases'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'

interface Props {
  readonly line: Phrase
  /** Of the German text. */
  readonly className?: string
}

/** What to say in German, and what it means. */
export function BothLines({ line, className = 'text-xl font-bold' }: Props) {
  return (
    <>
      <GermanLine text={line.german} className={className} />
      <PersianLine farsi={line.farsi} transliteration={line.transliteration} />
    </>
  )
}
