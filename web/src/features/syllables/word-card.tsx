import { withArticle } from '@pol/content/with-article'
import type { Homograph } from '@pol/content/homograph'
import { t } from '@pol/contract/text'
import { syllablesOf } from '@pol/language/syllables'
import type { Word } from '@pol/content/words'
import { Persian } from '../../ui/frame/persian.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'

export function WordCard({ word }: { readonly word: Word & Homograph }) {
  return (
    <li className="card flex flex-col gap-3 p-5">
      <span className="self-start rounded-full bg-brand-soft px-3 py-0.5 text-sm font-semibold text-brand">
        {t('Wort')}
      </span>
      <GermanLine
        text={withArticle(word)}
        item={word.entry}
        place="specified"
        className="text-xl font-bold"
      />
      <PersianLine
        farsi={word.farsi}
        item={word.entry}
        transliteration={word.transliteration}
        id={word.speech_id}
        place="specified"
        className="text-3xl leading-normal font-bold"
      />
      <Syllables word={word} />
    </li>
  )
}

/**
 * The syllables in reverse order (specification section 2): laid out from left to right, they are read from right to
 * left, as in Persian.
 */
function Syllables({ word }: { readonly word: Word }) {
  const { transliteration } = useWhatIsShown('specified')
  const sounds = syllablesOf(word.transliteration)
  const syllables = word.syllables.map((script, index) => ({ script, sound: sounds[index] ?? '', index }))
  return (
    <ol aria-label={t('Silben')} reversed dir="ltr" className="mt-auto flex flex-wrap justify-end gap-2">
      {syllables.toReversed().map(({ script, sound, index }) => (
        <li key={index} className="grid min-w-14 justify-items-center rounded-control bg-sunken px-3 py-1.5">
          <Persian className="text-2xl">{script}</Persian>
          {transliteration && <span className="text-sm text-quiet">{sound}</span>}
        </li>
      ))}
    </ol>
  )
}
