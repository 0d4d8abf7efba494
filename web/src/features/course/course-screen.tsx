import { Link } from 'wouter'
import { isFinished } from '@pol/learning/progress'
import units from '@pol/content/data/course/units.csv'
import { useLearner } from '../../lib/learning/learner.ts'
import { paths } from '../../lib/paths.ts'
import { Main } from '../../ui/frame/main.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Persian } from '../../ui/frame/persian.tsx'

const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()

/** The way through the course: what is finished and what is next; nothing is locked. */
export default function CourseScreen() {
  const cards = useLearner()?.cards
  const finished = new Set(cards ? units.filter(({ words }) => isFinished(words, cards, zone)) : [])
  const next = cards?.size ? units.find((unit) => !finished.has(unit)) : undefined
  return (
    <>
      <PageHeader title="Kurs" subtitle={`${units.length} Einheiten von „Hallo“ bis zum Ende von A1`} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <p className="mb-6 max-w-prose">
          Ein Kurs für beide Sprachen: Wer Persisch lernt, liest über das Persische, wer Deutsch lernt, über
          das Deutsche. Die Reihenfolge ist ein Vorschlag, alle Einheiten sind offen.
        </p>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <li
              key={unit.unit}
              className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
            >
              <h2 className="text-xl font-bold">
                <Link
                  href={paths.unit.replace(':unit', String(unit.unit))}
                  className="text-brand after:absolute after:inset-0 after:rounded-card"
                >
                  Einheit {unit.unit}: {unit.title_german}
                </Link>
              </h2>
              <Persian className="block text-lg font-semibold">{unit.title_farsi}</Persian>
              <p className="text-quiet">{unit.outcomes_german[0]}</p>
              {finished.has(unit) && <Mark>Geschafft</Mark>}
              {unit === next && <Mark>Als Nächstes</Mark>}
            </li>
          ))}
        </ol>
      </Main>
    </>
  )
}

function Mark({ children }: { readonly children: string }) {
  return (
    <p className="mt-auto self-start rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent">
      {children}
    </p>
  )
}
