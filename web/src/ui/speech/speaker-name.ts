import type { Voice } from '@pol/contract/speech'
import type { SpeechStatus } from './player.ts'

/** No sentence of the lessons is longer; a whole letter would be read out as a button's name. */
const longestSpelledOut = 80

/** The name of the button that speaks a text: what it reads, in which language, and what it is doing. */
export function speakerName(text: string, voice: Voice, status: SpeechStatus): string {
  const spoken = voice === 'nova' ? `${shortened(text)} auf Farsi` : shortened(text)
  if (status === 'loading') return `${spoken} wird geladen, stoppen`
  if (status === 'playing') return `${spoken} wird abgespielt, stoppen`
  return `${spoken} anhören`
}

function shortened(text: string): string {
  if (text.length <= longestSpelledOut) return text
  const characters = Array.from(text)
  if (characters.length <= longestSpelledOut) return text
  const beginning = characters.slice(0, longestSpelledOut - 1).join('')
  return `${beginning.trimEnd()}…`
}
