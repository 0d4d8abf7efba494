import { wordsOf } from './gloss-words.ts'
import type { Pair } from './pair.ts'

/** Minimum share of common words. */
const leastShare = 0.4
const germanEnding = /(?:e[mnrs]?|n|st?|t|te[nst]?)$/

/** The words of a text without their German endings. */
function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).filter(({ kind }) => kind === 'word')
  return new Set(words.map(({ folded }) => (folded.length > 4 ? folded.replace(germanEnding, '') : folded)))
}

/** Finds the sentence that shares the most words with another one; rare words count more. */
export class SimilarSentences<Sentence extends Pair = Pair> {
  private readonly pairs: { readonly pair: Sentence; readonly stems: ReadonlySet<string> }[] = []
  /** Indexes of the sentences that contain a word. */
  private readonly places = new Map<string, number[]>()
  private readonly from: keyof Pair

  constructor(from: keyof Pair) {
    this.from = from
  }

  add(pair: Sentence): void {
    const stems = stemsOf(pair[this.from])
    for (const stem of stems) {
      const places = this.places.get(stem)
      if (places) places.push(this.pairs.length)
      else this.places.set(stem, [this.pairs.length])
    }
    this.pairs.push({ pair, stems })
  }

  /** @returns null if no sentence is similar enough, or if one has the same words. */
  closest(text: string): Sentence | null {
    const stems = stemsOf(text)
    const common = new Map<number, number>()
    for (const stem of stems) {
      for (const place of this.places.get(stem) ?? [])
        common.set(place, (common.get(place) ?? 0) + this.weightOf(stem))
    }
    const weight = this.weightOfAll(stems)
    let closest: Sentence | null = null
    let most = leastShare
    for (const [place, shared] of common) {
      const candidate = this.pairs[place]
      if (!candidate) continue
      const share = shared / (weight + this.weightOfAll(candidate.stems) - shared)
      if (share <= most) continue
      most = share
      closest = candidate.pair
    }
    return most > 0.999 ? null : closest
  }

  private weightOfAll(stems: ReadonlySet<string>): number {
    let weight = 0
    for (const stem of stems) weight += this.weightOf(stem)
    return weight
  }

  private weightOf(stem: string): number {
    return Math.log((1 + this.pairs.length) / (1 + (this.places.get(stem)?.length ?? 0)))
  }
}
