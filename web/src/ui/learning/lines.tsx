import { interfaceLanguage } from '@pol/contract/text'
import type { SpeakerName } from '@pol/language/speakers'
import type { Elements } from '../../lib/elements.ts'
import { Persian } from '../frame/persian.tsx'
import { SpeakerButton } from '../speech/speaker-button.tsx'
import { CardActions } from './card-actions.tsx'
import { GermanSound } from './german-sound.tsx'
import { HumanVoice } from '../human-voices/human-voice.tsx'
import { Transliteration } from './transliteration.tsx'
import { useWhatIsShown } from './use-what-is-shown.ts'
import type { Place } from './what-is-shown.ts'

/** Content below a German text is in the language of the interface. */
const direction = interfaceLanguage === 'fa' ? 'rtl' : 'ltr'

/** At least as wide as the longest word, so that the buttons wrap before a word is broken. */
const words = 'max-w-full flex-1 wrap-break-word'

interface GermanProps {
  readonly text: string
  /** The id of the text's item, if it can be starred. */
  readonly item?: string | undefined
  /** Whether the star and the menu of the item stand here. */
  readonly hasActions?: boolean
  /** Who says it; by default the usual speaker. */
  readonly speaker?: SpeakerName | undefined
  readonly place?: Place
  readonly className?: string
  /** Shown below the text. */
  readonly children?: Elements
}

/** A German text with its speaker button on the left, where the text starts, and its star and menu on the right. */
export function GermanLine({
  text,
  item,
  hasActions = item !== undefined,
  speaker,
  place = 'elsewhere',
  className = 'text-lg font-semibold',
  children,
}: GermanProps) {
  const isHeard = useWhatIsShown(place).heard.includes('de')
  return (
    <div dir="ltr" className="flex min-w-0 flex-row-reverse flex-wrap items-center justify-end gap-3">
      <div dir={direction} className={`${words} text-left`}>
        <p lang="de" dir="ltr" translate="no" className={className}>
          {text}
        </p>
        {isHeard && <GermanSound text={text} />}
        {children}
      </div>
      {isHeard && item && <HumanVoice item={item} language="de" text={text} />}
      {isHeard && <SpeakerButton text={text} voice="alloy" speaker={speaker} />}
      {hasActions && item && <CardActions item={item} text={text} className="-order-1" />}
    </div>
  )
}

interface PersianProps {
  readonly farsi: string
  /** The id of the text's item, if people can record it. */
  readonly item?: string | undefined
  /** The German text, if the star and the menu of the item stand here. */
  readonly actionsOf?: string | undefined
  readonly transliteration: string
  /** The spoken text, if it differs. */
  readonly spoken?: string | undefined
  /** Determines the pronunciation of a homograph. */
  readonly id?: string | undefined
  /** Who says it; by default the usual speaker. */
  readonly speaker?: SpeakerName | undefined
  readonly place?: Place
  readonly className?: string
}

/**
 * A Persian text with its transliteration, its speaker button on the right, where the text starts, and its star and menu
 * on the left.
 */
export function PersianLine({
  farsi,
  item,
  actionsOf,
  transliteration,
  spoken = farsi,
  id,
  speaker,
  place = 'elsewhere',
  className = 'text-xl font-semibold',
}: PersianProps) {
  const shown = useWhatIsShown(place)
  const isHeard = shown.heard.includes('fa')
  return (
    <div dir="ltr" className="flex min-w-0 flex-wrap items-center justify-end gap-3">
      {item && actionsOf !== undefined && <CardActions item={item} text={actionsOf} />}
      <div className={words}>
        <Persian className={`block ${className}`}>{farsi}</Persian>
        {shown.transliteration &&
          (place === 'elsewhere' ? (
            <Transliteration farsi={farsi} sound={transliteration} className="text-end" />
          ) : (
            <p translate="no" className="text-end hyphens-manual text-quiet">
              {transliteration}
            </p>
          ))}
      </div>
      {isHeard && item && <HumanVoice item={item} language="fa" text={farsi} />}
      {isHeard && <SpeakerButton text={spoken} voice="nova" id={id} speaker={speaker} />}
    </div>
  )
}
