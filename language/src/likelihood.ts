import type { Language } from './language.ts'
import type { Hit } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import type { Word } from './gloss-words.ts'
import type { Reading } from './readings.ts'

/**
 * Converts readings to hits, the likeliest first: headwords before other forms, exact spellings before those that only
 * match when folded, then entry order. Spoken endings are used only if nothing else fits: شیرین is "sweet", not "you
 * are milk".
 */
export function byLikelihood<Entry extends Inflected>(
  language: Language,
  readings: readonly Reading<Entry>[],
  word: Word | null,
): Hit<Entry>[] {
  const likely = readings.filter((reading) => !hasSpokenEnding(reading))
  const ranked = (likely.length > 0 ? likely : readings)
    .map((reading) => ({ reading, rank: rankOf(language, reading, word) }))
    .toSorted((a, b) => a.rank - b.rank || a.reading.order - b.reading.order)
  // Keep the readings of one entry together.
  const byEntry = Map.groupBy(ranked, ({ reading }) => reading.entry)
  return [...byEntry.values()].flat().map(({ reading: { entry, features } }) => ({ entry, features }))
}

function hasSpokenEnding<Entry extends Inflected>({ entry, features }: Reading<Entry>): boolean {
  return entry.type !== 'verb' && features.length > 1 && features.includes('spoken')
}

function rankOf<Entry extends Inflected>(
  language: Language,
  { features, form, isIncomplete, isLikely }: Reading<Entry>,
  word: Word | null,
): number {
  let rank = (features.length === 0 ? 0 : 2) + (isIncomplete ? 4 : 0) - (isLikely ? 4 : 0)
  if (!word) return rank
  if (language === 'de' && isOtherCase(form, word)) rank += 8
  return bare(form) === bare(word.text) ? rank : rank + 1
}

const bare = (text: string) => text.toLowerCase().replaceAll('\u200C', '')

/** "essen" is not the noun, and within a sentence "Essen" is not the verb. */
function isOtherCase(form: string, { text, startsSentence }: Word): boolean {
  const isCapital = /^\p{Lu}/u.test(text)
  if (isCapital && (startsSentence || /^\p{Lu}{2}/u.test(text))) return false
  return isCapital !== /^\p{Lu}/u.test(form)
}
