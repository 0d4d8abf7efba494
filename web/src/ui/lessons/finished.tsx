import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Award } from '../icons/drawn/award.tsx'

interface Props {
  readonly hasMedal?: boolean
  /** The result, and what comes next. */
  readonly children: Elements
}

/** The end of a lesson or a round. Its heading gets the focus. */
export function Finished({ hasMedal = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center short:gap-2">
      {hasMedal && <Award aria-hidden="true" className="size-14 text-accent short:size-9" />}
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold">
        {t('Geschafft')}
      </h2>
      {children}
    </div>
  )
}

interface FirstTriesProps {
  readonly result: { readonly right: number; readonly of: number }
}

/** How many questions were right at the first try. */
export function FirstTries({ result: { right, of } }: FirstTriesProps) {
  return <p className="text-lg">{t('{right} von {asked} auf Anhieb richtig.', { right, asked: of })}</p>
}
