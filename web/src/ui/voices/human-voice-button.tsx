import { useState } from 'react'
import { humanVoices, type HumanVoiceButtonProps } from '../speech/human-voices.ts'
import { VoiceButton } from './voice-button.tsx'

/** Plays an approved recording; with the next press that of the next person, if there are several. */
export function HumanVoiceButton({ voices, text }: HumanVoiceButtonProps) {
  const [turn, setTurn] = useState(0)
  const voice = voices[turn % voices.length]
  const open = humanVoices.current()
  if (!voice || !open) return null
  return (
    <VoiceButton
      id={voice.id}
      text={text}
      speaker={[voice.name, voice.region].filter(Boolean).join(', ')}
      fetchSound={(signal) => open.sound(voice.id, signal)}
      onEnd={() => setTurn(turn + 1)}
    />
  )
}
