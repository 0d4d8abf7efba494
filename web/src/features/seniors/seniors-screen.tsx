import { useState } from 'react'
import basic from '@pol/content/data/seniors-basic.csv'
import emergency from '@pol/content/data/emergency.csv'
import travel from '@pol/content/data/seniors-travel.csv'
import vocabulary from '@pol/content/data/seniors-vocabulary.csv'
import type { SeniorsBasicCategory } from '@pol/content/phrases'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { PhraseCards } from '../../ui/learning/phrases.tsx'
import { Section } from '../../ui/section.tsx'
import { Vocabulary } from '../../ui/learning/vocabulary.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { slowRate, SpeechRate } from '../../ui/speech/speech-rate.ts'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabParam } from '../../ui/use-tab-param.ts'
import { Main } from '../../ui/frame/main-element.tsx'

const tabs = [
  { value: 'health', label: t('Gesundheit') },
  { value: 'hobbies', label: t('Hobbys') },
  { value: 'travel', label: t('Reisen') },
  { value: 'basic', label: t('Grundlagen') },
  { value: 'emergency', label: t('Notfall') },
] as const

const panels = { health: Health, hobbies: Hobbies, travel: Travel, basic: Basic, emergency: Emergency }
const areas = Map.groupBy(vocabulary, ({ area }) => area)
const basicTitles: Readonly<Record<SeniorsBasicCategory, string>> = {
  Grüße: t('Grüße'),
  Höflichkeit: t('Höflichkeit'),
  Familie: t('Familie'),
  'Zahlen und Zeit': t('Zahlen und Zeit'),
  Wetter: t('Wetter'),
}
const basics = Map.groupBy(basic, ({ category }) => category)

export default function SeniorsScreen() {
  const [tab, setTab] = useTabParam(tabs, 'health')
  const [slow, setSlow] = useState(true)
  const Panel = panels[tab]
  return (
    <SpeechRate value={slow ? slowRate : 1}>
      <div className="large-type">
        <PageHeader title={t('Deutsch für Senioren')} subtitle={t('Große Schrift, langsam gesprochen')} />
        <Main className="mx-auto max-w-6xl px-4 py-8">
          <div className="mb-6">
            <Switch on={slow} onChange={setSlow}>
              {t('Langsam sprechen')}
            </Switch>
          </div>
          <TransliterationHelp place="specified" />
          <Tabs label={t('Themen')} tabs={tabs} selected={tab} onSelect={setTab}>
            <div className="pt-8">
              <ButtonLink href={`${paths.practice}?round=senioren-${tab}`} className="mb-6">
                {t('Diese Wörter üben')}
              </ButtonLink>
              <Panel />
            </div>
          </Tabs>
        </Main>
      </div>
    </SpeechRate>
  )
}

function Health() {
  return (
    <Section title={t('Rund um die Gesundheit')}>
      <Vocabulary entries={areas.get('health') ?? []} />
    </Section>
  )
}

function Hobbies() {
  return (
    <Section title={t('Was Freude macht')}>
      <Vocabulary entries={areas.get('hobbies') ?? []} />
    </Section>
  )
}

function Travel() {
  return (
    <Section title={t('Unterwegs')}>
      <PhraseCards phrases={travel} />
    </Section>
  )
}

function Basic() {
  const rendered = useProgressiveRendering(basics.size, 1)
  return [...basics].slice(0, rendered).map(([category, phrases]) => (
    <Section key={category} title={basicTitles[category]}>
      <PhraseCards phrases={phrases} />
    </Section>
  ))
}

function Emergency() {
  return (
    <Section title={t('Im Notfall')}>
      <PhraseCards phrases={emergency} />
    </Section>
  )
}
