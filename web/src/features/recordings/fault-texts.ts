import { CallError } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { recordingSeconds } from '@pol/contract/limits'
import { failureText } from '../../lib/call.ts'
import type { Fault } from './use-recorder.ts'

/** Reasons why there is nothing to send, with advice. */
export const faultTexts: Readonly<Record<Fault, string>> = {
  'too-short': t(
    'Das war zu kurz. Bitte drücken Sie „Aufnehmen“, sprechen Sie, und drücken Sie dann „Stopp“.',
  ),
  'too-long': t('Das war zu lang: Eine Aufnahme darf höchstens {count} Sekunden lang sein.', {
    count: recordingSeconds,
  }),
  'too-quiet': t(
    'Es war kaum etwas zu hören. Bitte sprechen Sie lauter oder gehen Sie näher an das Mikrofon.',
  ),
  clipped: t(
    'Das war zu laut, der Ton ist übersteuert. Bitte sprechen Sie leiser oder gehen Sie weiter weg vom Mikrofon.',
  ),
  'no-microphone': t('Dieses Gerät hat kein Mikrofon, oder es ist nicht angeschlossen.'),
  'not-allowed': t(
    'Der Browser darf das Mikrofon nicht benutzen. Bitte erlauben Sie es in den Einstellungen dieser Website und versuchen Sie es noch einmal.',
  ),
  busy: t('Das Mikrofon ist nicht zu erreichen. Vielleicht benutzt es gerade ein anderes Programm.'),
  unsupported: t(
    'Mit diesem Browser kann man hier nicht aufnehmen. Bitte versuchen Sie es mit einem anderen.',
  ),
  'not-read': t('Der Browser konnte die Aufnahme nicht lesen. Bitte nehmen Sie noch einmal auf.'),
}

/** Returns why a recording could not be sent. The recording is kept. */
export function sendFailureText(failure: unknown): string {
  if (failure instanceof CallError) return failureText(failure)
  return t(
    'Keine Verbindung: Die Aufnahme ist noch nicht gesendet. Sie bleibt hier, bis Sie sie senden oder verwerfen.',
  )
}
