import verbs from '@pol/content/data/verbs.csv'
import { t } from '@pol/contract/text'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabParam } from '../../ui/use-tab-param.ts'
import { VerbCard } from './verb-card.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

const tabs = [
  { value: 'regular', label: t('Regelmäßige Verben') },
  { value: 'irregular', label: t('Unregelmäßige Verben') },
] as const

export default function VerbsScreen() {
  const [type, setType] = useTabParam(tabs, 'regular')
  const shown = verbs.filter((verb) => verb.type === type)
  const rendered = useProgressiveRendering(shown.length, 4)
  return (
    <>
      <PageHeader
        title={t('Deutsche Verben')}
        subtitle={t('{count} Verben mit Übersetzung auf Farsi', { count: verbs.length })}
      />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp place="specified" />
        <Tabs label={t('Art der Verben')} tabs={tabs} selected={type} onSelect={setType}>
          <ul className="grid gap-4 pt-6 grid-cols-1 lg:grid-cols-2">
            {shown.slice(0, rendered).map((verb) => (
              <VerbCard key={verb.german} verb={verb} />
            ))}
          </ul>
        </Tabs>
      </Main>
    </>
  )
}
