import type { TranslationDirection } from '@pol/contract/translation'

/** What lies before the person: a text, its translation, and the direction between them. */
export interface Desk {
  readonly direction: TranslationDirection
  readonly source: string
  readonly result: string
  /** The text whose translation the result is; none where it is known to be another's. */
  readonly original: string | null
}

export const emptyDesk: Desk = { direction: 'de-to-fa', source: '', result: '', original: '' }

export const opposite: Record<TranslationDirection, TranslationDirection> = {
  'de-to-fa': 'fa-to-de',
  'fa-to-de': 'de-to-fa',
}

/** Whether the text has changed since it was translated. */
export function isOutdated({ source, result, original }: Desk): boolean {
  return result !== '' && source !== original
}

/** Direction and texts change places, nothing is lost. */
export function swapped(desk: Desk): Desk {
  return {
    direction: opposite[desk.direction],
    source: desk.result,
    result: desk.source,
    original: isOutdated(desk) ? null : desk.result,
  }
}

/** The text stays; its translation was into the language that is now translated from. */
export function turned(desk: Desk, direction: TranslationDirection): Desk {
  if (direction === desk.direction) return desk
  return { ...emptyDesk, direction, source: desk.source }
}
