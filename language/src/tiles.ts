import { lettersOfGerman, syllablesOfGerman } from './german-syllables.ts'
import type { Language } from './language.ts'

/** Fewer tiles are no task, more are hard to overview. */
const [fewest, most] = [3, 8]

/**
 * A word in tiles to put together; joined they are the text. German words have their letters, long ones about their
 * syllables; Persian ones their letters, long ones groups of them, and an ending keeps its half-space. A second word
 * begins with its space. Tiles with the same text are interchangeable.
 * @param text with "|" between the parts of a compound, which is in no tile: "Schlag|anfall" has no tile "gan".
 * @returns 3 to 8 tiles; none if the text is too short or too long.
 */
export function tilesOf(text: string, language: Language): string[] {
  const pieces = text.split(/\||(?=[ \u200C])|(?<=\p{L}{2}-)/u)
  const split =
    language === 'de'
      ? [afterSpace(lettersOfGerman), afterSpace(syllablesOfGerman)]
      : [lettersOfPersian, pairsOfPersian]
  const tiles = split.map((splitPiece) => pieces.flatMap(splitPiece))
  // Of three words and more, the words themselves are put in order.
  if (text.split(' ').length > 2) return []
  return tiles.find(({ length }) => length >= fewest && length <= most) ?? []
}

/** A second word keeps its space. */
const afterSpace = (split: (word: string) => string[]) => (piece: string) => {
  const [first = '', ...others] = split(piece.trimStart())
  return [piece.startsWith(' ') ? ` ${first}` : first, ...others]
}

/** A letter with its vowel mark. */
const persianLetter = /[ ]?\P{M}\p{M}*/gu

/** An ending behind a half-space stays whole. */
function lettersOfPersian(piece: string): string[] {
  return piece.startsWith('\u200C') ? [piece] : (piece.match(persianLetter) ?? [])
}

function pairsOfPersian(piece: string): string[] {
  if (piece.startsWith('\u200C')) return [piece]
  const letters = piece.match(persianLetter) ?? []
  const pairs = Array.from({ length: Math.floor(letters.length / 2) }, (_, at) =>
    letters.slice(at * 2, at * 2 + 2).join(''),
  )
  const last = letters.length % 2 === 1 ? (letters.at(-1) ?? '') : ''
  return pairs.length === 0 ? [last] : [...pairs.slice(0, -1), (pairs.at(-1) ?? '') + last]
}
