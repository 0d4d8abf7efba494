import type { Voice } from '@pol/contract/operations/speech'
import { locale, t } from '@pol/contract/text'
import { speechTextMaximum } from '@pol/contract/limits'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'

interface Props {
  readonly text: string
  readonly voice: Voice
}

/** Speaker button for a text, or a note that the text is too long. */
export function SpeakText({ text, voice }: Props) {
  const spoken = text.trim()
  if (spoken === '') return null
  if (spoken.length > speechTextMaximum) {
    return (
      <p className="text-end text-sm text-quiet">
        {t('Vorlesen geht nur bis {maximum} Zeichen.', {
          maximum: speechTextMaximum.toLocaleString(locale),
        })}
      </p>
    )
  }
  // The key remounts the button when the text changes, which stops the old speech.
  return <SpeakerButton key={spoken} text={spoken} voice={voice} isPersonal />
}
