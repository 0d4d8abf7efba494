import letters from '@pol/content/data/german-letters.csv'
import type { GermanLetter } from '@pol/content/sounds'
import { t } from '@pol/contract/text'
import { MixedPersian } from '../../ui/frame/persian.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { HeardWord } from './heard-word.tsx'

/** The letters, each with its name, its sound and an example word. */
export function GermanAlphabet() {
  const rendered = useProgressiveRendering(letters.length, 6)
  return (
    <ul aria-label={t('Buchstaben')} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {letters.slice(0, rendered).map((letter) => (
        <LetterCard key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function LetterCard({ letter: { letter, heard, name, sound, entry, german, farsi } }: LetterProps) {
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div dir="ltr" className="flex items-center gap-3">
        <SpeakerButton text={heard} voice="alloy" />
        <h3 lang="de" translate="no" className="text-3xl font-bold">
          {bothCases(letter)}
        </h3>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        <dt className="text-quiet">{t('Name')}</dt>
        <dd>
          <MixedPersian>{name}</MixedPersian>
        </dd>
        <dt className="text-quiet">{t('Laut')}</dt>
        <dd>
          <MixedPersian>{sound}</MixedPersian>
        </dd>
      </dl>
      <div className="mt-auto rounded-control bg-sunken px-3 py-2">
        <HeardWord german={german} farsi={farsi} item={entry} />
      </div>
    </li>
  )
}

interface LetterProps {
  readonly letter: GermanLetter
}

/** The capital letter of ß is hardly used. */
const bothCases = (letter: string) => (letter === 'ß' ? letter : `${letter} ${letter.toLowerCase()}`)
