import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { ItemText } from './item-text.tsx'
import { useWantedItems, type WantedFor } from './use-wanted-items.ts'

interface Props extends WantedFor {
  /** Id of the item that was just recorded. */
  readonly sent: string
}

/** Offers the next line after a recording was sent. */
export function NextLine({ sent, ...speaker }: Props) {
  const wanted = useWantedItems(speaker)
  const next = wanted?.find(({ id }) => id !== sent)
  return (
    <div className="mt-auto grid gap-3 pb-4">
      {next && (
        <ButtonLink href={paths.recordLine.replace(':item', next.id)} className="min-h-16 text-lg">
          <span>
            <span>{`${t('Nächste Zeile:')} `}</span>
            <ItemText item={next} language={speaker.language} />
          </span>
        </ButtonLink>
      )}
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink variant="secondary" href={paths.record} className="text-center">
          {t('Andere Zeilen')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.ownRecordings} className="text-center">
          {t('Meine Aufnahmen')}
        </ButtonLink>
      </div>
    </div>
  )
}
