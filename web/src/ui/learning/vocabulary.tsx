import { withArticle } from '@pol/content/with-article'
import type { VocabularyEntry } from '@pol/content/vocabulary'
import { t } from '@pol/contract/text'
import { Explanation } from './explanation.tsx'
import { useProgressiveRendering } from './use-progressive-rendering.ts'
import { WordWithExample } from './word-with-example.tsx'

export function Vocabulary({ entries }: { readonly entries: readonly VocabularyEntry[] }) {
  const rendered = useProgressiveRendering(entries.length, 4)
  return (
    <ul className="grid gap-4 grid-cols-1 lg:grid-cols-2">
      {entries.slice(0, rendered).map((entry) => (
        <WordWithExample
          key={withArticle(entry)}
          item={entry.entry}
          german={withArticle(entry)}
          grammar={grammarOf(entry)}
          farsi={entry.farsi}
          transliteration={entry.transliteration}
          speechId={entry.speech_id}
          example={entry}
        />
      ))}
    </ul>
  )
}

export function grammarOf({
  plural,
  number,
  feminine,
}: Pick<VocabularyEntry, 'plural' | 'number' | 'feminine'>) {
  const grammar = [
    plural && t('Plural: die {plural}', { plural }),
    number === 'plural' && t('nur Plural'),
    feminine && t('weiblich: die {feminine}', { feminine }),
  ].filter(Boolean)
  return (
    grammar.length > 0 && (
      <p className="text-quiet">
        <Explanation>{grammar.join(' · ')}</Explanation>
      </p>
    )
  )
}
