import { CallError } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { recordingSeconds } from '@pol/contract/limits'
import { failureText } from '../../lib/call.ts'
import { faultTexts as commonFaultTexts } from '../../ui/microphone/fault-texts.ts'
import type { Fault } from './use-recorder.ts'

/** Reasons why there is nothing to send, with advice. */
export const faultTexts: Readonly<Record<Fault, string>> = {
  ...commonFaultTexts,
  'too-short': t(
    'Das war zu kurz. Bitte drücken Sie „Aufnehmen“, sprechen Sie, und drücken Sie dann „Stopp“.',
  ),
  'too-long': t('Das war zu lang: Eine Aufnahme darf höchstens {count} Sekunden lang sein.', {
    count: recordingSeconds,
  }),
  clipped: t(
    'Das war zu laut, der Ton ist übersteuert. Bitte sprechen Sie leiser oder gehen Sie weiter weg vom Mikrofon.',
  ),
}

/** Returns why a recording could not be sent. The recording is kept. */
export function sendFailureText(failure: unknown): string {
  if (failure instanceof CallError) return failureText(failure)
  return t(
    'Keine Verbindung: Die Aufnahme ist noch nicht gesendet. Sie bleibt hier, bis Sie sie senden oder verwerfen.',
  )
}
