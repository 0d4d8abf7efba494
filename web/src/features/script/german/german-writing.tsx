import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { useLearner } from '../../../lib/learning/learner.ts'
import { exercisePath } from '../../../lib/lesson-path.ts'
import { Explanation } from '../../../ui/learning/explanation.tsx'
import { useWhatIsShown } from '../../../ui/learning/use-what-is-shown.ts'
import { exercises } from './exercises.ts'

/** The exercises of writing German, for who learns German. */
export function GermanWriting() {
  const isRead = useLearner() !== null
  const { first } = useWhatIsShown('elsewhere')
  if (!isRead || first !== 'de') return null
  return (
    <section aria-labelledby="german-writing" className="mb-8">
      <h2 id="german-writing" className="mb-4 text-2xl font-bold">
        {t('Deutsch schreiben')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {exercises.map(({ name, title, about }) => (
          <li
            key={name}
            className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
          >
            <h3 className="text-xl font-bold">
              <Link
                href={exercisePath(name)}
                className="text-brand after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </Link>
            </h3>
            <p>
              <Explanation>{about}</Explanation>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
