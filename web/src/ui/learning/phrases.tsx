import type { Phrase } from '@pol/content/phrases'
import { GermanLine, PersianLine } from './lines.tsx'
import { useProgressiveRendering } from './use-progressive-rendering.ts'

interface Props {
  readonly phrases: readonly Phrase[]
}

/** Phrases as cards, with the Persian text below the German one. */
export function PhraseCards({ phrases }: Props) {
  const rendered = useProgressiveRendering(phrases.length, 6)
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {phrases.slice(0, rendered).map((phrase) => (
        <li key={phrase.german} className="card flex flex-col gap-3 p-5">
          <GermanLine text={phrase.german} item={phrase.id} place="specified" />
          <hr className="mt-auto border-line" />
          <PersianLine
            farsi={phrase.farsi}
            item={phrase.id}
            transliteration={phrase.transliteration}
            place="specified"
          />
        </li>
      ))}
    </ul>
  )
}

/** Phrases as rows of a list, with the languages side by side on wide screens, German on the left. */
export function PhraseRows({ phrases }: Props) {
  const rendered = useProgressiveRendering(phrases.length, 6)
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {phrases.slice(0, rendered).map((phrase) => (
        <li
          key={phrase.german}
          dir="ltr"
          className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-3 md:grid-cols-2"
        >
          <GermanLine text={phrase.german} item={phrase.id} place="specified" className="font-semibold" />
          <PersianLine
            farsi={phrase.farsi}
            item={phrase.id}
            transliteration={phrase.transliteration}
            place="specified"
            className="text-lg"
          />
        </li>
      ))}
    </ul>
  )
}
