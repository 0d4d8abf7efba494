import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'

interface Props {
  readonly texts: readonly string[]
  readonly onRetry: () => Promise<unknown>
}

/** Lists the data that could not be loaded, with a retry button. */
export function FailedLists({ texts, onRetry }: Props) {
  return (
    <section
      aria-label={t('Nicht geladen')}
      className="card flex flex-wrap items-center gap-4 border-danger! p-5"
    >
      <ul className="grow text-danger">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onRetry}>
        {t('Erneut laden')}
      </Button>
    </section>
  )
}
