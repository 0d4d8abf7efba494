import type { Phrase } from '@pol/content/phrases'
import { TextPair } from '../../ui/learning/text-pair.tsx'

interface Props {
  readonly line: Phrase
  readonly size?: 'word' | 'service'
}

/** A line in both languages, each with its speaker, the learned language first. */
export function BothLines({ line, size = 'word' }: Props) {
  const { german, farsi, transliteration } = line
  return (
    <TextPair size={size} place="emergency" german={german} farsi={farsi} transliteration={transliteration} />
  )
}
