import { useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { Button } from '../frame/button.tsx'
import { TransliterationOfUnread } from '../learning/transliteration.tsx'
import { TextIn } from './item-texts.tsx'

/** A word, a syllable or a letter to put in order. */
export interface Part {
  readonly text: string
  /** Its transliteration, while it is shown. */
  readonly sound?: string | undefined
}

interface Props {
  readonly parts: readonly Part[]
  readonly language: Language
  readonly isAnswered: boolean
  /** Called with a part that is put into the answer, which is spoken then. */
  readonly onHear?: ((text: string) => void) | undefined
  /** Called with the texts of all parts in the order of the answer. */
  readonly onCheck: (texts: readonly string[]) => void
}

const part =
  'min-h-12 short:min-h-11 rounded-control border border-edge bg-surface px-4 py-1 text-lg enabled:hover:border-brand enabled:hover:bg-brand-soft disabled:opacity-60'
/** The room for the answer and its parts lie on one another. */
const answer = 'col-start-1 row-start-1 flex flex-wrap content-start gap-2 p-2'

/**
 * Parts of a sentence or word to put in order: pressing a part moves it into the answer or back. The answer has room for
 * all of them from the start, and each part keeps its place below, so that nothing moves under the finger.
 */
export function Ordering({ parts, language, isAnswered, onHear, onCheck }: Props) {
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
      className="grid gap-4 short:gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onCheck(chosen.map((at) => parts[at]?.text ?? ''))
      }}
    >
      <div className="grid gap-4 short:max-h-[max(12rem,100dvh-22rem)] short:gap-2 short:overflow-y-auto">
        <div className="grid grid-cols-1 rounded-control border-2 border-dashed border-edge bg-sunken">
          {!isAnswered && (
            <div aria-hidden="true" dir={direction} className={`invisible ${answer}`}>
              {parts.map((placed, at) => (
                <span key={at} className={part}>
                  <PartText part={placed} language={language} />
                </span>
              ))}
            </div>
          )}
          <div
            role="group"
            aria-label={t('Antwort')}
            dir={direction}
            data-group="answer"
            className={`min-h-17 ${answer}`}
          >
            {chosen.map((at, place) => (
              <button
                key={at}
                type="button"
                disabled={isAnswered}
                className={part}
                onClick={() => move(chosen.toSpliced(place, 1), 'answer', place)}
              >
                <PartText part={parts[at]} language={language} />
              </button>
            ))}
          </div>
        </div>
        {!isAnswered && (
          <div
            role="group"
            aria-label={t('Bausteine')}
            dir={direction}
            data-group="parts"
            className="flex flex-wrap gap-2 px-2"
          >
            {parts.map((placed, at) =>
              chosen.includes(at) ? (
                <span key={at} aria-hidden="true" className={`invisible ${part}`}>
                  <PartText part={placed} language={language} />
                </span>
              ) : (
                <button
                  key={at}
                  type="button"
                  className={part}
                  onClick={() => {
                    onHear?.(placed.text)
                    move([...chosen, at], 'parts', left.indexOf(at))
                  }}
                >
                  <PartText part={placed} language={language} />
                </button>
              ),
            )}
          </div>
        )}
      </div>
      {!isAnswered && (
        <Button type="submit" disabled={left.length > 0}>
          {t('Prüfen')}
        </Button>
      )}
    </form>
  )
}

function PartText({ part, language }: { readonly part: Part | undefined; readonly language: Language }) {
  return (
    <>
      <TextIn language={language}>{part?.text.trim() ?? ''}</TextIn>
      {part?.sound !== undefined && (
        <TransliterationOfUnread farsi={part.text} sound={part.sound} className="block text-sm" />
      )}
    </>
  )
}
