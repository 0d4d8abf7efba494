import phrases from '@pol/content/data/phrases.csv'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { PhraseCards } from '../../ui/learning/phrases.tsx'
import { Section } from '../../ui/section.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Main } from '../../ui/frame/main.tsx'

const categories = Map.groupBy(phrases, ({ category }) => category)

export default function SentencesScreen() {
  return (
    <>
      <PageHeader title="Erste Sätze" subtitle={`${phrases.length} Sätze für den Anfang`} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp />
        {[...categories].map(([category, members]) => (
          <Section key={category} title={category}>
            <PhraseCards phrases={members} />
          </Section>
        ))}
      </Main>
    </>
  )
}
