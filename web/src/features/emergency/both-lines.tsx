import type { Phrase } from '@pol/content/phrases'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'

interface Props {
  readonly line: Phrase
  /** Classes of the German text. */
  readonly className?: string
}

/** A line in German with its Persian translation. */
export function BothLines({ line, className = 'text-xl font-bold' }: Props) {
  return (
    <>
      <GermanLine text={line.german} className={className} />
      <PersianLine farsi={line.farsi} transliteration={line.transliteration} />
    </>
  )
}
