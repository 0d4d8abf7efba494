/** The numbers that a voice has for each sign (`phoneme_id_map`). */
export type SignIds = Readonly<Record<string, readonly number[]>>

const begin = '^'
const between = '_'
const end = '$'
/** Signs that are in no text, but around and between its signs. */
export const frameSigns = [begin, between, end]

/** A text has a sound that the voice does not know, such as one of an English word. */
export class UnknownSignError extends Error {
  override readonly name = 'UnknownSignError'
}

/**
 * The input of a voice for a piece of text: begin, the signs with a pad after each, end.
 * @throws UnknownSignError rather than leave a sound out.
 */
export function idsOf(piece: string, ids: SignIds): number[] {
  const idOf = (sign: string) => {
    const known = ids[sign]
    if (!known) throw new UnknownSignError(`The voice does not know the sound "${sign}"`)
    return known
  }
  const pad = idOf(between)
  return [...idOf(begin), ...pad, ...[...piece].flatMap((sign) => [...idOf(sign), ...pad]), ...idOf(end)]
}
