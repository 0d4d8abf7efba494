import { interfaceLanguage } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Persian } from '../frame/persian.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { CardActions } from './card-actions.tsx'
import { GermanSound } from './german-sound.tsx'
import { useTransliteration } from './use-transliteration.ts'
import { HumanVoice } from '../human-voices/human-voice.tsx'

/** Content below a German text is in the language of the interface. */
const direction = interfaceLanguage === 'fa' ? 'rtl' : 'ltr'

/** At least as wide as the longest word, so that the buttons wrap before a word is broken. */
const words = 'max-w-full flex-1 wrap-break-word'

interface GermanProps {
  readonly text: string
  /** The id of the text's item, if it can be starred. */
  readonly item?: string
  readonly className?: string
  /** Shown below the text. */
  readonly children?: Elements
}

/** A German text with its speaker button on the left, where the text starts, and its star and menu on the right. */
export function GermanLine({ text, item, className = 'text-lg font-semibold', children }: GermanProps) {
  return (
    <div dir="ltr" className="flex min-w-0 flex-row-reverse flex-wrap items-center justify-end gap-3">
      <div dir={direction} className={`${words} text-left`}>
        <p lang="de" dir="ltr" translate="no" className={className}>
          {text}
        </p>
        <GermanSound text={text} />
        {children}
      </div>
      {item && <HumanVoice item={item} language="de" text={text} />}
      <SpeakerButton text={text} voice="alloy" />
      {item && <CardActions item={item} text={text} className="-order-1" />}
    </div>
  )
}

interface PersianProps {
  readonly farsi: string
  /** The id of the text's item, if people can record it. */
  readonly item?: string
  readonly transliteration: string
  /** The spoken text, if it differs. */
  readonly spoken?: string
  /** Determines the pronunciation of a homograph. */
  readonly id?: string | undefined
  readonly className?: string
}

/** A Persian text with its transliteration and, on the right, where the text starts, its speaker button. */
export function PersianLine({
  farsi,
  item,
  transliteration,
  spoken = farsi,
  id,
  className = 'text-xl font-semibold',
}: PersianProps) {
  const hasTransliteration = useTransliteration()
  return (
    <div dir="ltr" className="flex min-w-0 flex-wrap items-center justify-end gap-3">
      <div className={words}>
        <Persian className={`block ${className}`}>{farsi}</Persian>
        {hasTransliteration && (
          <p translate="no" className="text-end hyphens-manual text-quiet">
            {transliteration}
          </p>
        )}
      </div>
      {item && <HumanVoice item={item} language="fa" text={farsi} />}
      <SpeakerButton text={spoken} voice="nova" id={id} />
    </div>
  )
}
