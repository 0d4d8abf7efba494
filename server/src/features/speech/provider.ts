import type { Voice } from '@pol/contract/operations/speech'
import { nameOfSpeaker, type Speaker, usualSpeaker } from '@pol/language/speakers'

/** Texts of the course have priority, so that a long text of one learner does not delay others. */
export type Priority = 'taught' | 'free'

/** The language and the person of a clip. */
export interface SpokenBy {
  readonly voice: Voice
  readonly speaker: Speaker
}

export interface TextToSpeak {
  readonly text: string
  readonly voice: Voice
  /** Pronunciation of a Persian text, if known. */
  readonly transliteration?: string | undefined
}

export interface SpokenText extends TextToSpeak, SpokenBy {}

/** Tells the clips of different providers, settings and voices apart. Part of the cache key. */
export interface Sounding {
  /** Name of the provider, with all settings that change its clips. */
  readonly provider: string
  readonly voice: string
}

export interface SpokenClip {
  readonly mp3: Uint8Array
  /** Whose clip it is. Differs from the wanted one if another engine spoke in its place. */
  readonly sounding: Sounding
}

/** A text-to-speech engine: offline, or an AI service. */
export interface SpeechProvider {
  /** The wanted sounding. Speakers that sound alike share their clips. May change at run time. */
  sounding(by: SpokenBy): Sounding
  /** Maximum time for one clip, without the wait in the queue. */
  readonly timeoutMs: number
  /** Converts a text to the input of the provider, which is part of the cache key. */
  script(text: TextToSpeak): string
  /**
   * @param signal aborts when no caller waits for the clip any more.
   * @throws ApiError if the text has nothing to speak; another error if the provider failed.
   */
  speak(script: string, by: SpokenBy, priority: Priority, signal: AbortSignal): Promise<SpokenClip>
  /** Number of texts in the queue. */
  waiting(): number
  stop(): void
}

/** Name of a voice for a provider whose speakers all differ: `alloy`, or `alloy man 2` if it is not the usual speaker. */
export function voiceOf({ voice, speaker }: SpokenBy): string {
  const name = nameOfSpeaker(speaker)
  return name === nameOfSpeaker(usualSpeaker) ? voice : `${voice} ${name}`
}
