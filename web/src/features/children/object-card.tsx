import { withArticle } from '@pol/content/with-article'
import type { Homograph } from '@pol/content/homograph'
import type { LearnObject } from '@pol/content/objects'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Persian } from '../../ui/frame/persian.tsx'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { CardActions } from '../../ui/learning/card-actions.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { HumanVoice } from '../../ui/human-voices/human-voice.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { categories } from './categories.ts'

/** Delay between two cards (specification section 9). */
const staggerMs = 100
/** Number of animated cards, more than fit in a large window. Later cards appear at once. */
const animatedCount = 30

const backgrounds = [
  'bg-amber-100 dark:bg-amber-900/40',
  'bg-emerald-100 dark:bg-emerald-900/40',
  'bg-sky-100 dark:bg-sky-900/40',
  'bg-rose-100 dark:bg-rose-900/40',
  'bg-violet-100 dark:bg-violet-900/40',
  'bg-lime-100 dark:bg-lime-900/40',
]

interface Props {
  readonly object: LearnObject & Homograph
  /** Position in the list; determines the animation delay. */
  readonly index: number
}

export function ObjectCard({ object, index }: Props) {
  const { entry, icon, category, farsi, transliteration, speech_id } = object
  const german = withArticle(object)
  const shown = useWhatIsShown('specified')
  const background = backgrounds[categories.indexOf(category) % backgrounds.length]
  return (
    <li
      className={`card flex [contain-intrinsic-size:auto_17rem] flex-col items-center p-3 text-center [content-visibility:auto] ${index < animatedCount ? 'animate-appear' : ''}`}
      style={index < animatedCount ? { animationDelay: `${index * staggerMs}ms` } : undefined}
    >
      <div
        aria-hidden="true"
        className={`grid w-full place-items-center rounded-xl py-5 font-emoji text-6xl ${background}`}
      >
        {icon}
      </div>
      <p lang="de" dir="ltr" translate="no" className="mt-3 text-lg leading-tight font-bold">
        {german}
      </p>
      <GermanSound text={german} />
      <Persian className="mt-1 text-2xl font-bold">{farsi}</Persian>
      {shown.transliteration && (
        <p dir="ltr" translate="no" className="text-quiet">
          {transliteration}
        </p>
      )}
      <div className="mt-auto flex flex-wrap justify-center gap-2 pt-3">
        <Voice name={t('DE')}>
          <SpeakerButton text={german} voice="alloy" />
        </Voice>
        <Voice name={<Persian>{t('فا')}</Persian>}>
          <SpeakerButton text={farsi} voice="nova" id={speech_id} />
        </Voice>
        <HumanVoice item={entry} language="de" text={german} />
        <HumanVoice item={entry} language="fa" text={farsi} />
        <CardActions item={entry} text={german} className="flex-row!" />
      </div>
    </li>
  )
}

interface VoiceProps {
  /** Short name of the language, hidden from screen readers. */
  readonly name: React.ReactNode
  readonly children: Elements
}

function Voice({ name, children }: VoiceProps) {
  return (
    <div className="grid justify-items-center gap-0.5">
      {children}
      <span aria-hidden="true" className="text-sm text-quiet">
        {name}
      </span>
    </div>
  )
}
