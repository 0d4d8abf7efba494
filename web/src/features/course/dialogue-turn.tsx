import { useEffect, useRef } from 'react'
import type { Turn } from '@pol/content/course/dialogues'
import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { ItemMenu } from '../../ui/learning/card-actions.tsx'
import { GermanLine, PersianLine } from '../../ui/learning/lines.tsx'
import { speakerNames } from './speaker-names.ts'

interface Props {
  readonly turn: Turn
  readonly isCurrent: boolean
  /** Continues after the learner's own turn; null during all other turns. */
  readonly onSpoken: (() => void) | null
}

/** One turn of a dialogue in both languages, German on the left. Persian has its written and its spoken form. */
export function DialogueTurn({ turn, isCurrent, onSpoken }: Props) {
  const { id, speaker, german, farsi, transliteration, spoken, spoken_transliteration } = turn
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
      <div className="flex items-center justify-between gap-3 md:col-span-2 md:rtl:-order-2">
        <p className="font-semibold text-brand">{speakerNames[speaker]}</p>
        <ItemMenu item={id} text={german} />
      </div>
      <GermanLine text={german} />
      <div className="grid grid-cols-1 gap-3 md:rtl:-order-1">
        <PersianLine farsi={farsi} transliteration={transliteration} />
        {spoken && (
          <div className="rounded-control bg-sunken px-4 py-3">
            <p className="text-quiet">{t('Gesprochen')}</p>
            <PersianLine farsi={spoken} transliteration={spoken_transliteration} className="text-lg" />
          </div>
        )}
      </div>
      {isCurrent && onSpoken && <OwnTurn onSpoken={onSpoken} />}
    </li>
  )
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
