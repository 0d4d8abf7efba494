import * as v from 'valibot'
import { t } from './text.ts'

/** Why a voice in the folder of the operator cannot speak. `{name}` is the voice, `{detail}` what is wrong with it. */
export const voiceRefusals = {
  'bad-name': t('Der Ordner {name} darf nur Buchstaben, Ziffern, Punkte und Striche im Namen haben.'),
  'no-model': t('Im Ordner der Stimme {name} ist nicht genau eine Datei mit der Endung .onnx.'),
  unreadable: t('Die Dateien der Stimme {name} können nicht gelesen werden ({detail}).'),
  'too-large': t('Die Datei der Stimme {name} ist größer als {detail} MB.'),
  'no-settings': t('Neben der Stimme {name} fehlt die Datei {detail}.'),
  'broken-settings': t('Die Datei {detail} der Stimme {name} ist beschädigt.'),
  'other-signs': t('Die Stimme {name} liest Buchstaben oder andere Zeichen statt der Laute von eSpeak NG.'),
  'several-speakers': t('Die Stimme {name} hat {detail} Sprecher; Pol verwendet nur Stimmen mit einem.'),
  'other-language': t('Die Stimme {name} spricht die Sprache ‹{detail}› statt der verlangten.'),
  'sample-rate': t('Die Stimme {name} hat eine Abtastrate von {detail} Hz; möglich sind 8000 bis 48000.'),
  'missing-sound': t('Die Stimme {name} kennt den Laut ‹{detail}› nicht.'),
  'no-licence': t('Die Karte der Stimme {name} (MODEL_CARD) nennt keine Lizenz.'),
  'second-voice': t('Die Stimme {name} wird nicht gebraucht: Dafür spricht schon {detail}.'),
  'no-runtime': t('Die Stimme {name} braucht ein Programm, das fehlt: npm run voices -- install'),
  'broken-model': t('Die Datei der Stimme {name} ist beschädigt oder keine Stimme von Piper.'),
  changed: t('Die Datei der Stimme {name} hat sich seit dem Start des Servers geändert.'),
} as const

export const voiceRefusalCodes = Object.keys(voiceRefusals) as (keyof typeof voiceRefusals)[]

export const voiceRefusal = v.object({ code: v.picklist(voiceRefusalCodes), detail: v.string() })
export type VoiceRefusal = v.InferOutput<typeof voiceRefusal>

/**
 * Of a voice in the folder: it spoke since the engine was started; it will speak; three texts failed, so it stays silent until
 * the server is restarted; it cannot speak.
 */
export const voiceStates = ['in-use', 'waiting', 'disabled', 'refused'] as const
