import type { Pair } from '@pol/language/pair'

interface Sense {
  readonly german: string
  readonly sense_german: string
  readonly farsi: string
  readonly type: string
  /** A1, A2 or B1. */
  readonly level: string
  /** See `usesOf`. */
  readonly uses: number
}

/** Hints to words of a special register, which are rarely meant: "förmlich", "gehoben, schriftlich". */
const isMarked = /förmlich|amtlich|gehoben|geschrieben|schriftlich|salopp|bescheiden|veraltet/

/** A preposition with its article: "im" says more than در. */
const isContraction = /^(?:am|ans|beim|im|ins|vom|zum|zur)$/

/** With a vowel mark, نُه: of two homographs the one that is meant less often. */
const isVowelled = /[\u064E-\u0650]/

/**
 * Sorts entries so that likelier meanings come first: words that are learned first are also the likeliest. Of the same level,
 * everyday words come before those of a special register, the main sense of a word before others (بودن is "sein" rather than "geben"
 * in "es gibt"), and words that are used often before others.
 * @param entries those of one word in the order of their senses.
 */
export function likeliestFirst<Entry extends Sense>(entries: readonly Entry[]): Entry[] {
  const words = Map.groupBy(entries, ({ german, type }) => `${german}, ${type}`)
  const others = new Set([...words.values()].flatMap((senses) => senses.slice(1)))
  const orderOf = (entry: Entry) =>
    [
      entry.level,
      Number(
        isMarked.test(entry.sense_german) || isContraction.test(entry.german) || isVowelled.test(entry.farsi),
      ),
      Number(others.has(entry)),
      mostUses - entry.uses,
    ].join('')
  return entries
    .map((entry) => ({ entry, order: orderOf(entry) }))
    .toSorted(({ order: one }, { order: other }) => (one < other ? -1 : one > other ? 1 : 0))
    .map(({ entry }) => entry)
}

const mostUses = 9

/**
 * How often the German and the Persian word of each entry stand together in sentences: the binary logarithm, 0 to 9. Words of several
 * parts, and those that only stand in inflected forms, have 0.
 */
export function usesOf(entries: readonly Pair[], sentences: readonly Pair[]): number[] {
  const german = placesOf(sentences.map((sentence) => sentence.german))
  const farsi = placesOf(sentences.map((sentence) => sentence.farsi))
  return entries.map((entry) => {
    const places = german.get(entry.german.toLowerCase())
    const others = farsi.get(entry.farsi)
    if (!places || !others) return 0
    const both = [...places].filter((place) => others.has(place)).length
    return Math.min(mostUses, Math.round(Math.log2(1 + both)))
  })
}

/** The numbers of the texts in which each word stands. */
function placesOf(texts: readonly string[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries()) {
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}\u200C]+/gu) ?? [])
      places.set(word, (places.get(word) ?? new Set()).add(at))
  }
  return places
}
