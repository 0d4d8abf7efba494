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
  const pieces = text.split(/\||(?=[ \u200C])/u)
  const split = language === 'de' ? [lettersOfGerman, syllablesOfGerman] : [lettersOfPersian, pairsOfPersian]
  const tiles = split.map((splitPiece) => pieces.flatMap(splitPiece))
  // Of three words and more, the words themselves are put in order.
  if (text.split(' ').length > 2) return []
  return tiles.find(({ length }) => length >= fewest && length <= most) ?? []
}

/** Letters that are read together stay together. */
const germanLetter = /[ ]?(?:sch|ch|ck|ph|qu|tz|ie|ei|ai|eu|äu|au|aa|ee(?!i)|oo|ß|\p{L}|[^\p{L} ])/giu

const lettersOfGerman = (piece: string): string[] => piece.match(germanLetter) ?? []

const vowel = /^ ?(?:ie|ei|ai|eu|äu|au|aa|ee|oo|[aeiouyäöü])$/iu
/** Consonants that begin a syllable together. */
const onset = /^(?:[bcdfgkpt]r|[bcfgkp]l|kn|pf|zw|schw|schm|schl|schr|schn|gn)$/iu

/** Prefixes, but not the beginnings of Abend, Abonnement, einig and einander. */
const prefixes = /^(?:ver|zer|ent|auf|aus|ab(?![aeio])|ein(?![aeiou]))(?=\p{L}{3})/iu

/**
 * The letters of a word, grouped at its vowels: the last consonant between two vowels, or two that begin a syllable
 * together, belongs to the second one. Words with another prefix are cut by the same rule, so the groups are not always
 * syllables.
 */
function syllablesOfGerman(piece: string): string[] {
  const [prefix = ''] = prefixes.exec(piece) ?? []
  return [...(prefix === '' ? [] : [prefix]), ...groupsAtVowels(piece.slice(prefix.length))]
}

function groupsAtVowels(piece: string): string[] {
  const letters = lettersOfGerman(piece)
  const vowels = letters.flatMap((letter, at) => (vowel.test(letter) ? [at] : []))
  const starts = vowels.map((at, nth) => {
    if (nth === 0) return 0
    const gap = at - (vowels[nth - 1] ?? 0) - 1
    if (gap === 0) return at
    return gap > 1 && onset.test(letters.slice(at - 2, at).join('')) ? at - 2 : at - 1
  })
  return starts.map((start, nth) => letters.slice(start, starts[nth + 1]).join(''))
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
