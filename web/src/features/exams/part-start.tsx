import { useState } from 'react'
import type { Exam } from '@pol/content/exams/exam'
import { t } from '@pol/contract/text'
import { type ExamPart } from '@pol/learning/exams/exam-names'
import { minutesOfPart, pointsOfPart } from '@pol/learning/exams/exam-shape'
import { examPath } from './exam-paths.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { SpeechError, soundOf } from '../../ui/speech/player.ts'
import { lineTexts } from './exam-texts.ts'
import { NotOfficial } from './not-official.tsx'
import { isRatedByLearner } from './outcomes.ts'
import { partTitle, sectionTasks } from './wording.ts'

interface Props {
  readonly exam: Exam
  readonly test: number
  readonly part: ExamPart
  readonly onBegin: (minutes: number | null) => void
}

/** What a part asks. The learner chooses with or without time; listening begins when its first text can be heard. */
export function PartStart({ exam, test, part, onBegin }: Props) {
  const [time, setTime] = useState<'with' | 'without'>('with')
  const [sound, setSound] = useState<'idle' | 'loading' | 'missing'>('idle')
  const minutes = minutesOfPart[part]
  const begin = async () => {
    try {
      if (part === 'hoeren') {
        setSound('loading')
        await fetchFirstText(exam)
      }
    } catch (error) {
      if (!(error instanceof SpeechError)) throw error
      return setSound('missing')
    }
    onBegin(time === 'with' ? minutes : null)
  }
  return (
    <>
      <PageHeader
        title={partTitle(test, part)}
        back={{ href: examPath(test), label: t('Zurück zum Modelltest') }}
        width="max-w-3xl"
      />
      <Main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8">
        <ol className="grid gap-3">
          {sectionTasks[part].map((task, at) => (
            <li key={task} className="card p-4">
              <p className="font-bold">{t('Teil {section}', { section: at + 1 })}</p>
              <p>{task}</p>
            </li>
          ))}
        </ol>
        <p>
          {isRatedByLearner(part)
            ? t(
                'Höchstens {points} Punkte. Nach dem Abgeben vergleichen Sie mit einem Beispiel und haken selbst ab, was gelungen ist.',
                { points: pointsOfPart },
              )
            : t(
                'Höchstens {points} Punkte. Nach dem Abgeben sehen Sie zu jeder Aufgabe, was richtig ist und warum.',
                { points: pointsOfPart },
              )}
        </p>
        {part === 'sprechen' && (
          <p>
            {t(
              'Ihre Aufnahmen bleiben nur im Speicher dieser Seite. Sie sind vergessen, sobald Sie die Seite verlassen.',
            )}
          </p>
        )}
        <RadioGroup
          label={t('Zeit')}
          help={t('Die Zeit läuft weiter, auch wenn Sie die Seite verlassen.')}
          choices={[
            { value: 'with', label: t('{count} Minuten wie in der Prüfung', { count: minutes }) },
            { value: 'without', label: t('Ohne Zeit') },
          ]}
          selected={time}
          onSelect={setTime}
        />
        <div role="alert" className="font-semibold text-danger empty:hidden">
          {sound === 'missing' &&
            t(
              'Die Texte sind gerade nicht zu hören. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal. Die Zeit läuft noch nicht.',
            )}
        </div>
        <p role="status" className="empty:hidden">
          {sound === 'loading' && t('Der erste Text wird geladen. Die Zeit läuft noch nicht.')}
        </p>
        <Button className="justify-self-start" onClick={begin}>
          {t('Beginnen')}
        </Button>
        <NotOfficial />
      </Main>
    </>
  )
}

/** @throws SpeechError if it cannot be heard. */
async function fetchFirstText({ hoeren, language }: Exam): Promise<void> {
  const never = new AbortController().signal
  const [first] = hoeren[0]?.texts ?? []
  await Promise.all((first?.lines ?? []).map((line) => soundOf(lineTexts(line, language).spoken, never)))
}
