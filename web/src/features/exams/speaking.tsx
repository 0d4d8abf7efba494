import type { CardOfExam } from '@pol/content/exams/exam'
import { cuesOfIntroduction } from '@pol/content/exams/shape'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { speakingCriteria } from '@pol/learning/exams/points'
import { faultTexts } from '../../ui/microphone/fault-texts.ts'
import { useMissingMicrophone } from '../../ui/own-voice/use-missing-microphone.ts'
import { TextIn } from '../../ui/tasks/item-texts.tsx'
import { CardRecorder } from './card-recorder.tsx'
import { Criteria } from './criteria.tsx'
import { ExplainedLines } from './explained-lines.tsx'
import type { Tasks } from './tasks.ts'
import { SectionFrame } from './section-frame.tsx'

/** Seconds for an introduction, and for a card. */
const longestIntroduction = 90
const longestCard = 30

/** One introduces oneself, asks and answers, and hears oneself. The models follow after the part was handed in. */
export function Speaking({ exam, attempt, isOver, onTick }: Tasks) {
  const { language } = exam
  const missing = useMissingMicrophone()
  const [introduction = [], words = [], pictures = []] = exam.sprechen
  const cues = introduction.slice(0, cuesOfIntroduction)
  const criteria = (section: number, from: number, count: number) =>
    isOver && (
      <Criteria
        title={t('Ihre Aufnahme')}
        criteria={(speakingCriteria[section - 1] ?? []).slice(from, from + count)}
        attempt={attempt}
        onTick={onTick}
      />
    )
  const wordOf = (card: CardOfExam) => (language === 'de' ? card.word_german : card.word_farsi)
  return (
    <>
      <div role="status" className="grid gap-1 empty:hidden">
        {missing && (
          <>
            <p className="font-semibold text-danger">{faultTexts[missing]}</p>
            <p>{t('Sprechen Sie trotzdem laut: Nach dem Abgeben hören Sie, wie man es sagen kann.')}</p>
          </>
        )}
      </div>
      <SectionFrame part="sprechen" section={1}>
        <div className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
          <ul className="flex flex-wrap gap-2">
            {cues.map((card) => (
              <li
                key={card.card}
                className="rounded-control border border-edge px-4 py-2 text-lg font-semibold"
              >
                <TextIn language={language}>{wordOf(card)}</TextIn>
              </li>
            ))}
          </ul>
          <CardRecorder name={t('Vorstellung')} longest={longestIntroduction} />
          {isOver && <Models cards={cues} language={language} />}
          {criteria(1, 0, 1)}
        </div>
        {introduction.slice(cuesOfIntroduction).map((card, at) => (
          <div key={card.card} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
            <p className="text-lg font-semibold">
              <TextIn language={language}>{wordOf(card)}</TextIn>
            </p>
            <CardRecorder name={at === 0 ? t('Buchstabieren') : t('Nummer')} longest={longestCard} />
            {isOver && <Models cards={[card]} language={language} />}
            {criteria(1, at + 1, 1)}
          </div>
        ))}
      </SectionFrame>
      <SectionFrame part="sprechen" section={2}>
        {words.map((card, at) => (
          <div key={card.card} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
            <p className="text-quiet">
              <TextIn language={language}>{language === 'de' ? card.topic_german : card.topic_farsi}</TextIn>
            </p>
            <p className="text-center text-3xl font-bold">
              <TextIn language={language}>{wordOf(card)}</TextIn>
            </p>
            <CardRecorder name={t('Karte {number}', { number: card.card })} longest={longestCard} />
            {isOver && <Models cards={[card]} language={language} />}
            {criteria(2, at, 1)}
          </div>
        ))}
      </SectionFrame>
      <SectionFrame part="sprechen" section={3}>
        {pictures.map((card, at) => (
          <div key={card.card} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
            <p role="img" aria-label={wordOf(card)} lang={language} className="text-center text-6xl">
              {card.icon}
            </p>
            <CardRecorder name={t('Bild {number}', { number: card.card })} longest={longestCard} />
            {isOver && <Models cards={[card]} language={language} />}
            {criteria(3, 2 * at, 2)}
          </div>
        ))}
      </SectionFrame>
    </>
  )
}

interface ModelsProps {
  readonly cards: readonly CardOfExam[]
  readonly language: Language
}

function Models({ cards, language }: ModelsProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-lg font-bold">{t('So kann man es sagen')}</h3>
      <ExplainedLines lines={cards.flatMap(({ lines }) => lines)} language={language} />
    </div>
  )
}
