import type { Voice } from '@pol/contract/operations/speech'
import { t } from '@pol/contract/text'
import type { SpeechStatus } from './player.ts'

/** In characters. No lesson sentence is longer; longer texts are too long for the name of a button. */
const maxTextLength = 80

/** Accessible name of a speaker button: text, language and status. */
export function speakerName(text: string, voice: Voice, status: SpeechStatus): string {
  const values = { text: shortened(text) }
  return voice === 'nova' ? persianName(values, status) : germanName(values, status)
}

type Values = Readonly<Record<'text', string>>

function germanName(values: Values, status: SpeechStatus): string {
  if (status === 'loading') return t('{text} wird geladen, stoppen', values)
  if (status === 'playing') return t('{text} wird abgespielt, stoppen', values)
  return t('{text} anhören', values)
}

function persianName(values: Values, status: SpeechStatus): string {
  if (status === 'loading') return t('{text} auf Farsi wird geladen, stoppen', values)
  if (status === 'playing') return t('{text} auf Farsi wird abgespielt, stoppen', values)
  return t('{text} auf Farsi anhören', values)
}

function shortened(text: string): string {
  if (text.length <= maxTextLength) return text
  const characters = Array.from(text)
  if (characters.length <= maxTextLength) return text
  const beginning = characters.slice(0, maxTextLength - 1).join('')
  return `${beginning.trimEnd()}…`
}
