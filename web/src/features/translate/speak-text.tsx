import { speechTextMaximum, type Voice } from '@pol/contract/speech'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'

interface Props {
  readonly text: string
  readonly voice: Voice
}

/** Reads a text aloud, or says why it cannot. */
export function SpeakText({ text, voice }: Props) {
  const spoken = text.trim()
  if (spoken === '') return null
  if (spoken.length > speechTextMaximum) {
    return (
      <p className="text-right text-sm text-quiet">
        Vorlesen geht nur bis {speechTextMaximum.toLocaleString('de-DE')} Zeichen.
      </p>
    )
  }
  // Another text is another button: what the old one is saying would not be what stands there.
  return <SpeakerButton key={spoken} text={spoken} voice={voice} isPersonal />
}
