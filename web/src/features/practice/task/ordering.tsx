import { useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../../../ui/frame/button.tsx'
import { TextIn } from '../item-texts.tsx'

interface Props {
  readonly parts: readonly string[]
  readonly language: Language
  readonly isAnswered: boolean
  readonly onCheck: (text: string) => void
}

const part =
  'min-h-12 rounded-control border border-edge bg-surface px-4 py-1 text-lg enabled:hover:border-brand enabled:hover:bg-brand-soft disabled:opacity-60'

/** Parts of a sentence to put in order: pressing a part moves it into the answer or back. */
export function Ordering({ parts, language, isAnswered, onCheck }: Props) {
  // Indexes, because two parts may have the same text.
  const [chosen, setChosen] = useState<readonly number[]>([])
  const box = useRef<HTMLFormElement>(null)
  const left = parts.map((_, at) => at).filter((at) => !chosen.includes(at))
  const direction = language === 'fa' ? 'rtl' : 'ltr'

  /** The pressed button leaves its group, so the focus moves to its neighbour there, or to the submit button. */
  const move = (next: readonly number[], group: string, place: number) => {
    setChosen(next)
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>(`[data-group=${group}] button`)
      const neighbour = buttons?.[Math.min(place, buttons.length - 1)]
      const check = box.current?.querySelector<HTMLElement>('button[type=submit]')
      if (document.activeElement === document.body) (neighbour ?? check)?.focus()
    })
  }
  return (
    <form
      ref={box}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCheck(chosen.map((at) => parts[at]).join(' '))
      }}
    >
      <div
        role="group"
        aria-label={t('Antwort')}
        dir={direction}
        data-group="answer"
        className="flex min-h-18 flex-wrap content-start gap-2 rounded-control border-2 border-dashed border-edge bg-sunken p-2"
      >
        {chosen.map((at, place) => (
          <button
            key={at}
            type="button"
            disabled={isAnswered}
            className={part}
            onClick={() => move(chosen.toSpliced(place, 1), 'answer', place)}
          >
            <TextIn language={language}>{parts[at] ?? ''}</TextIn>
          </button>
        ))}
      </div>
      {!isAnswered && (
        <>
          <div
            role="group"
            aria-label={t('Bausteine')}
            dir={direction}
            data-group="parts"
            className="flex min-h-14 flex-wrap gap-2 px-2"
          >
            {left.map((at, place) => (
              <button
                key={at}
                type="button"
                className={part}
                onClick={() => move([...chosen, at], 'parts', place)}
              >
                <TextIn language={language}>{parts[at] ?? ''}</TextIn>
              </button>
            ))}
          </div>
          <Button type="submit" disabled={left.length > 0}>
            {t('Prüfen')}
          </Button>
        </>
      )}
    </form>
  )
}
