import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { starsOf } from '@pol/learning/progress'
import { outcomeOf } from '@pol/learning/round'
import { once } from '../../../lib/once.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Button, ButtonLink } from '../../../ui/frame/button.tsx'
import { Award } from '../../../ui/icons/drawn/award.tsx'
import type { NextRound } from '../start/next-round.ts'
import { addressOf } from '../rounds.ts'
import { nextText, outcomeText, waitingText } from '../wording.ts'
import type { ReachedProps } from './reached.tsx'

/** Fetches what the end of a round shows in addition. A script of its own, because practice can start without it. */
export const loadReached = once(async () => (await import('./reached.tsx')).Reached)

interface Props extends ReachedProps {
  readonly nextRound: NextRound
  /** Whether no round of the day was finished before: then the learner may choose when to be reminded. */
  readonly isFirstOfDay: boolean
  readonly onGoOn: () => void
  readonly onReminder: () => void
}

/** The end of a round: its result, what was reached, and what comes next. */
export function Finish({ nextRound, isFirstOfDay, onGoOn, onReminder, ...reached }: Props) {
  const { session, state, topic } = reached
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const waiting = waitingText(nextRound)
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <Award aria-hidden="true" className="size-14 text-accent" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {t('Geschafft')}
      </h2>
      <p className="text-lg">{outcomeText(outcomeOf(session.round), addressOf(topic))}</p>
      <LoadedReached {...reached} />
      <div>
        <p>{t('Bisher {count} Stern|Bisher {count} Sterne', { count: starsOf(state) })}</p>
        {nextRound.isDone && <p className="font-semibold">{t('Für heute ist alles geübt')}</p>}
        <p>{nextText(nextRound)}</p>
        {waiting && <p>{waiting}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {nextRound.cards.length > 0 && (
          <Button onClick={onGoOn}>{nextRound.isDone ? t('Trotzdem weiter üben') : t('Weiter üben')}</Button>
        )}
        <ButtonLink variant="secondary" href={paths.home}>
          {t('Zur Startseite')}
        </ButtonLink>
        {isFirstOfDay && (
          <Button variant="secondary" onClick={onReminder}>
            {t('Wann morgen?')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Nothing until it is loaded. If that fails, as it may without a network, the round ends without it. */
function LoadedReached(props: ReachedProps) {
  const loaded = useLoaded(loadReached)
  return loaded.status === 'loaded' && <loaded.value {...props} />
}
