import type { TranslationDirection } from '@pol/contract/translation'

/** Somebody who can translate: the offline translator, or a service. */
export interface TranslationProvider {
  /** What stands after 'Powered by' on the screen. */
  readonly name: string
  /** Whether known words and phrases are put in place of each other, without understanding. */
  readonly isWordByWord: boolean
  /**
   * @param signal aborts when whoever asked has left.
   * @returns plain text with the line breaks of the original. @throws where nothing could be translated.
   */
  translate(text: string, direction: TranslationDirection, signal: AbortSignal): Promise<string>
}
