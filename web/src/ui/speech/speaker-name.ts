import type { Voice } from '@pol/contract/speech'
import type { SpeechStatus } from './player.ts'

/** In characters. No lesson sentence is longer; a long text would be too much for the name of a button. */
const maxTextLength = 80

/** Accessible name of a speaker button: text, language and status. */
export function speakerName(text: string, voice: Voice, status: SpeechStatus): string {
  const spoken = voice === 'nova' ? `${shortened(text)} auf Farsi` : shortened(text)
  if (status === 'loading') return `${spoken} wird geladen, stoppen`
  if (status === 'playing') return `${spoken} wird abgespielt, stoppen`
  return `${spoken} anhören`
}

function shortened(text: string): string {
  if (text.length <= maxTextLength) return text
  const characters = Array.from(text)
  if (characters.length <= maxTextLength) return text
  const beginning = characters.slice(0, maxTextLength - 1).join('')
  return `${beginning.trimEnd()}…`
}
