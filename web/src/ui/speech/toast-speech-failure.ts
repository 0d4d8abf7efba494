import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { SpeechError } from './player.ts'
import { toast } from '../frame/toast.ts'

/** Shows why speech failed (specification section 8). */
export function toastSpeechFailure(error: unknown): void {
  if (!(error instanceof SpeechError)) throw error
  if (error.kind === 'not-played') {
    toast({
      title: t('Audiofehler'),
      description: t('Audio konnte nicht abgespielt werden'),
      destructive: true,
    })
    return
  }
  const { cause } = error
  // The end of the session has its own toast.
  if (isSessionEnd(cause)) return
  toast({ title: t('Fehler'), description: t('Audio konnte nicht generiert werden'), destructive: true })
}
