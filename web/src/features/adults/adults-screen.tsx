import everyday from '@pol/content/data/everyday.csv'
import situations from '@pol/content/data/situations.csv'
import vocabulary from '@pol/content/data/adults-vocabulary.csv'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Persian } from '../../ui/frame/persian.tsx'
import { PhraseRows } from '../../ui/learning/phrases.tsx'
import { Section } from '../../ui/section.tsx'
import { Vocabulary } from '../../ui/learning/vocabulary.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabParam } from '../../ui/use-tab-param.ts'
import { Main } from '../../ui/frame/main.tsx'

const tabs = [
  { value: 'work', label: <Label german="Arbeit" persian="کار" /> },
  { value: 'daily', label: <Label german="Alltag" persian="روزمره" /> },
  { value: 'social', label: <Label german="Soziales" persian="اجتماعی" /> },
] as const

const panels = { work: Work, daily: Daily, social: Social }
const areas = Map.groupBy(vocabulary, ({ area }) => area)
const situationGroups = Map.groupBy(situations, ({ category }) => category)

export default function AdultsScreen() {
  const [tab, setTab] = useTabParam(tabs, 'work')
  const Panel = panels[tab]
  return (
    <>
      <PageHeader title="Deutsch für Erwachsene" subtitle={<Persian>آلمانی برای بزرگسالان</Persian>} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp />
        <Tabs label="Themen" tabs={tabs} selected={tab} onSelect={setTab}>
          <div className="pt-6">
            <Panel />
          </div>
        </Tabs>
      </Main>
    </>
  )
}

function Label({ german, persian }: { readonly german: string; readonly persian: string }) {
  return (
    <>
      {german} <Persian>{persian}</Persian>
    </>
  )
}

function Work() {
  return (
    <>
      <Section title="Arbeitsleben">
        <Vocabulary entries={areas.get('work') ?? []} />
      </Section>
      <Section title="Am Arbeitsplatz">
        <Vocabulary entries={areas.get('workplace') ?? []} />
      </Section>
    </>
  )
}

function Daily() {
  return (
    <Section title={`${everyday.length} Sätze für den Alltag`}>
      <PhraseRows phrases={everyday} />
    </Section>
  )
}

function Social() {
  const rendered = useProgressiveRendering(situationGroups.size, 1)
  return [...situationGroups].slice(0, rendered).map(([situation, phrases]) => (
    <Section key={situation} title={situation}>
      <PhraseRows phrases={phrases} />
    </Section>
  ))
}
