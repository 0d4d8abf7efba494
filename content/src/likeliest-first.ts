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

/**
 * Hints of a special register, which is rarely meant: "förmlich", "gehoben, schriftlich". But not "auch geschrieben", and
 * "geschrieben sein" is a meaning.
 */
const isMarked =
  /förmlich|feierlich|amtlich|gehoben|(?<!auch )geschrieben(?! sein)|schriftlich|salopp|bescheiden|veraltet/

/** A preposition contracted with its article: "im" is more specific than در. */
const isContraction = /^(?:am|ans|beim|im|ins|vom|zum|zur)$/

/** A vowel mark, نُه, identifies the rarer one of two homographs. */
const isVowelled = /[\u064E-\u0650]/

/**
 * Sorts entries by likelihood of their meaning. Lower levels come first; within a level, everyday words before special
 * registers, the main sense of a word before others (بودن is "sein" rather than "geben" in "es gibt"), and frequent
 * words before rare ones.
 * @param entries entries in the order of their senses.
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
 * Co-occurrence of the German and the Persian word of each entry in sentences, as a rounded binary logarithm from 0 to
 * 9. Expressions of several words, and words that only occur inflected, have 0.
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

/** The indexes of the texts that contain each word. */
function placesOf(texts: readonly string[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries()) {
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}\u200C]+/gu) ?? [])
      places.set(word, (places.get(word) ?? new Set()).add(at))
  }
  return places
}
