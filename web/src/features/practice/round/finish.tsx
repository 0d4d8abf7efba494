import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { outcomeOf } from '@pol/learning/round'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/frame/button.tsx'
import { Award } from '../../../ui/icons/drawn/award.tsx'
import type { Address } from '../rounds.ts'
import type { Session } from './round-session.ts'
import { Meaning, Target } from '../item-texts.tsx'
import { outcomeText } from '../wording.ts'

interface Props {
  readonly session: Session
  readonly address: Address
  readonly catalogue: Catalogue
  /** Text about the next due date. */
  readonly next: string
  readonly onGoOn: () => void
}

/** The end of a round: its result, its new items and the next due date. */
export function Finish({ session, address, catalogue, next, onGoOn }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const met = session.met.flatMap(({ item: id, language }) => {
    const item = catalogue.byId.get(id)
    return item ? [{ item, language }] : []
  })
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Award aria-hidden="true" className="size-14 text-accent" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {t('Geschafft')}
      </h2>
      <p className="text-lg">{outcomeText(outcomeOf(session.round), address)}</p>
      {met.length > 0 && (
        <section aria-labelledby="met" className="card w-full p-5 text-start">
          <h3 id="met" className="mb-2 font-bold">
            {t('Neu kennengelernt: {count}', { count: met.length })}
          </h3>
          <ul className="grid gap-1">
            {met.map(({ item, language }) => (
              <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Target item={item} language={language} className="text-lg font-semibold" />
                <Meaning item={item} language={language} className="text-quiet" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{next}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onGoOn}>{t('Weiter üben')}</Button>
        <ButtonLink variant="secondary" href={paths.home}>
          {t('Zur Startseite')}
        </ButtonLink>
      </div>
    </div>
  )
}
