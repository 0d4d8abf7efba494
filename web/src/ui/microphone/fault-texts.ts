import { t } from '@pol/contract/text'
import type { CaptureFault } from './use-capture.ts'

/** Reasons why there is no recording, with advice. */
export const faultTexts: Readonly<Record<CaptureFault | 'too-quiet', string>> = {
  'too-quiet': t(
    'Es war kaum etwas zu hören. Bitte sprechen Sie lauter oder gehen Sie näher an das Mikrofon.',
  ),
  'no-microphone': t('Dieses Gerät hat kein Mikrofon, oder es ist nicht angeschlossen.'),
  'not-allowed': t(
    'Der Browser darf das Mikrofon nicht benutzen. Bitte erlauben Sie es in den Einstellungen dieser Website und versuchen Sie es noch einmal.',
  ),
  busy: t('Das Mikrofon ist nicht zu erreichen. Vielleicht benutzt es gerade ein anderes Programm.'),
  unsupported: t(
    'Mit diesem Browser kann man hier nicht aufnehmen. Bitte versuchen Sie es mit einem anderen.',
  ),
  insecure: t('Aufnehmen kann man nur, wenn die Adresse dieser Seite mit https beginnt.'),
  'not-read': t('Der Browser konnte die Aufnahme nicht lesen. Bitte nehmen Sie noch einmal auf.'),
}
