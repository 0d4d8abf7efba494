import phrases from '@pol/content/data/phrases.csv'
import { t } from '@pol/contract/text'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { PhraseCards } from '../../ui/learning/phrases.tsx'
import { Section } from '../../ui/section.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { categoryNames } from './category-names.ts'

const categories = Map.groupBy(phrases, ({ category }) => category)

export default function SentencesScreen() {
  const rendered = useProgressiveRendering(categories.size, 1)
  return (
    <>
      <PageHeader
        title={t('Erste Sätze')}
        subtitle={t('{count} Sätze für den Anfang', { count: phrases.length })}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp place="specified" />
        {[...categories].slice(0, rendered).map(([category, members]) => (
          <Section key={category} title={categoryNames[category]}>
            <PhraseCards phrases={members} />
          </Section>
        ))}
      </Main>
    </>
  )
}
