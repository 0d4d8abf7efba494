import { withArticle } from '@pol/content/with-article'
import type { UnitWord } from '@pol/content/course/unit'
import { t } from '@pol/contract/text'
import { Fold } from '../../ui/fold.tsx'
import { grammarOf } from '../../ui/learning/vocabulary.tsx'
import { PersianLine } from '../../ui/learning/lines.tsx'
import { TextPair } from '../../ui/learning/text-pair.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'

/** The words of a unit, one row each. The row unfolds its example, and the spoken form of Tehran where it differs. */
export function UnitWords({ words }: { readonly words: readonly UnitWord[] }) {
  const { spokenForm } = useWhatIsShown('elsewhere')
  const rendered = useProgressiveRendering(words.length, 4)
  return (
    <ul className="card divide-y divide-line">
      {words.slice(0, rendered).map((word) => (
        <li key={word.id} className="break-inside-avoid px-5 pt-3">
          <div className="grid grid-cols-1 gap-x-8 gap-y-1 md:grid-cols-2">
            <TextPair
              size="word"
              german={withArticle(word)}
              farsi={word.farsi}
              transliteration={word.transliteration}
              speechId={word.speech_id}
              item={word.id}
            >
              {grammarOf(word)}
            </TextPair>
          </div>
          <Fold summary={t('Beispiel')}>
            <div className="grid grid-cols-1 gap-x-8 gap-y-2 pb-3 md:grid-cols-2">
              <TextPair
                size="example"
                german={word.example_german}
                farsi={word.example_farsi}
                transliteration={word.example_transliteration}
              />
              {spokenForm && word.spoken && (
                <div>
                  <p className="text-quiet">{t('Gesprochen')}</p>
                  <PersianLine
                    farsi={word.spoken}
                    transliteration={word.spoken_transliteration}
                    id={word.speech_id}
                    className="text-lg"
                  />
                </div>
              )}
            </div>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
