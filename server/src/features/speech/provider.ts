import type { Voice } from '@pol/contract/operations/speech'
import type { Speaker } from '@pol/language/speakers'

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

/** A text-to-speech engine: offline, or an AI service. */
export interface SpeechProvider {
  /** Part of the cache key, because providers and settings produce different clips. */
  readonly name: string
  /** Maximum time for one clip, without the wait in the queue. */
  readonly timeoutMs: number
  /** Converts a text to the input of the provider, which is part of the cache key. */
  script(text: TextToSpeak): string
  /**
   * @param signal aborts when no caller waits for the clip any more.
   * @returns an MP3.
   * @throws ApiError if the text has nothing to speak; another error if the provider failed.
   */
  speak(script: string, by: SpokenBy, priority: Priority, signal: AbortSignal): Promise<Uint8Array>
  /** Number of texts in the queue. */
  waiting(): number
  stop(): void
}
