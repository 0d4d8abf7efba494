import words from '@pol/content/data/sound-words.csv'
import sections from '@pol/content/data/sounds.csv'
import type { SoundWord } from '@pol/content/sounds'
import { t } from '@pol/contract/text'
import { MixedPersian } from '../../ui/frame/persian.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { GermanAlphabet } from './german-alphabet.tsx'
import { HeardWord } from './heard-word.tsx'

/** A sound with its explanation, example words and minimal pairs. The first section has the alphabet. */
export function SoundSection({ section }: { readonly section: (typeof sections)[number] }) {
  const { id, title, explanation } = section
  const own = words.filter((word) => word.section === id)
  const single = own.filter(({ pair }) => !pair)
  const paired = own.filter(({ pair }) => pair)
  return (
    <section aria-labelledby={id} className="mt-12 grid grid-cols-1 gap-4">
      <h2 id={id} className="scroll-mt-6 text-2xl font-bold">
        <Explanation>{title}</Explanation>
      </h2>
      <div lang="fa" dir="rtl" className="grid max-w-3xl gap-3 text-lg">
        {explanation.map((paragraph) => (
          <p key={paragraph}>
            <MixedPersian>{paragraph}</MixedPersian>
          </p>
        ))}
      </div>
      {section === sections[0] && <GermanAlphabet />}
      {single.length > 0 && (
        <ul aria-label={t('Wörter')} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {single.map((word) => (
            <li key={word.id} className="card p-4">
              <HeardWord german={word.german} farsi={word.farsi} item={word.entry} />
            </li>
          ))}
        </ul>
      )}
      {paired.length > 0 && <Pairs words={paired} />}
    </section>
  )
}

function Pairs({ words }: { readonly words: readonly SoundWord[] }) {
  const firsts = words.filter((_, at) => at % 2 === 0)
  return (
    <>
      <h3 className="mt-2 text-xl font-bold">{t('Zum Vergleich')}</h3>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {firsts.map((first, at) => {
          const second = words[2 * at + 1]
          return (
            // Left to right, because the words are German.
            <li
              key={first.id}
              dir="ltr"
              className="card grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 p-3 sm:px-4"
            >
              <PairedWord word={first} />
              {second && <PairedWord word={second} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Small enough for two in a row on a phone. */
function PairedWord({ word: { german, farsi } }: { readonly word: SoundWord }) {
  return <HeardWord german={german} farsi={farsi} className="font-semibold sm:text-lg" />
}
