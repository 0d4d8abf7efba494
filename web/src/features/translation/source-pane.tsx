import { locale, t } from '@pol/contract/text'
import { useId, type RefObject } from 'react'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import { translationTextMaximum } from '@pol/contract/limits'
import type { Elements } from '../../lib/elements.ts'
import { DropZone } from './drop-zone.tsx'
import { translationLanguages } from './languages.ts'
import { SpeakText } from './speak-text.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly direction: TranslationDirection
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onDropFiles: (files: readonly File[]) => void
  readonly onDropText: (text: string) => void
  /** Controls below the text. */
  readonly children: Elements
}

const maximum = translationTextMaximum.toLocaleString(locale)

/** The source text, with its length and controls. */
export function SourcePane({ field, direction, text, onChange, onDropFiles, onDropText, children }: Props) {
  const id = useId()
  const [{ lang, voice, sourceLabel, sourcePlaceholder }] = translationLanguages[direction]
  const isTooLong = text.length > translationTextMaximum
  return (
    <div>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-semibold hyphens-auto">
          {sourceLabel}
        </label>
        <SpeakText text={text} voice={voice} />
      </div>
      <DropZone onFiles={onDropFiles} onText={onDropText}>
        <TextField
          ref={field}
          id={id}
          lang={lang}
          placeholder={sourcePlaceholder}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-count ${id}-fault`}
          className={`bg-surface ${isTooLong ? 'border-danger' : 'border-edge'}`}
        />
      </DropZone>
      <div
        className={`mt-1 flex flex-wrap justify-between gap-x-4 text-sm ${isTooLong ? 'font-semibold text-danger' : 'text-quiet'}`}
      >
        <p id={`${id}-fault`} role="status" className="flex-1 basis-56 empty:hidden">
          {isTooLong &&
            t('Der Text ist zu lang: Auf einmal können höchstens {maximum} Zeichen übersetzt werden.', {
              maximum,
            })}
        </p>
        <p id={`${id}-count`} className="ms-auto tabular-nums">
          {t('{count} / {maximum} Zeichen', { count: text.length.toLocaleString(locale), maximum })}
        </p>
      </div>
      {children}
    </div>
  )
}
