import { withArticle } from '@pol/content/with-article'
import type { VocabularyEntry } from '@pol/content/vocabulary'
import { WordWithExample } from './word-with-example.tsx'

/** Words of one area, each with its example. */
export function Vocabulary({ entries }: { readonly entries: readonly VocabularyEntry[] }) {
  return (
    <ul className="grid gap-4 grid-cols-1 lg:grid-cols-2">
      {entries.map((entry) => (
        <WordWithExample
          key={withArticle(entry)}
          german={withArticle(entry)}
          grammar={entry.plural && <p className="text-quiet">Plural: die {entry.plural}</p>}
          farsi={entry.farsi}
          transliteration={entry.transliteration}
          example={entry}
        />
      ))}
    </ul>
  )
}
