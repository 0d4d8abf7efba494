import { useEffect, useRef } from 'react'
import { interfaceLanguage, t } from '@pol/contract/text'
import { germanOf, type Item } from '@pol/learning/item'
import type { Catalogue, PersianSpeech } from '../../lib/learning/catalogue.ts'
import { useLearner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { loadCatalogue } from '../../lib/learning/load-catalogue.ts'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Star } from '../../ui/icons/drawn/star.tsx'
import { CardActions } from '../../ui/learning/card-actions.tsx'
import { PersianLine } from '../../ui/learning/lines.tsx'
import { TextPair } from '../../ui/learning/text-pair.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'

export default function StarredScreen() {
  return (
    <>
      <PageHeader title={t('Merkliste')} subtitle={t('Wörter und Sätze, die Sie sich gemerkt haben')} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <TransliterationHelp />
        <List />
      </Main>
    </>
  )
}

function List() {
  const state = useLearner()
  const catalogue = useLoaded(loadCatalogue)
  if (catalogue.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('Die Merkliste konnte nicht geladen werden.')}</p>
        <Button variant="secondary" onClick={catalogue.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  }
  if (!state || catalogue.status === 'loading') {
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  }
  // Items no longer taught are hidden but stay starred, in case they return.
  const items = state.stars.flatMap(({ item }) => catalogue.value.byId.get(item) ?? [])
  return <Items items={items} catalogue={catalogue.value} />
}

interface ItemsProps {
  readonly items: readonly Item[]
  readonly catalogue: Catalogue
}

function Items({ items, catalogue }: ItemsProps) {
  const rendered = useProgressiveRendering(items.length, 8)
  const status = useRef<HTMLParagraphElement>(null)
  const earlier = useRef(items.length)
  useEffect(() => {
    // The pressed button was removed together with its item.
    if (items.length < earlier.current && document.activeElement === document.body) status.current?.focus()
    earlier.current = items.length
  }, [items.length])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p ref={status} role="status" tabIndex={-1} className="font-semibold">
          {t('{count} Eintrag|{count} Einträge', { count: items.length })}
        </p>
        {items.length > 0 && (
          <ButtonLink href={`${paths.practice}?round=merkliste`}>{t('Merkliste üben')}</ButtonLink>
        )}
      </div>
      {items.length === 0 ? (
        <Empty />
      ) : (
        <ul aria-label={t('Merkliste')} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {items.slice(0, rendered).map((item) => (
            <ItemCard key={item.id} item={item} speech={catalogue.persianSpeechOf(item)} />
          ))}
        </ul>
      )}
    </>
  )
}

interface ItemCardProps {
  readonly item: Item
  readonly speech: PersianSpeech
}

const isPersian = interfaceLanguage === 'fa'

function ItemCard({ item, speech }: ItemCardProps) {
  const sense = item.kind === 'word' && (isPersian ? item.sense_farsi : item.sense_german)
  const letter = isPersian ? item.farsi : item.german
  const persian = {
    farsi: item.farsi,
    item: item.id,
    transliteration: item.transliteration,
    spoken: speech.text,
  }
  return (
    <li className="card flex flex-col gap-3 p-5">
      {item.kind === 'letter' ? (
        <>
          {/* No German audio: the name of a Persian letter is not a German word. */}
          <div className="flex items-center gap-3">
            <p className="flex-1 text-lg font-semibold">{letter}</p>
            <CardActions item={item.id} text={letter} />
          </div>
          <PersianLine {...persian} id={speech.id} />
        </>
      ) : (
        <TextPair size="word" german={germanOf(item)} {...persian} speechId={speech.id}>
          {sense && <p className="text-quiet">{sense}</p>}
        </TextPair>
      )}
    </li>
  )
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge p-10 text-center">
      <Star aria-hidden="true" className="size-8 text-quiet" />
      <p className="text-xl font-bold">{t('Noch nichts gemerkt')}</p>
      <p className="text-quiet">
        {t('Drücken Sie den Stern neben einem Wort oder Satz, um es hier wiederzufinden.')}
      </p>
      <ButtonLink variant="secondary" href={paths.dictionary} className="mt-2">
        {t('Zum Wörterbuch')}
      </ButtonLink>
    </div>
  )
}
