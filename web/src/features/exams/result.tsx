import { Link } from 'wouter'
import type { Exam } from '@pol/content/exams/exam'
import units from '@pol/content/data/course/units.csv'
import { t } from '@pol/contract/text'
import { examParts, type ExamPart } from '@pol/learning/exams/exam-names'
import { pointsOfPart } from '@pol/learning/exams/exam-shape'
import { weakUnits } from '@pol/learning/exams/points'
import type { LessonProgress } from '@pol/learning/values'
import { unitPath, unitTitle } from '../../ui/course/unit-title.ts'
import { Section } from '../../ui/section.tsx'
import type { Attempts } from './attempts.ts'
import { outcomesOf, pointsOf } from './outcomes.ts'
import { partTitles } from './wording.ts'

interface Props {
  readonly exam: Exam
  readonly attempts: Attempts
  readonly lessons: readonly LessonProgress[]
  /** The name of a part on the wire. */
  readonly nameOf: (part: ExamPart) => string
}

/** The points of the parts that were handed in, and what to learn again. */
export function Result({ exam, attempts, lessons, nameOf }: Props) {
  const rows = examParts.map((part) => {
    const attempt = attempts[nameOf(part)]
    const progress = lessons.find(({ lesson, done }) => done && lesson === nameOf(part))
    const isHere = attempt !== undefined && attempt.handedInAt !== null
    return { part, points: isHere ? pointsOf(exam, part, attempt) : progress?.right, best: progress?.right }
  })
  if (rows.every(({ points }) => points === undefined)) return null
  const sum = (key: 'points' | 'best') => rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  const weak = weakUnits(
    examParts.flatMap((part) => {
      const attempt = attempts[nameOf(part)]
      return attempt && attempt.handedInAt !== null ? outcomesOf(exam, part, attempt) : []
    }),
  )
  return (
    <>
      <Section title={t('Ergebnis')}>
        <div className="card px-5 py-3">
          <table className="w-full wrap-anywhere">
            <thead className="text-quiet">
              <tr>
                <th scope="col" className="py-1 text-start font-semibold">
                  {t('Teil')}
                </th>
                <th scope="col" className="ps-3 py-1 text-end font-semibold">
                  {t('Punkte')}
                </th>
                <th scope="col" className="ps-3 py-1 text-end font-semibold">
                  {t('Bestes Ergebnis')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, points, best }) => (
                <tr key={part} className="border-t border-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {partTitles[part]}
                  </th>
                  <Points points={points} />
                  <Points points={best} />
                </tr>
              ))}
              <tr className="border-t border-line font-bold">
                <th scope="row" className="py-2 text-start">
                  {t('Zusammen')}
                </th>
                <Points points={sum('points')} of={pointsOfPart * examParts.length} />
                <Points points={sum('best')} of={pointsOfPart * examParts.length} />
              </tr>
            </tbody>
          </table>
        </div>
      </Section>
      {weak.length > 0 && (
        <Section title={t('Das üben Sie am besten noch einmal')}>
          <ul className="grid gap-1">
            {weak.map((number) => {
              const unit = units[number - 1]
              return (
                unit && (
                  <li key={number}>
                    <Link
                      href={unitPath(number)}
                      className="inline-flex min-h-11 items-center text-brand underline"
                    >
                      {unitTitle(unit)}
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}

interface PointsProps {
  /** Undefined if the part was not handed in. */
  readonly points: number | undefined
  readonly of?: number
}

function Points({ points, of = pointsOfPart }: PointsProps) {
  return (
    <td className="ps-3 py-2 text-end">
      {points === undefined ? '–' : t('{points} von {of}', { points, of })}
    </td>
  )
}
