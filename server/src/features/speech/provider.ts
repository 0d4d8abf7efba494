import type { Voice } from '@pol/contract/speech'

/** What is taught goes before what somebody typed: a long text of one keeps no word from the others. */
export type Urgency = 'taught' | 'free'

/** Somebody who can speak: the offline engine, or a service. */
export interface SpeechProvider {
  /** Part of a clip's key: another provider, or other settings, make another clip. */
  readonly name: string
  /** The text as the provider is fed it, which is part of a clip's key too. */
  script(text: string, voice: Voice): string
  /**
   * @param leaving aborts when nobody waits for it any more.
   * @returns an MP3. @throws Refusal where the text has nothing to say; another error where the provider failed.
   */
  speak(script: string, voice: Voice, urgency: Urgency, leaving: AbortSignal): Promise<Uint8Array>
  /** How many texts wait for their turn. */
  waiting(): number
  stop(): void
}
