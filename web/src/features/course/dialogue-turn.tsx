import { useEffect, useRef } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { speakerOf } from '@pol/content/course/speakers'
import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { ItemMenu } from '../../ui/learning/card-actions.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { speakerNames } from '../../ui/course/speaker-names.ts'

/** The text of a turn that is spoken: German, or Persian in its spoken or written form. */
export type SpokenForm = 'german' | 'spoken' | 'written'

interface Props {
  readonly turn: Turn
  readonly spokenForm: SpokenForm
  readonly isCurrent: boolean
  /** Continues after the learner's own turn; null during all other turns. */
  readonly onSpoken: (() => void) | null
}

const spokenPersian = 'text-2xl font-bold'

/** One turn of a dialogue in both languages, the learned one first. What is spoken is bold. */
export function DialogueTurn({ turn, spokenForm, isCurrent, onSpoken }: Props) {
  const { id, speaker, german, farsi, transliteration } = turn
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={item}
      aria-current={isCurrent ? 'step' : undefined}
      className={`card grid scroll-my-6 grid-cols-1 gap-x-8 gap-y-3 p-5 md:grid-cols-2 ${isCurrent ? 'outline-3 outline-brand' : ''}`}
    >
      <div className="flex items-center justify-between gap-3 md:col-span-2">
        <p className="font-semibold text-brand">{speakerNames[speaker]}</p>
        <ItemMenu item={id} text={german} />
      </div>
      {spokenForm === 'german' ? (
        <>
          <GermanLine text={german} speaker={speakerOf(speaker)} className="text-xl font-bold" />
          <PersianLine farsi={farsi} transliteration={transliteration} className="" />
        </>
      ) : (
        <>
          <PersianForms turn={turn} spokenForm={spokenForm} />
          <GermanLine text={german} className="" />
        </>
      )}
      {isCurrent && onSpoken && <OwnTurn onSpoken={onSpoken} />}
    </li>
  )
}

interface PersianFormsProps {
  readonly turn: Turn
  readonly spokenForm: SpokenForm
}

/** The written and the spoken form of a turn, if they differ: first the one that is spoken. */
function PersianForms({ turn, spokenForm }: PersianFormsProps) {
  const { farsi, transliteration, spoken, spoken_transliteration } = turn
  const speaker = speakerOf(turn.speaker)
  const written = { farsi, transliteration, speaker }
  if (!spoken) return <PersianLine {...written} className={spokenPersian} />
  const classOf = (form: SpokenForm) => (form === spokenForm ? spokenPersian : 'text-lg')
  const forms = [
    <div key="spoken">
      <p className="text-quiet">{t('Gesprochen')}</p>
      <PersianLine
        farsi={spoken}
        transliteration={spoken_transliteration}
        speaker={speaker}
        className={classOf('spoken')}
      />
    </div>,
    <div key="written">
      <p className="text-quiet">{t('Schriftlich')}</p>
      <PersianLine {...written} className={classOf('written')} />
    </div>,
  ]
  return <div className="grid grid-cols-1 gap-3">{spokenForm === 'spoken' ? forms : forms.toReversed()}</div>
}

/** The learner's own turn. It has no time limit: a button continues the dialogue. */
function OwnTurn({ onSpoken }: { readonly onSpoken: () => void }) {
  const next = useRef<HTMLButtonElement>(null)
  // With the focus, Enter continues, and a screen reader announces the learner's turn.
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center gap-4 md:col-span-2">
      <p id="own-turn" className="font-semibold">
        {t('Sie sind dran.')}
      </p>
      <Button ref={next} aria-describedby="own-turn" onClick={onSpoken}>
        {t('Weiter')}
      </Button>
    </div>
  )
}
