import { entriesIn } from '@pol/language/closure'
import type { FormIndex } from '@pol/language/form-index'
import { gapsIn } from '@pol/language/gaps/find-gaps'
import type { Gap } from '@pol/language/gaps/gap'
import { type Language, otherLanguage } from '@pol/language/language'
import type { LexiconEntry } from '../lexicon.ts'
import { sentencesOf } from './dialogues.ts'
import type { Unit } from './unit.ts'

/** A gap and the id of the entry whose form is missing. */
export interface UnitGap extends Gap {
  readonly entry: string
}

const mostPerEntry = 2
const mostPerUnit = 8
/** Maximum distance: words of the unit (0) may be missing in the translation (+3), other words must be in it. */
const farthest = 3

/**
 * Grammar tasks of each unit: blanks in sentences of its dialogue. Words taught in the unit come first, then words
 * taught earlier, then others.
 * @param language the learned language.
 */
export function gapsOfUnits(
  indexes: Readonly<Record<Language, FormIndex<LexiconEntry>>>,
  language: Language,
  course: readonly Pick<Unit, 'unit' | 'words' | 'turns'>[],
): UnitGap[][] {
  const taughtIn = new Map(course.flatMap(({ unit, words }) => words.map(({ id }) => [id, unit] as const)))
  return course.map(({ unit, turns }) => {
    const distanceOf = (entry: LexiconEntry, meant: ReadonlySet<LexiconEntry>) => {
      const taught = taughtIn.get(entry.id) ?? Infinity
      return (taught === unit ? 0 : taught < unit ? 1 : 2) + (meant.has(entry) ? 0 : 3)
    }
    const found = turns
      .flatMap((turn) => sentencesOf(turn))
      .flatMap((sentence) => {
        // Prefer the sense of a word that is also in the translation.
        const meant = entriesIn(
          indexes[otherLanguage(language)],
          language === 'de' ? sentence.farsi : sentence.german,
        )
        return gapsIn(indexes[language], sentence).map(({ gap, entry }) => ({
          gap: { ...gap, entry: entry.id },
          distance: distanceOf(entry, meant),
        }))
      })
    return limited(
      found
        .filter(({ distance }) => distance <= farthest)
        .toSorted((a, b) => a.distance - b.distance)
        .map(({ gap }): UnitGap => gap),
    )
  })
}

/** Removes duplicates, keeping the entry with the smallest distance, and limits the gaps per entry and per unit. */
function limited(gaps: readonly UnitGap[]): UnitGap[] {
  const byPlace = new Map<string, UnitGap>()
  for (const gap of gaps) {
    const place = `${gap.german} ${gap.at}`
    if (!byPlace.has(place)) byPlace.set(place, gap)
  }
  const byEntry = Map.groupBy(byPlace.values(), ({ entry }) => entry)
  return [...byEntry.values()].flatMap((ofEntry) => ofEntry.slice(0, mostPerEntry)).slice(0, mostPerUnit)
}
