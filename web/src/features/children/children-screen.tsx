import { useEffect, useState } from 'react'
import objects from '@pol/content/data/objects.csv'
import type { LearnObject } from '@pol/content/objects'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabParam } from '../../ui/use-tab-param.ts'
import { ObjectCard } from './object-card.tsx'
import { moreCategories, tabs, type ChildrenTab } from './categories.ts'
import { Main } from '../../ui/frame/main-element.tsx'

const byCategory = Map.groupBy(objects, ({ category }) => category)

export default function ChildrenScreen() {
  const [tab, setTab] = useTabParam(tabs, 'all')
  return (
    <>
      <PageHeader title={t('Kinder Lernen')} subtitle={t('{count} Wörter', { count: objects.length })} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <ButtonLink href={`${paths.practice}?round=bilder-${tab}`} className="mb-6">
          {t('Mit Bildern üben')}
        </ButtonLink>
        <TransliterationHelp place="specified" />
        <Tabs label={t('Themen')} tabs={tabs} selected={tab} onSelect={setTab}>
          <Panel key={tab} tab={tab} />
        </Tabs>
      </Main>
    </>
  )
}

/** Scrolling ends the staggered animation, so that cards further down appear at once. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const onScroll = () => scrollY > 0 && setHasScrolled(true)
    addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return hasScrolled
}

function Panel({ tab }: { readonly tab: ChildrenTab }) {
  const hasScrolled = useHasScrolled()
  return (
    <div className={`pt-6 ${hasScrolled ? '[&_li]:animate-none' : ''}`}>
      <Lists tab={tab} />
    </div>
  )
}

function Lists({ tab }: { readonly tab: ChildrenTab }) {
  if (tab === 'all') return <Objects objects={objects} />
  if (tab !== 'more') return <Objects objects={byCategory.get(tab) ?? []} />
  return Object.entries(moreCategories).map(([category, title]) => (
    <Section key={category} title={title}>
      <Objects objects={byCategory.get(category as LearnObject['category']) ?? []} />
    </Section>
  ))
}

function Objects({ objects }: { readonly objects: readonly LearnObject[] }) {
  const rendered = useProgressiveRendering(objects.length, 6)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
      {objects.slice(0, rendered).map((object, index) => (
        <ObjectCard key={`${object.article} ${object.german}`} object={object} index={index} />
      ))}
    </ul>
  )
}
