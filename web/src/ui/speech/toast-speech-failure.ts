import { isSessionEnd } from '@pol/contract/client'
import { SpeechError } from './player.ts'
import { toast } from '../frame/toasts.tsx'

/** Tells why nothing is heard (specification section 8). */
export function toastSpeechFailure(error: unknown): void {
  if (!(error instanceof SpeechError)) throw error
  if (error.kind === 'not-played') {
    toast({ title: 'Audiofehler', description: 'Audio konnte nicht abgespielt werden', destructive: true })
    return
  }
  const { cause } = error
  // Whoever lost the session is told so already.
  if (isSessionEnd(cause)) return
  toast({ title: 'Fehler', description: 'Audio konnte nicht generiert werden', destructive: true })
}
