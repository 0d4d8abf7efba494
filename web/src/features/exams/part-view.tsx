import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Exam } from '@pol/content/exams/exam'
import { t } from '@pol/contract/text'
import {
  type Attempt,
  handedIn,
  isTimedOut,
  settled,
  withAnswer,
  withHearing,
  withTick,
} from '@pol/learning/exams/attempt'
import { type ExamPart } from '@pol/learning/exams/exam-names'
import { pointsOfPart } from '@pol/learning/exams/exam-shape'
import type { Settings } from '@pol/learning/values'
import { examPath } from './exam-paths.ts'
import { serverClock } from '../../lib/server-clock.ts'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { AskedSections } from './asked-sections.tsx'
import { changeAttempt, storeAttempt } from './attempts.ts'
import { NotOfficial } from './not-official.tsx'
import { answerKeys, isRatedByLearner, pointsOf } from './outcomes.ts'
import { reportPoints, settle } from './report-part.ts'
import { RunningHeader } from './running-header.tsx'
import { Speaking } from './speaking.tsx'
import type { Tasks } from './tasks.ts'
import { Writing } from './writing.tsx'
import { partTitle } from './wording.ts'

interface Props {
  readonly exam: Exam
  readonly test: number
  readonly part: ExamPart
  /** Its name on the wire. */
  readonly name: string
  /** As it is stored: its time may be over. */
  readonly attempt: Attempt
  readonly settings: Settings
}

/** A part that runs or was handed in. The tasks stay the same elements, so that recordings in memory survive. */
export function PartView({ exam, test, part, name, attempt: stored, settings }: Props) {
  const now = useNow(stored.handedInAt === null)
  const attempt = settled(stored, now)
  const isOver = attempt.handedInAt !== null
  const [question, setQuestion] = useState<'hand in' | 'again' | null>(null)
  const close = () => setQuestion(null)
  useEffect(() => {
    settle(name, exam, part, stored, serverClock.now())
  })

  const handIn = () => {
    close()
    const given = handedIn(stored, serverClock.now())
    storeAttempt(name, given)
    reportPoints(name, exam, part, given, given.handedInAt ?? serverClock.now())
  }
  const finishRating = () => {
    const rated = { ...attempt, isRated: true }
    storeAttempt(name, rated)
    reportPoints(name, exam, part, rated, serverClock.now())
  }
  const tasks: Tasks = {
    exam,
    attempt,
    isOver,
    onAnswer: (key, answer) => changeAttempt(name, (now) => withAnswer(now, key, answer)),
    onTick: (key, isTicked) => changeAttempt(name, (now) => withTick(now, key, isTicked)),
  }
  const open = answerKeys(exam, part).filter((key) => attempt.answers[key] === undefined).length
  const title = partTitle(test, part)
  return (
    <div className={isOver ? '' : 'flex h-dvh flex-col'}>
      {isOver ? (
        <PageHeader
          title={title}
          back={{ href: examPath(test), label: t('Zurück zum Modelltest') }}
          width="max-w-3xl"
        />
      ) : (
        <RunningHeader title={title} attempt={attempt} now={now} test={test} />
      )}
      <Main
        {...(!isOver && { 'data-round': true })}
        className={isOver ? '' : 'min-h-0 flex-1 overflow-y-auto'}
      >
        <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8 px-4 py-6">
          {isOver && <Points exam={exam} part={part} attempt={attempt} />}
          {part === 'schreiben' ? (
            <Writing {...tasks} settings={settings} />
          ) : part === 'sprechen' ? (
            <Speaking {...tasks} />
          ) : (
            <AskedSections
              {...tasks}
              part={part}
              onHeard={(text) => changeAttempt(name, (now) => withHearing(now, text))}
            />
          )}
          {isOver ? (
            <div className="flex flex-wrap gap-3">
              {isRatedByLearner(part) && !attempt.isRated && (
                <Button onClick={finishRating}>{t('Bewertung abschließen')}</Button>
              )}
              <ButtonLink variant="secondary" href={examPath(test)}>
                {t('Zum Ergebnis')}
              </ButtonLink>
              <Button variant="quiet" onClick={() => setQuestion('again')}>
                {t('Teil wiederholen')}
              </Button>
            </div>
          ) : (
            <Button className="justify-self-start" onClick={() => setQuestion('hand in')}>
              {t('Abgeben')}
            </Button>
          )}
        </div>
      </Main>
      <ConfirmDialog
        open={question === 'hand in' && !isOver}
        title={t('Teil abgeben')}
        text={
          open > 0
            ? t(
                'Eine Aufgabe ist noch ohne Antwort. Nach dem Abgeben können Sie nichts mehr ändern.|{count} Aufgaben sind noch ohne Antwort. Nach dem Abgeben können Sie nichts mehr ändern.',
                { count: open },
              )
            : t('Nach dem Abgeben können Sie nichts mehr ändern.')
        }
        confirm={t('Ja, abgeben')}
        onClose={close}
        onConfirm={handIn}
      />
      <ConfirmDialog
        open={question === 'again'}
        title={t('Teil wiederholen')}
        text={t('Ihre Antworten in diesem Teil werden gelöscht. Das beste Ergebnis bleibt in Ihrem Konto.')}
        confirm={t('Ja, wiederholen')}
        onClose={close}
        onConfirm={() => storeAttempt(name, null)}
      />
    </div>
  )
}

/** The current time, every second while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverClock.now)
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => setNow(serverClock.now()), 1_000)
    return () => clearInterval(timer)
  }, [isNeeded])
  return now
}

interface PointsProps {
  readonly exam: Exam
  readonly part: ExamPart
  readonly attempt: Attempt
}

/** The points of the part. Its heading gets the focus when it was handed in. */
function Points({ exam, part, attempt }: PointsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useEffectEvent(() => heading.current?.focus())
  useEffect(() => focus(), [])
  const values = { points: pointsOf(exam, part, attempt), of: pointsOfPart }
  const isOpen = isRatedByLearner(part) && !attempt.isRated
  return (
    <section className="card grid gap-2 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        {t('{points} von {of} Punkten', values)}
      </h2>
      {isTimedOut(attempt) && <p>{t('Die Zeit ist um. Der Teil wurde abgegeben, wie er war.')}</p>}
      {isOpen && <p>{t('Vergleichen Sie mit dem Beispiel, und haken Sie ab, was Ihnen gelungen ist.')}</p>}
      <NotOfficial />
    </section>
  )
}
