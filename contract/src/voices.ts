import * as v from 'valibot'
import { t } from './text.ts'

/** Why a voice in the folder of the operator cannot speak. `{name}` is the voice, `{detail}` what is wrong with it. */
export const voiceRefusals = {
  'bad-name': t(
    'Der Name {name} darf nur aus lateinischen Buchstaben ohne Umlaute, Ziffern, Punkten, Binde- und Unterstrichen bestehen und muss mit einem Buchstaben oder einer Ziffer beginnen.',
  ),
  'no-model': t('Im Ordner der Stimme {name} muss genau eine Datei mit der Endung .onnx liegen.'),
  unreadable: t('Die Dateien der Stimme {name} können nicht gelesen werden ({detail}).'),
  'too-large': t('Die Datei der Stimme {name} ist größer als {detail} MB.'),
  'no-settings': t('Zur Stimme {name} fehlt die Datei {detail}.'),
  'broken-settings': t('Die Datei {detail} der Stimme {name} ist beschädigt.'),
  'other-signs': t(
    'Die Stimme {name} liest Buchstaben oder andere Zeichen statt der Lautzeichen von eSpeak NG.',
  ),
  'several-speakers': t(
    'Die Stimme {name} hat {detail} Sprecher; verwendet werden nur Stimmen mit einem einzigen.',
  ),
  'other-language': t('Die Stimme {name} spricht die Sprache „{detail}“ statt der verlangten.'),
  'sample-rate': t('Die Stimme {name} hat eine Abtastrate von {detail} Hz; möglich sind 8000 bis 48000.'),
  'missing-sound': t('Die Stimme {name} kennt den Laut „{detail}“ nicht.'),
  'no-licence': t('Für die Stimme {name} ist in der Datei MODEL_CARD keine Lizenz angegeben.'),
  'second-voice': t(
    'Die Stimme {name} wird nicht verwendet: Für diese Sprache und dieses Geschlecht gibt es schon {detail}.',
  ),
  'no-runtime': t(
    'Die Stimme {name} braucht ein Programm, das noch fehlt. Installieren mit: npm run voices -- install',
  ),
  'broken-model': t('Die Datei der Stimme {name} ist beschädigt oder keine Stimme von Piper.'),
  changed: t('Die Datei der Stimme {name} hat sich seit dem Start des Servers geändert.'),
} as const

export const voiceRefusalCodes = Object.keys(voiceRefusals) as (keyof typeof voiceRefusals)[]

export const voiceRefusal = v.object({
  code: v.picklist(voiceRefusalCodes),
  detail: v.union([v.string(), v.number()]),
})
export type VoiceRefusal = v.InferOutput<typeof voiceRefusal>

/**
 * Of a voice in the folder: it spoke since the engine was started; it will speak; three texts failed, so it stays silent until
 * the server is restarted; it cannot speak.
 */
export const voiceStates = ['in-use', 'waiting', 'disabled', 'refused'] as const
