import { Link } from 'wouter'
import units from '@pol/content/data/course/units.csv'
import { interfaceLanguage, t } from '@pol/contract/text'
import { finishedUnits } from '@pol/learning/lessons/lesson-progress'
import type { LessonProgress } from '@pol/learning/values'
import { unitPath, unitTitle } from '../../ui/course/unit-title.ts'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { Section } from '../../ui/section.tsx'

/** What the learner can do after the units whose check was passed. */
export function Abilities({ lessons }: { readonly lessons: readonly LessonProgress[] }) {
  const finished = new Set(finishedUnits(lessons))
  return (
    <Section title={t('Sie können:')}>
      {finished.size === 0 && (
        <p>
          {t(
            'Diese Liste füllt sich mit jeder Einheit: Lektion 7 endet mit 12 Fragen. Wenn mindestens 9 Antworten richtig sind, steht hier, was Sie dann können.',
          )}
        </p>
      )}
      {units
        .filter(({ unit }) => finished.has(unit))
        .map((unit) => (
          <div key={unit.unit} className="grid gap-1">
            <h3 className="font-bold">
              <Link href={unitPath(unit.unit)} className="text-brand underline">
                {unitTitle(unit)}
              </Link>
            </h3>
            <ul className="grid list-disc gap-1 ps-6">
              {(interfaceLanguage === 'fa' ? unit.outcomes_farsi : unit.outcomes_german).map((outcome) => (
                <li key={outcome}>
                  <Explanation>{outcome}</Explanation>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Section>
  )
}
