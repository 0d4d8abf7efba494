import { useState } from 'react'
import type { HumanVoice } from '@pol/contract/forms/recordings'
import { humanVoices } from '../../lib/human-voices/human-voices.ts'
import { VoiceButton } from './voice-button.tsx'

export interface HumanVoiceButtonProps {
  readonly voices: readonly HumanVoice[]
  readonly text: string
}

/** Plays an approved recording. If there are several, each press plays the next one. */
export function HumanVoiceButton({ voices, text }: HumanVoiceButtonProps) {
  const [turn, setTurn] = useState(0)
  const voice = voices[turn % voices.length]
  const index = humanVoices.current()
  if (!voice || !index) return null
  return (
    <VoiceButton
      id={voice.id}
      text={text}
      speaker={[voice.name, voice.region].filter(Boolean).join(', ')}
      fetchSound={(signal) => index.sound(voice.id, signal)}
      onEnd={() => setTurn(turn + 1)}
    />
  )
}
