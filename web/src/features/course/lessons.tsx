import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { lessonPath, lessonTitle, lessonTitles } from '../../ui/learning/lesson-titles.ts'

/** The lessons of a unit. None is locked. */
export function Lessons({ unit }: { readonly unit: number }) {
  return (
    <ol aria-label={t('Lektionen')} className="mb-10 card divide-y divide-line overflow-hidden print:hidden">
      {lessonTitles.map((_, at) => (
        <li key={at} className="relative flex min-h-12 items-center gap-3 px-5 py-2 hover:bg-brand-soft">
          <Link
            href={lessonPath(unit, at + 1)}
            className="flex-1 font-semibold text-brand after:absolute after:inset-0"
          >
            {lessonTitle(at + 1)}
          </Link>
        </li>
      ))}
    </ol>
  )
}
