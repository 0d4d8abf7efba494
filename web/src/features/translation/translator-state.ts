import type { TranslationDirection } from '@pol/contract/forms/translation'

/** The translator's direction, source text and translation. */
export interface TranslatorState {
  readonly direction: TranslationDirection
  readonly source: string
  /** Empty if no sentence of the text is known. */
  readonly result: string
  /** The text that `result` is a translation of; `null` if unknown after swapping an outdated translation. */
  readonly translatedSource: string | null
  /** Whether all sentences of `result` are known, not word by word; `null` if it is not a translation. */
  readonly isWhole: boolean | null
  /** The text whose translation was last requested; it is explained word by word, even if the translation failed. */
  readonly submitted: string
}

export const initialState: TranslatorState = {
  direction: 'de-to-fa',
  source: '',
  result: '',
  translatedSource: '',
  isWhole: null,
  submitted: '',
}

const oppositeDirection: Record<TranslationDirection, TranslationDirection> = {
  'de-to-fa': 'fa-to-de',
  'fa-to-de': 'de-to-fa',
}

/** Whether the source text has changed since the translation. */
export function isOutdated({ source, result, translatedSource }: TranslatorState): boolean {
  return result !== '' && source !== translatedSource
}

/** Reverses the direction and swaps the two texts. The new result is the text that the user typed. */
export function swapped(state: TranslatorState): TranslatorState {
  return {
    ...initialState,
    direction: oppositeDirection[state.direction],
    source: state.result,
    result: state.source,
    translatedSource: isOutdated(state) ? null : state.result,
  }
}

/** Changes the direction. Keeps the source text and removes the translation, whose language is now wrong. */
export function withDirection(state: TranslatorState, direction: TranslationDirection): TranslatorState {
  if (direction === state.direction) return state
  return { ...initialState, direction, source: state.source }
}
