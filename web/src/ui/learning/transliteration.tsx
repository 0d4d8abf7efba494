import { useState } from 'react'
import { t } from '@pol/contract/text'
import { soundsOfUnread } from '@pol/learning/script/readable'
import { useSignsLearned } from './use-signs-learned.ts'

interface Props {
  readonly farsi: string
  /** The whole transliteration. */
  readonly sound: string
  readonly className?: string
}

/** The transliteration of a Persian text. Words that the learner can read are transcribed only when a button is pressed. */
export function Transliteration({ farsi, sound, className = '' }: Props) {
  const learned = useSignsLearned()
  const [isAsked, setIsAsked] = useState(false)
  const unread = soundsOfUnread(farsi, sound, learned)
  return (
    <p dir="ltr" className={`hyphens-manual text-quiet ${className}`}>
      <span translate="no">{isAsked ? sound : unread}</span>
      {unread !== sound && (
        <>
          <span> </span>
          <button
            type="button"
            className="min-h-6 px-1 text-sm underline underline-offset-4 hover:text-ink"
            onClick={() => setIsAsked(!isAsked)}
          >
            {isAsked ? t('Umschrift ausblenden') : t('Umschrift zeigen')}
          </button>
        </>
      )}
    </p>
  )
}

/** The same in a button or beside other text, where it cannot be asked for. Empty if the learner can read all of it. */
export function TransliterationOfUnread({ farsi, sound, className = '' }: Props) {
  const shown = soundsOfUnread(farsi, sound, useSignsLearned())
  return (
    shown && (
      <span dir="ltr" translate="no" className={`hyphens-manual text-quiet ${className}`}>
        {shown}
      </span>
    )
  )
}
