import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { examParts, nameOfExamPart, testCounts } from '@pol/learning/exams/exam-names'
import { from1To } from '@pol/learning/lessons/course-shape'
import { useLearner } from '../../lib/learning/learner.ts'
import { examPath } from './exam-paths.ts'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { NotOfficial } from './not-official.tsx'

/** The model tests of the language that is learned, and what they are not. */
export default function ExamsScreen() {
  const language = useWhatIsShown('elsewhere').first
  const lessons = useLearner()?.lessons ?? []
  const done = new Set(lessons.filter((lesson) => lesson.done).map(({ lesson }) => lesson))
  return (
    <>
      <PageHeader title={t('Prüfungstraining')} subtitle={t('Vier Teile wie in der Prüfung A1')} />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        <div className="mb-6 grid max-w-prose gap-3">
          {language === 'de' ? (
            <>
              <p>
                {t(
                  'Die Prüfung „Start Deutsch 1“ auf der Stufe A1 bieten zum Beispiel das Goethe-Institut und telc an. Sie hat vier Teile und dauert etwa 80 Minuten: Hören, Lesen und Schreiben an einem Stück, danach Sprechen in einer kleinen Gruppe.',
                )}
              </p>
              <p>
                {t(
                  'Diese Modelltests haben dieselbe Form, aber eigene Texte. Sie zeigen, was Sie schon können und was Sie noch üben sollten. Ein gutes Ergebnis hier ist kein Versprechen für die Prüfung.',
                )}
              </p>
            </>
          ) : (
            <p>
              {t(
                'Für Persisch gibt es keine Prüfung A1, die überall gilt. Dieser Modelltest ist so aufgebaut wie die Prüfung A1 für Deutsch. Er zeigt, was Sie schon können und was Sie noch üben sollten.',
              )}
            </p>
          )}
          <NotOfficial />
        </div>
        <ul aria-label={t('Modelltests')} className="grid gap-4 sm:grid-cols-2">
          {from1To(testCounts[language]).map((test) => {
            const count = examParts.filter((part) => done.has(nameOfExamPart(language, test, part))).length
            return (
              <li
                key={test}
                className="relative card flex flex-col gap-2 p-5 transition-colors focus-within:border-brand hover:border-brand"
              >
                <h2 className="text-xl font-bold">
                  <Link
                    href={examPath(test)}
                    className="text-brand after:absolute after:inset-0 after:rounded-card"
                  >
                    {t('Modelltest {test}', { test })}
                  </Link>
                </h2>
                <p className="text-quiet">
                  {t('{done} von {count} Teilen abgegeben', { done: count, count: examParts.length })}
                </p>
              </li>
            )
          })}
        </ul>
      </Main>
    </>
  )
}
