import { Fragment, type Ref } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Verdict } from '@pol/learning/grading'
import type { Differences, Range } from '@pol/learning/grading/differences'
import type { Item } from '@pol/learning/item'
import { Button } from '../../frame/button.tsx'
import { Check } from '../../icons/drawn/check.tsx'
import { CircleAlert } from '../../icons/drawn/circle-alert.tsx'
import { Explanation } from '../../learning/explanation.tsx'
import type { WordedReason } from '../../../lib/lexicon/worded-reason.ts'
import { richText } from '../../rich-text.ts'
import type { Reply } from '../reply.ts'
import { Target, TextIn } from '../item-texts.tsx'
import { notesWithAnswer, noteTexts } from '../wording.ts'

interface Props {
  readonly reply: Reply
  readonly language: Language
  /** Why the answer is wrong; null if no rule knows it. */
  readonly reason: WordedReason | null
}

/** Text of the live region: the verdict, its notes, what differs and the reason. */
export function VerdictText({ reply, language, reason }: Props) {
  const { grade, verdict, isOverruled } = reply
  const isRight = grade > 1
  const Icon = isRight ? Check : CircleAlert
  return (
    <>
      <p className={`flex items-center gap-2 text-xl font-bold ${isRight ? 'text-brand' : 'text-danger'}`}>
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        <span>{isRight ? t('Richtig') : t('Noch nicht')}</span>
      </p>
      {!isOverruled &&
        verdict?.notes.map((note) => (
          <p key={note} className="flex flex-wrap items-baseline gap-x-2">
            <span>{noteTexts[note]}</span>
            {notesWithAnswer.includes(note) && (
              <TextIn language={language} className="text-xl font-bold">
                {verdict.answer}
              </TextIn>
            )}
          </p>
        ))}
      {!isOverruled && verdict?.differences && (
        <Comparison verdict={verdict} differences={verdict.differences} language={language} />
      )}
      {reason && <p>{richText('Warum: {reason}', { reason: <Explanation>{reason.text}</Explanation> })}</p>}
    </>
  )
}

interface LeftProps {
  /** What has left the round with this answer. */
  readonly left: readonly Item[]
  readonly language: Language
  readonly isOfPairs: boolean
}

/** Says what comes back tomorrow: in pairs, which of the words. */
export function LeftText({ left, language, isOfPairs }: LeftProps) {
  if (left.length === 0) return null
  return (
    <>
      <p>{t('Das kommt morgen wieder.')}</p>
      {isOfPairs && (
        <ul className="flex flex-wrap gap-x-4 text-xl font-bold">
          {left.map((item) => (
            <li key={item.id}>
              <Target item={item} language={language} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface ComparisonProps {
  readonly verdict: Verdict
  readonly differences: Differences
  readonly language: Language
}

/** The typed text above the right one. A text in Latin letters is compared with the transliteration. */
function Comparison({ verdict, differences, language }: ComparisonProps) {
  const { typed, answer, transliteration } = verdict
  const isLatin = transliteration !== null
  const script = isLatin ? latin : written[language]
  return (
    <div className="@container">
      <dl className="grid items-baseline gap-x-4 @xs:grid-cols-[auto_1fr]">
        <dt className="text-quiet">{t('Geschrieben')}</dt>
        <dd className="text-lg">
          <Marked text={typed} ranges={differences.typed} {...script} />
        </dd>
        <dt className="text-quiet">{t('Richtig ist')}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-3 text-lg">
          <Marked text={transliteration ?? answer} ranges={differences.answer} {...script} />
          {isLatin && <TextIn language={language}>{answer}</TextIn>}
        </dd>
      </dl>
    </div>
  )
}

const written = { fa: { lang: 'fa', dir: 'rtl' }, de: { lang: 'de', dir: 'ltr' } } as const
const latin = { dir: 'ltr' } as const

interface MarkedProps {
  readonly text: string
  readonly ranges: readonly Range[]
  readonly lang?: Language
  readonly dir: 'ltr' | 'rtl'
}

/** A text in which parts are marked. */
function Marked({ text, ranges, lang, dir }: MarkedProps) {
  return (
    <span lang={lang} dir={dir} translate="no">
      {ranges.map(([start, end], at) => (
        <Fragment key={start}>
          <span>{text.slice(ranges[at - 1]?.[1] ?? 0, start)}</span>
          <mark className="bg-accent-soft text-accent underline decoration-2 underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      <span>{text.slice(ranges.at(-1)?.[1] ?? 0)}</span>
    </span>
  )
}

interface ButtonsProps {
  readonly reply: Reply
  /** Whether several cards were answered at once, in pairs. */
  readonly isOfPairs: boolean
  /** Whether the learner cannot overrule the verdict. */
  readonly isFinal?: boolean
  /** The button 'Weiter', which gets the focus. */
  readonly ref: Ref<HTMLButtonElement>
  readonly onGoOn: () => void
  readonly onEasy: () => void
  readonly onOverrule: () => void
}

/** Buttons after a verdict. */
export function VerdictButtons(props: ButtonsProps) {
  const { reply, isOfPairs, isFinal = false, ref, onGoOn, onEasy, onOverrule } = props
  const { grade, verdict, isOverruled } = reply
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={ref}
        className="flex-1 basis-40"
        // The Enter key that submitted the answer may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={onGoOn}
      >
        {t('Weiter')}
      </Button>
      {grade > 1 && !isOverruled && !isOfPairs && (
        <Button variant="secondary" onClick={onEasy}>
          {t('Leicht')}
        </Button>
      )}
      {grade === 1 && verdict && !isFinal && (
        <Button variant="secondary" onClick={onOverrule}>
          {t('War richtig')}
        </Button>
      )}
    </div>
  )
}
