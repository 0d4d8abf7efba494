import { withArticle } from '@pol/content/with-article'
import type { UnitWord } from '@pol/content/course/unit'
import { t } from '@pol/contract/text'
import { grammarOf } from '../../ui/learning/vocabulary.tsx'
import { PersianLine } from '../../ui/learning/lines.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { WordWithExample } from '../../ui/learning/word-with-example.tsx'

/** The words of a unit with their examples, and with the spoken form of Tehran where it differs. */
export function UnitWords({ words }: { readonly words: readonly UnitWord[] }) {
  const rendered = useProgressiveRendering(words.length, 4)
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {words.slice(0, rendered).map((word) => (
        <WordWithExample
          key={word.id}
          item={word.id}
          german={withArticle(word)}
          grammar={grammarOf(word)}
          farsi={word.farsi}
          transliteration={word.transliteration}
          speechId={word.speech_id}
          example={word}
        >
          {word.spoken && (
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
        </WordWithExample>
      ))}
    </ul>
  )
}
