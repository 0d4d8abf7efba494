import type { ReactNode } from 'react'
import { Persian } from '../frame/persian.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'

interface GermanProps {
  readonly text: string
  readonly className?: string
  /** What is told about the text, below it. */
  readonly children?: ReactNode
}

/** A German text; before it, where it begins, the button that reads it aloud. */
export function GermanLine({ text, className = 'text-lg font-semibold', children }: GermanProps) {
  return (
    <div className="flex flex-row-reverse items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className={className}>{text}</p>
        {children}
      </div>
      <SpeakerButton text={text} voice="alloy" />
    </div>
  )
}

interface PersianProps {
  readonly farsi: string
  readonly transliteration: string
  readonly className?: string
}

/** A Persian text with its transliteration; on the right, where it begins, the button that reads it aloud. */
export function PersianLine({ farsi, transliteration, className = 'text-xl font-semibold' }: PersianProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <Persian className={`block ${className}`}>{farsi}</Persian>
        <p className="text-right hyphens-manual text-quiet">{transliteration}</p>
      </div>
      <SpeakerButton text={farsi} voice="nova" />
    </div>
  )
}
