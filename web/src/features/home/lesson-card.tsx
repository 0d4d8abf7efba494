import type { IconComponent } from '../../ui/icons/icon.tsx'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'

export interface LessonCardProps {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly icon: IconComponent
  /** Percent; shown when above 0. */
  readonly progress?: number
  /** Dimmed and not clickable. */
  readonly locked?: boolean
}

export function LessonCard({
  href,
  title,
  description,
  icon: Icon,
  progress = 0,
  locked = false,
}: LessonCardProps) {
  const classes = `block h-full card p-6 ${locked ? 'opacity-60' : 'transition hover:-translate-y-0.5 hover:border-brand'}`
  const content = (
    <>
      <span className="flex items-start justify-between">
        <span className="grid size-12 place-items-center rounded-control bg-brand-soft text-brand">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        {progress > 0 && (
          <span className="rounded-full bg-accent-soft px-3 py-0.5 font-semibold whitespace-nowrap text-accent">
            {t('{percent}%', { percent: progress })}
          </span>
        )}
      </span>
      <h3 className="mt-4 text-xl font-bold">{title}</h3>
      <p className="mt-1 text-quiet">{description}</p>
      {progress > 0 && <ProgressBar title={title} percent={progress} />}
    </>
  )
  return (
    <li>
      {locked ? (
        <div aria-disabled="true" className={classes}>
          {content}
        </div>
      ) : (
        <Link href={href} className={classes}>
          {content}
        </Link>
      )}
    </li>
  )
}

function ProgressBar({ title, percent }: { readonly title: string; readonly percent: number }) {
  return (
    <progress
      aria-label={t('Fortschritt: {title}', { title })}
      value={percent}
      max={100}
      className="progress-bar mt-4"
    />
  )
}
