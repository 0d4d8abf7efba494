import { t } from '@pol/contract/text'
import type { Attempt } from '@pol/learning/exams/attempt'
import type { Criterion } from '@pol/learning/exams/points'
import { criterionTexts } from './wording.ts'

interface Props {
  /** What is judged. */
  readonly title: string
  readonly criteria: readonly Criterion[]
  readonly attempt: Attempt
  readonly onTick: (criterion: string, isTicked: boolean) => void
}

/** What learners tick themselves, with the points that it gives. */
export function Criteria({ title, criteria, attempt, onTick }: Props) {
  return (
    <fieldset className="grid gap-1 rounded-control bg-sunken p-3">
      <legend className="float-start mb-1 w-full font-bold">{title}</legend>
      {criteria.map(({ key, points }) => (
        <label key={key} className="clear-both flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={attempt.ticks.includes(key)}
            disabled={attempt.isRated}
            onChange={(event) => onTick(key, event.target.checked)}
            className="size-6 shrink-0 accent-brand"
          />
          <span className="flex-1">{criterionTexts[key] ?? ''}</span>
          <span className="shrink-0 text-quiet">{t('ein Punkt|{count} Punkte', { count: points })}</span>
        </label>
      ))}
    </fieldset>
  )
}
