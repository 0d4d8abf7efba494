import { useEffect, useRef } from 'react'
import objects from '@pol/content/data/objects.csv'
import type { LearnObject } from '@pol/content/objects'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Section } from '../../ui/learning/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabInAddress } from '../../ui/use-tab-in-address.ts'
import { ObjectCard } from './object-card.tsx'
import { moreCategories, tabs, type ChildrenTab } from './tabs.ts'

const byCategory = Map.groupBy(objects, ({ category }) => category)

export default function ChildrenScreen() {
  const [tab, setTab] = useTabInAddress(tabs, 'all')
  const cards = useAppearOnScroll()
  return (
    <>
      <PageHeader title="Kinder Lernen" subtitle={`${objects.length} Wörter`} />
      <main className="mx-auto max-w-6xl px-4 py-8">
        <Tabs label="Themen" tabs={tabs} selected={tab} onSelect={setTab}>
          <div ref={cards} className="pt-6">
            <Panel key={tab} tab={tab} />
          </div>
        </Tabs>
      </main>
    </>
  )
}

/** Whoever scrolls on before the cards have appeared does not wait for them. */
function useAppearOnScroll(): React.RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const appear = () => {
      for (const each of cards.current?.getAnimations({ subtree: true }) ?? []) {
        // Others, such as the turning sign of a clip on its way, have no end.
        if (each instanceof CSSAnimation && each.animationName === 'appear') each.finish()
      }
    }
    addEventListener('scroll', appear, { passive: true })
    return () => removeEventListener('scroll', appear)
  }, [])
  return cards
}

function Panel({ tab }: { readonly tab: ChildrenTab }) {
  if (tab === 'all') return <Objects objects={objects} />
  if (tab !== 'more') return <Objects objects={byCategory.get(tab) ?? []} />
  return Object.entries(moreCategories).map(([category, title]) => (
    <Section key={category} title={title}>
      <Objects objects={byCategory.get(category as LearnObject['category']) ?? []} />
    </Section>
  ))
}

function Objects({ objects }: { readonly objects: readonly LearnObject[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
      {objects.map((object, index) => (
        <ObjectCard key={`${object.article} ${object.german}`} object={object} index={index} />
      ))}
    </ul>
  )
}
