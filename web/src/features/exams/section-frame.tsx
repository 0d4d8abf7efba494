import { useId } from 'react'
import { t } from '@pol/contract/text'
import type { ExamPart } from '@pol/learning/exams/exam-names'
import type { Elements } from '../../lib/elements.ts'
import { sectionTasks } from './wording.ts'

interface Props {
  readonly part: ExamPart
  /** From 1. */
  readonly section: number
  readonly children: Elements
}

/** A section of a part: its number, what is to be done, and the tasks. */
export function SectionFrame({ part, section, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-2xl font-bold">
        {t('Teil {section}', { section })}
      </h2>
      <p>{sectionTasks[part][section - 1] ?? ''}</p>
      {children}
    </section>
  )
}
