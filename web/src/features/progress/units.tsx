import { Link } from 'wouter'
import units from '@pol/content/data/course/units.csv'
import { interfaceLanguage, t } from '@pol/contract/text'
import { lessonsOfUnit } from '@pol/learning/lessons/course-shape'
import { finishedLessons } from '@pol/learning/lessons/lesson-progress'
import { progressOfUnits } from '@pol/learning/progress'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { learnedLanguage } from '../../ui/learning/what-is-shown.ts'
import { unitPath, unitTitle } from '../../ui/course/unit-title.ts'
import { Section } from '../../ui/section.tsx'

/** How far the learner is in the units that she has begun: finished lessons, and words that she has met. */
export function Units({ state }: { readonly state: LearnerState }) {
  const language = learnedLanguage(state.settings, interfaceLanguage)
  const words = progressOfUnits(
    units.map((unit) => state.leaders.itemsOf(language, unit.words)),
    state.cards,
    language,
  )
  const begun = units
    .map((unit, at) => ({
      unit,
      lessons: finishedLessons(unit.unit, state.lessons).length,
      words: words[at] ?? { met: 0, items: 0 },
    }))
    .filter(({ lessons, words }) => lessons > 0 || words.met > 0)
  if (begun.length === 0) return null
  return (
    <Section title={t('Einheiten')}>
      <div className="card px-5 py-3">
        <table className="w-full">
          <thead className="text-quiet">
            <tr>
              <th scope="col" className="py-1 text-start font-semibold">
                {t('Einheit')}
              </th>
              <th scope="col" className="ps-3 py-1 text-end font-semibold">
                {t('Lektionen')}
              </th>
              <th scope="col" className="ps-3 py-1 text-end font-semibold">
                {t('Wörter')}
              </th>
            </tr>
          </thead>
          <tbody>
            {begun.map(({ unit, lessons, words }) => (
              <tr key={unit.unit} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  <Link
                    href={unitPath(unit.unit)}
                    className="inline-flex min-h-11 items-center text-brand underline"
                  >
                    {unitTitle(unit)}
                  </Link>
                </th>
                <Share part={lessons} whole={lessonsOfUnit} />
                <Share part={words.met} whole={words.items} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  return <td className="ps-3 py-1 text-end whitespace-nowrap">{t('{part} von {whole}', { part, whole })}</td>
}
