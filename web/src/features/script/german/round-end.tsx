import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import type { LessonRun } from '@pol/learning/lessons/run'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/frame/button.tsx'
import { Award } from '../../../ui/icons/drawn/award.tsx'

interface Props {
  readonly result: Pick<LessonRun, 'right' | 'of'>
  readonly onAgain: () => void
}

/** The end of a round, with its result. */
export function RoundEnd({ result: { right, of }, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <Award aria-hidden="true" className="size-14 text-accent" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {t('Geschafft')}
      </h2>
      {of > 0 && (
        <p className="text-lg">{t('{right} von {asked} auf Anhieb richtig.', { right, asked: of })}</p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>{t('Noch einmal')}</Button>
        <ButtonLink variant="secondary" href={paths.script}>
          {t('Zur Schrift')}
        </ButtonLink>
      </div>
    </div>
  )
}
