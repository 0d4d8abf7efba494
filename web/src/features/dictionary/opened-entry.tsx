import { t } from '@pol/contract/text'
import { loadDetails, loadEntries, loadSenses, type Word } from '../../lib/lexicon/entries.ts'
import { once } from '../../lib/once.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'

/** Loads the parts of an opened entry. If a preload fails, opening an entry retries and shows the error. */
export const fetchDetails = once(async () => {
  const [entries, senses, details, { EntryDetails }] = await Promise.all([
    loadEntries(),
    loadSenses(),
    loadDetails(),
    import('./entry-details.tsx'),
  ])
  return { entries, senses, details, EntryDetails }
})

/** The details of an entry, below its row; loaded when an entry is opened for the first time. */
export function OpenedEntry({ word: { rank } }: { readonly word: Word }) {
  const loaded = useLoaded(fetchDetails)
  if (loaded.status === 'loading')
    return (
      <p role="status" className="mt-3 text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  if (loaded.status === 'failed')
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center gap-3">
        <p>{t('Die Angaben konnten nicht geladen werden.')}</p>
        <Button variant="secondary" onClick={loaded.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  const { entries, senses, details, EntryDetails } = loaded.value
  const entry = entries[rank]
  const detailsOfEntry = details[rank]
  return (
    entry &&
    detailsOfEntry && (
      <EntryDetails entry={entry} senseFarsi={senses[rank]?.sense_farsi ?? ''} details={detailsOfEntry} />
    )
  )
}
