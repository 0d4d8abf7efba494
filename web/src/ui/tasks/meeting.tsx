import type { LetterForReaders } from '../../../build/for-readers.ts'
import { t } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { iconOf } from '@pol/learning/tasks/choices'
import { type Item, type Line, targetOf } from '@pol/learning/item'
import { partsOf, soundsOfParts } from '@pol/learning/tasks/order'
import type { Elements } from '../../lib/elements.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { loadDetails } from '../../lib/lexicon/entries.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { German, Persian } from '../frame/persian.tsx'
import { Explanation } from '../learning/explanation.tsx'
import { GermanLine, PersianLine } from '../learning/lines.tsx'
import { LetterForms } from '../learning/letter-forms.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { TextIn } from './item-texts.tsx'
import { TwoLines } from './two-lines.tsx'

interface Props {
  readonly item: Item
  readonly language: Language
  readonly catalogue: Catalogue
  /** The item in full. */
  readonly solution: Elements
  readonly showsTransliteration: boolean
  /** Not for children who cannot read. */
  readonly hasExample: boolean
}

/** Presents an item without a question: in full, with the parts of a sentence or an example. */
export function Meeting({ item, language, catalogue, solution, showsTransliteration, hasExample }: Props) {
  const icon = iconOf(item, language)
  return (
    <div className="card grid grid-cols-1 gap-4 p-[min(1.25rem,5.5vw)] short:gap-2 short:py-2">
      {icon !== undefined && (
        <div aria-hidden="true" className="text-center font-emoji text-7xl/normal">
          {icon}
        </div>
      )}
      {solution}
      {item.kind === 'letter' && (
        <AboutLetter letter={catalogue.alphabet.get(item.id)} showsTransliteration={showsTransliteration} />
      )}
      {item.kind === 'line' && (
        <Parts line={item} language={language} showsTransliteration={showsTransliteration} />
      )}
      {item.kind === 'word' && hasExample && (
        <Example at={catalogue.items.indexOf(item)} language={language} />
      )}
    </div>
  )
}

interface LetterProps {
  readonly letter: LetterForReaders | undefined
  readonly showsTransliteration: boolean
}

function AboutLetter({ letter, showsTransliteration }: LetterProps) {
  if (!letter) return null
  return (
    <>
      <TwoLines className="text-quiet">
        <Explanation>{letter.pronunciation}</Explanation>
      </TwoLines>
      <LetterForms letter={letter.farsi} />
      <div className="rounded-control bg-sunken px-[min(1rem,4vw)] py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {showsTransliteration && (
            <span dir="ltr" translate="no">
              {letter.example_transliteration}
            </span>
          )}
          <Persian className="text-2xl">{letter.example_farsi}</Persian>
        </div>
        <div className="text-quiet">
          <German>{letter.example_german}</German>
        </div>
      </div>
    </>
  )
}

interface PartsProps {
  readonly line: Line
  readonly language: Language
  readonly showsTransliteration: boolean
}

/** The parts of a sentence as they are put in order later; Persian ones with their transliteration. */
function Parts({ line, language, showsTransliteration }: PartsProps) {
  const parts = partsOf(targetOf(line, language), language)
  const sounds = language === 'fa' && showsTransliteration ? soundsOfParts(line) : []
  return (
    <ul
      aria-label={t('Bausteine')}
      dir={language === 'fa' ? 'rtl' : 'ltr'}
      className="flex flex-wrap justify-center gap-2"
    >
      {parts.map((part, at) => (
        <li key={`${at} ${part}`} className="rounded-control bg-sunken px-3 py-1 text-center">
          <TextIn language={language} className="block text-lg">
            {part}
          </TextIn>
          {sounds[at] !== undefined && (
            <TransliterationOfUnread farsi={part} sound={sounds[at]} className="text-sm" />
          )}
        </li>
      ))}
    </ul>
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
  return (
    <div className="grid gap-2 rounded-control bg-sunken px-[min(1rem,4vw)] py-3">
      {language === 'fa' ? (
        <PersianLine farsi={example_farsi} transliteration={example_transliteration} className="text-lg" />
      ) : (
        <GermanLine text={example_german} className="" />
      )}
      {/* A translation, which its reader needs not hear. */}
      <TextIn language={otherLanguage(language)} className="block text-quiet">
        {language === 'fa' ? example_german : example_farsi}
      </TextIn>
    </div>
  )
}
