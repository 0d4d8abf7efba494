import * as v from 'valibot'
import { boundedText, withoutNul } from '../forms/fields.ts'
import { operation } from '../operation.ts'
import { speechTextMaximum } from '../limits.ts'
import { voiceRefusal, voiceStates } from '../voices.ts'
import { languages } from '@pol/language/language'
import { characters, speakerNumbers } from '@pol/language/speakers'
import { emptyObject } from './fields.ts'

/** Specification section 1: alloy speaks German, nova speaks Persian. */
export const voices = ['alloy', 'nova'] as const
export type Voice = (typeof voices)[number]

const speechTextBound = 4 * speechTextMaximum
const idMaximum = 100

export const textToSpeech = operation({
  name: 'text-to-speech',
  summary: 'Converts a text to speech; returns a base64 MP3',
  method: 'POST',
  path: '/api/functions/text-to-speech',
  access: 'learner',
  input: v.object({
    text: v.pipe(
      boundedText(speechTextBound),
      v.trim(),
      v.minLength(1),
      v.maxLength(speechTextMaximum),
      withoutNul,
    ),
    voice: v.optional(v.picklist(voices), 'alloy'),
    /** Id of the content line that determines the reading of a homograph: گل is "flower" or "mud". */
    id: v.optional(v.pipe(boundedText(idMaximum), v.regex(/^[a-z0-9-]+$/))),
    speaker: v.optional(v.picklist(speakerNumbers), 1),
    /** Missing for speaker 1: a woman, who says most texts. Missing for speaker 2: a man. */
    character: v.optional(v.picklist(characters)),
  }),
  output: v.object({ audioContent: v.string() }),
  errors: ['speech-failed'],
})

const voiceCredit = {
  language: v.picklist(languages),
  name: v.string(),
  licence: v.string(),
  /** An address, if the card of the voice has one. */
  source: v.nullable(v.string()),
}

export const listVoices = operation({
  name: 'neural-voices',
  summary: 'Lists the voices in the folder of the operator, also those that cannot speak',
  method: 'GET',
  path: '/api/neural-voices',
  access: 'admin',
  input: emptyObject,
  output: v.object({
    voices: v.array(
      v.object({
        ...voiceCredit,
        licence: v.nullable(v.string()),
        /** Of the model, in hexadecimal; null if it could not be read. */
        sha256: v.nullable(v.string()),
        state: v.picklist(voiceStates),
        /** Null if it is not refused. */
        refusal: v.nullable(voiceRefusal),
      }),
    ),
  }),
  errors: [],
})
export type ListedVoice = v.InferOutput<typeof listVoices.output>['voices'][number]

export const listVoiceCredits = operation({
  name: 'voice-credits',
  summary: 'Lists name, licence and source of the voices that speak',
  method: 'GET',
  path: '/api/voice-credits',
  access: 'anyone',
  input: emptyObject,
  output: v.object({ voices: v.array(v.object(voiceCredit)) }),
  errors: [],
})
