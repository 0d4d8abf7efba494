import { useEffect, useState } from 'react'
import objects from '@pol/content/data/objects.csv'
import type { LearnObject } from '@pol/content/objects'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { useDrawnInSteps } from '../../ui/learning/use-drawn-in-steps.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabInAddress } from '../../ui/use-tab-in-address.ts'
import { ObjectCard } from './object-card.tsx'
import { moreCategories, tabs, type ChildrenTab } from './tabs.ts'
import { Main } from '../../ui/frame/main.tsx'

const byCategory = Map.groupBy(objects, ({ category }) => category)

export default function ChildrenScreen() {
  const [tab, setTab] = useTabInAddress(tabs, 'all')
  return (
    <>
      <PageHeader title="Kinder Lernen" subtitle={`${objects.length} Wörter`} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <Tabs label="Themen" tabs={tabs} selected={tab} onSelect={setTab}>
          <Panel key={tab} tab={tab} />
        </Tabs>
      </Main>
    </>
  )
}

/** Whoever scrolls on before the cards have appeared does not wait for them. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const note = () => scrollY > 0 && setHasScrolled(true)
    addEventListener('scroll', note, { passive: true, signal: stop.signal })
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
  const drawn = useDrawnInSteps(objects.length)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
      {objects.slice(0, drawn).map((object, index) => (
        <ObjectCard key={`${object.article} ${object.german}`} object={object} index={index} />
      ))}
    </ul>
  )
}
