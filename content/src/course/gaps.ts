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

/** Maximum distance: words of the unit (0) may be missing in the translation (+3), other words must be in it. */
const farthest = 3

/**
 * What can be asked about the grammar of each unit: blanks in sentences of its dialogue, each once. Words taught in the unit
 * come first, then words taught earlier, then others.
 * @param language the learned language.
 */
export function possibleGaps(
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
    const nearest = found
      .filter(({ distance }) => distance <= farthest)
      .toSorted((a, b) => a.distance - b.distance)
    const byPlace = Map.groupBy(nearest, ({ gap }) => `${gap.german} ${gap.at}`)
    return [...byPlace.values()].flatMap(([first]) => first?.gap ?? [])
  })
}

const most = { ofEntry: 2, ofUnit: 8 }

/**
 * The gaps that a unit asks. Those that exercise one of its rules come first: one of each rule, then a second one of each, and
 * so on.
 * @param gaps the possible ones, the best first.
 * @param ruleOf the rule of the unit that a gap exercises; undefined if there is none.
 */
export function selectedGaps<Possible extends UnitGap>(
  gaps: readonly Possible[],
  ruleOf: (gap: Possible) => string | undefined,
): Possible[] {
  const turns = [...Map.groupBy(gaps, ruleOf)].flatMap(([rule, ofRule]) =>
    ofRule.map((gap, at) => ({ gap, turn: rule === undefined ? gaps.length : at })),
  )
  const inOrder = turns.toSorted((a, b) => a.turn - b.turn).map(({ gap }) => gap)
  const isOneOfFew = ({ entry }: Possible, at: number) =>
    inOrder.slice(0, at).filter((other) => other.entry === entry).length < most.ofEntry
  return inOrder.filter(isOneOfFew).slice(0, most.ofUnit)
}
