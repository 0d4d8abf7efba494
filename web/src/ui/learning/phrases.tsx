import type { Phrase } from '@pol/content/phrases'
import { GermanLine, PersianLine } from './lines.tsx'

interface Props {
  readonly phrases: readonly Phrase[]
}

/** Phrases as cards, each with the two languages below each other. */
export function PhraseCards({ phrases }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {phrases.map((phrase) => (
        <li key={phrase.german} className="card flex flex-col gap-3 p-5">
          <GermanLine text={phrase.german} />
          <hr className="mt-auto border-line" />
          <PersianLine farsi={phrase.farsi} transliteration={phrase.transliteration} />
        </li>
      ))}
    </ul>
  )
}

/** Phrases as the lines of one list, with the two languages side by side where there is room. */
export function PhraseRows({ phrases }: Props) {
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {phrases.map((phrase) => (
        <li key={phrase.german} className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-3 md:grid-cols-2">
          <GermanLine text={phrase.german} className="font-semibold" />
          <PersianLine farsi={phrase.farsi} transliteration={phrase.transliteration} className="text-lg" />
        </li>
      ))}
    </ul>
  )
}
