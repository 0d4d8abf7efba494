import everyday from '@pol/content/data/everyday.csv'
import situations from '@pol/content/data/situations.csv'
import vocabulary from '@pol/content/data/adults-vocabulary.csv'
import type { SituationName } from '@pol/content/phrases'
import { interfaceLanguage, t } from '@pol/contract/text'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Persian } from '../../ui/frame/persian.tsx'
import { PhraseRows } from '../../ui/learning/phrases.tsx'
import { Section } from '../../ui/section.tsx'
import { Vocabulary } from '../../ui/learning/vocabulary.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabParam } from '../../ui/use-tab-param.ts'
import { Main } from '../../ui/frame/main-element.tsx'

const tabs = [
  { value: 'work', label: <Label name={t('Arbeit')} persian="کار" /> },
  { value: 'daily', label: <Label name={t('Alltag')} persian="روزمره" /> },
  { value: 'social', label: <Label name={t('Soziales')} persian="اجتماعی" /> },
] as const

const panels = { work: Work, daily: Daily, social: Social }
const areas = Map.groupBy(vocabulary, ({ area }) => area)
const situationTitles: Readonly<Record<SituationName, string>> = {
  'Im Restaurant': t('Im Restaurant'),
  'Beim Arzt': t('Beim Arzt'),
  'Beim Einkaufen': t('Beim Einkaufen'),
  'Bei der Bank': t('Bei der Bank'),
  'Im öffentlichen Verkehr': t('Im öffentlichen Verkehr'),
}
const situationGroups = Map.groupBy(situations, ({ category }) => category)

export default function AdultsScreen() {
  const [tab, setTab] = useTabParam(tabs, 'work')
  const Panel = panels[tab]
  return (
    <>
      <PageHeader
        title={t('Deutsch für Erwachsene')}
        subtitle={interfaceLanguage === 'de' && <Persian>آلمانی برای بزرگسالان</Persian>}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp place="specified" />
        <Tabs label={t('Themen')} tabs={tabs} selected={tab} onSelect={setTab}>
          <div className="pt-6">
            <Panel />
          </div>
        </Tabs>
      </Main>
    </>
  )
}

/** In the German interface, the German name is followed by the Persian one. */
function Label({ name, persian }: { readonly name: string; readonly persian: string }) {
  if (interfaceLanguage === 'fa') return <span>{name}</span>
  return (
    <>
      <span>{`${name} `}</span>
      <Persian>{persian}</Persian>
    </>
  )
}

function Work() {
  return (
    <>
      <Section title={t('Arbeitsleben')}>
        <Vocabulary entries={areas.get('work') ?? []} />
      </Section>
      <Section title={t('Am Arbeitsplatz')}>
        <Vocabulary entries={areas.get('workplace') ?? []} />
      </Section>
    </>
  )
}

function Daily() {
  return (
    <Section title={t('{count} Sätze für den Alltag', { count: everyday.length })}>
      <PhraseRows phrases={everyday} />
    </Section>
  )
}

function Social() {
  const rendered = useProgressiveRendering(situationGroups.size, 1)
  return [...situationGroups].slice(0, rendered).map(([situation, phrases]) => (
    <Section key={situation} title={situationTitles[situation]}>
      <PhraseRows phrases={phrases} />
    </Section>
  ))
}
