import type { Language } from '@pol/language/language'
import type { VoiceRefusal } from '@pol/contract/voices'
import type { SignIds } from './sign-ids.ts'

export type Sex = 'woman' | 'man'

/** What a process needs to speak with a voice. */
export interface VoiceModel {
  /** Path of the `.onnx`. */
  readonly file: string
  /** Of the file, in hexadecimal. */
  readonly sha256: string
  readonly sampleRate: number
  readonly ids: SignIds
  /** How much the sound and the durations vary, and how slowly the voice speaks, as its maker recommends. */
  readonly noise: number
  readonly length: number
  readonly noiseOfDurations: number
}

/** A voice in the folder that can speak. */
export interface Voice {
  readonly language: Language
  readonly name: string
  readonly licence: string
  /** Where it comes from, according to its card. */
  readonly source: string | null
  readonly sex: Sex
  readonly model: VoiceModel
}

interface VoiceFolder {
  readonly language: Language
  readonly name: string
  readonly licence: string | null
  readonly sha256: string | null
}

/** A voice that was found, usable or not. */
export type FoundVoice = VoiceFolder &
  (
    | { readonly usable: Voice; readonly refusal: null }
    | { readonly usable: null; readonly refusal: VoiceRefusal }
  )
