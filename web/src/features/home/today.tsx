import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { countsOfToday } from '../../ui/counts-of-today.ts'

interface Props {
  /** Null until a language is chosen and the learner's state is loaded. */
  readonly today: { readonly due: number; readonly items: number } | null
  /** The day of the next repetition, as a sentence, when today is done. */
  readonly nextReview: string | null
  /** Number of answers that are not sent yet. */
  readonly waiting: number
  /** Whether no language is chosen and nothing is starred: then 'Merkliste' and 'Fortschritt' would be empty. */
  readonly isFirstStart: boolean
}

/** Due and new items of today. */
export function Today({ today, nextReview, waiting, isFirstStart }: Props) {
  return (
    <section aria-labelledby="today" className="mb-8 card p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div>
          <h2 id="today" className="text-2xl font-bold">
            {t('Heute')}
          </h2>
          {today && (
            <p className="flex flex-wrap gap-x-4 text-lg whitespace-nowrap">
              {countsOfToday(today).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          )}
          {nextReview && (
            <>
              <p className="font-semibold">{t('Für heute ist alles geübt')}</p>
              <p>{nextReview}</p>
            </>
          )}
        </div>
        <div className="flex grow flex-wrap justify-end gap-3 whitespace-nowrap">
          {/* They keep their place, so that nothing moves once the learner's state is loaded. */}
          <div className={`flex flex-wrap gap-3 ${isFirstStart ? 'invisible' : ''}`}>
            <ButtonLink variant="quiet" href={paths.starred}>
              {t('Merkliste')}
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.progress}>
              {t('Fortschritt')}
            </ButtonLink>
          </div>
          <ButtonLink href={paths.practice} className="max-sm:grow">
            {t('Üben')}
          </ButtonLink>
        </div>
      </div>
      {waiting > 0 && (
        <p role="status" className="mt-2 text-quiet">
          {t('{count} Antwort wartet auf eine Verbindung|{count} Antworten warten auf eine Verbindung', {
            count: waiting,
          })}
        </p>
      )}
    </section>
  )
}
