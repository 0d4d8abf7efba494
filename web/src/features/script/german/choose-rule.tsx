import { Link } from 'wouter'
import rules from '@pol/content/data/script/german-writing-rules.csv'
import { t } from '@pol/contract/text'
import { exercisePath } from '../../../lib/lesson-path.ts'
import { paths } from '../../../lib/paths.ts'
import { Main } from '../../../ui/frame/main-element.tsx'
import { PageHeader } from '../../../ui/frame/page-header.tsx'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import type { Exercise } from './exercises.ts'
import { titleOfRule } from './rule-texts.ts'

/** The rules of spelling, one of which is practised in a round. */
export function ChooseRule({ exercise: { name, title } }: { readonly exercise: Exercise }) {
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('Welche Regel möchten Sie üben?')}
        back={{ href: paths.script, label: t('Zurück zur Schrift') }}
        width="max-w-3xl"
      />
      <Main className="mx-auto max-w-3xl px-4 py-6">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {rules
            .filter(({ practice }) => practice === 'spelling')
            .map((rule) => (
              <li key={rule.id}>
                <Link
                  href={exercisePath(name, rule.id)}
                  className="card flex min-h-12 items-center px-5 py-2 font-semibold text-brand hover:border-brand"
                >
                  <Explanation>{titleOfRule(rule)}</Explanation>
                </Link>
              </li>
            ))}
        </ul>
      </Main>
    </>
  )
}
