import type { LetterForReaders } from '../../../../build/for-readers.ts'
import type { Language } from '@pol/language/language'
import { iconOf } from '@pol/learning/choices'
import type { Item } from '@pol/learning/item'
import type { Elements } from '../../../lib/elements.ts'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import { loadDetails } from '../../../lib/lexicon/entries.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { German, Persian } from '../../../ui/frame/persian.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { GermanSound } from '../../../ui/learning/german-sound.tsx'
import { GermanLine, PersianLine } from '../../../ui/learning/lines.tsx'
import { LetterForms } from '../../../ui/learning/letter-forms.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  readonly catalogue: Catalogue
  /** The item in full. */
  readonly solution: Elements
}

/** The first presentation of an item, without a question. */
export function Meeting({ item, language, catalogue, solution }: Props) {
  const icon = iconOf(item)
  return (
    <div className="card grid grid-cols-1 gap-4 p-5">
      {icon !== undefined && (
        <div aria-hidden="true" className="text-center font-emoji text-7xl/normal">
          {icon}
        </div>
      )}
      {solution}
      {item.kind === 'letter' && <AboutLetter letter={catalogue.alphabet.get(item.id)} />}
      {item.kind === 'word' && <Example at={catalogue.items.indexOf(item)} language={language} />}
    </div>
  )
}

function AboutLetter({ letter }: { readonly letter: LetterForReaders | undefined }) {
  if (!letter) return null
  return (
    <>
      <p className="text-quiet">
        <Explanation>{letter.pronunciation}</Explanation>
      </p>
      <LetterForms letter={letter.farsi} />
      <div className="rounded-control bg-sunken px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span dir="ltr" translate="no">
            {letter.example_transliteration}
          </span>
          <Persian className="text-2xl">{letter.example_farsi}</Persian>
        </div>
        <div className="text-quiet">
          <German>{letter.example_german}</German>
        </div>
        <GermanSound text={letter.example_german} />
      </div>
    </>
  )
}

interface ExampleProps {
  /** Index of the word in the lexicon. */
  readonly at: number
  readonly language: Language
}

/** Example of a word, shown once the large file with all examples has loaded; nothing if that fails. */
function Example({ at, language }: ExampleProps) {
  const loaded = useLoaded(loadDetails)
  const details = loaded.status === 'loaded' ? loaded.value[at] : undefined
  if (!details) return null
  const { example_german, example_farsi, example_transliteration } = details
  const german = <GermanLine text={example_german} className="" />
  const persian = (
    <PersianLine farsi={example_farsi} transliteration={example_transliteration} className="text-lg" />
  )
  return (
    <div className="grid gap-2 rounded-control bg-sunken px-4 py-3">
      {language === 'fa' ? persian : german}
      {language === 'fa' ? german : persian}
    </div>
  )
}
