import type { TranslationDirection } from '@pol/contract/forms/translation'

export interface Translation {
  /** Plain text with the line breaks of the original. */
  readonly text: string
  /** Whether all sentences are translated as a whole, none of them word by word. */
  readonly isWhole: boolean
}

/** A translator: offline, or a service. */
export interface TranslationProvider {
  /** Shown after 'Powered by'. */
  readonly name: string
  /** Whether it translates sentences that it does not know word by word. */
  readonly isWordByWord: boolean
  /** @param signal aborts when the caller has left. @throws if the translation failed. */
  translate(text: string, direction: TranslationDirection, signal: AbortSignal): Promise<Translation>
}
