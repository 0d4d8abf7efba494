import { useEffect, useId, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { isOutdated, type Desk } from './desk.ts'
import { languages } from './languages.ts'
import { SpeakText } from './speak-text.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  readonly desk: Desk
  readonly isRunning: boolean
  /** How many translations have come. */
  readonly finished: number
}

/** The translation: to be read, heard and copied. */
export function ResultPane({ desk, isRunning, finished }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { direction, result } = desk
  const [, { lang, voice, resultLabel, resultPlaceholder }] = languages[direction]
  const outdated = isOutdated(desk)
  useEffect(() => {
    // On a small screen it comes below the edge.
    if (finished > 0) field.current?.scrollIntoView({ block: 'nearest' })
  }, [finished])
  return (
    <div>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-semibold hyphens-auto">
          {resultLabel}
        </label>
        <SpeakText text={result} voice={voice} />
      </div>
      <TextField
        ref={field}
        id={id}
        readOnly
        lang={lang}
        placeholder={resultPlaceholder}
        value={result}
        aria-busy={isRunning}
        className={`border-line bg-sunken ${outdated ? 'text-quiet' : ''}`}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {!isRunning && outdated && 'Der Text wurde seit dieser Übersetzung geändert.'}
        {!isRunning && result && !outdated && <span className="sr-only">Die Übersetzung ist fertig.</span>}
      </p>
      {result && (
        <div className="mt-3">
          <CopyButton field={field} />
        </div>
      )}
    </div>
  )
}
