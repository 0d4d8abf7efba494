import type { ReactNode } from 'react'
import { Persian } from '../frame/persian.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { StarButton } from './star-button.tsx'

interface GermanProps {
  readonly text: string
  /** The item that the text is the German of, if it can be marked. */
  readonly item?: string
  readonly className?: string
  /** Shown below the text. */
  readonly children?: ReactNode
}

/** A German text with its speaker button on the left, where the text starts, and its star on the right. */
export function GermanLine({ text, item, className = 'text-lg font-semibold', children }: GermanProps) {
  return (
    <div className="flex flex-row-reverse items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className={className}>{text}</p>
        {children}
      </div>
      <SpeakerButton text={text} voice="alloy" />
      {item && <StarButton item={item} text={text} className="-order-1" />}
    </div>
  )
}

interface PersianProps {
  readonly farsi: string
  readonly transliteration: string
  /** What is spoken, if not just the text. */
  readonly spoken?: string
  /** Of a homograph, for speech. */
  readonly id?: string | undefined
  readonly className?: string
}

/** A Persian text with its transliteration and, on the right, where the text starts, its speaker button. */
export function PersianLine({
  farsi,
  transliteration,
  spoken = farsi,
  id,
  className = 'text-xl font-semibold',
}: PersianProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <Persian className={`block ${className}`}>{farsi}</Persian>
        <p className="text-right hyphens-manual text-quiet">{transliteration}</p>
      </div>
      <SpeakerButton text={spoken} voice="nova" id={id} />
    </div>
  )
}
