import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Mic } from '../../ui/icons/drawn/mic.tsx'
import { ItemMeaning, ItemText } from './item-text.tsx'
import { ReadySpeaker } from './speaker.tsx'
import { useWantedItems, type WantedFor } from './use-wanted-items.ts'

/** Lines to choose from, those whose recordings are wanted most. */
export default function WantedLineScreen() {
  return (
    <>
      <PageHeader
        title={t('Für andere sprechen')}
        subtitle={t('Wörter und Sätze, die noch keine menschliche Stimme haben')}
        width="max-w-3xl"
      />
      <Main className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
        <ReadySpeaker>{(speaker) => <WantedLines {...speaker} />}</ReadySpeaker>
      </Main>
    </>
  )
}

function WantedLines({ language, catalogue, own }: WantedFor) {
  const wanted = useWantedItems({ language, catalogue, own })
  if (!wanted)
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  return (
    <>
      {wanted.length === 0 ? (
        <p>{t('Alle Zeilen haben eine Stimme. Danke!')}</p>
      ) : (
        <ul aria-label={t('Gewünschte Aufnahmen')} className="card divide-y divide-line">
          {wanted.map((item) => (
            <li key={item.id}>
              <Link
                href={paths.recordLine.replace(':item', item.id)}
                className="flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-brand-soft"
              >
                <Mic aria-hidden="true" className="size-6 shrink-0 text-brand" />
                <span className="min-w-0 flex-1 text-left rtl:text-right">
                  <ItemText item={item} language={language} className="block text-xl font-semibold" />
                  <ItemMeaning item={item} language={language} className="block text-quiet" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" href={paths.ownRecordings}>
        {t('Meine Aufnahmen')}
      </ButtonLink>
    </>
  )
}
