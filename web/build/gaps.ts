import { possibleGaps, selectedGaps, type UnitGap } from '@pol/content/course/gaps'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import { reasonFor } from '@pol/language/reasons/reason-for'
import type { Rule } from '@pol/language/reasons/rule'
import { leadersOf } from '@pol/learning/leaders'
import { itemsAsOne } from './items-as-one.ts'
import type { Material } from './material.ts'
import { ruleUnitsOf } from './rule-units.ts'

/** A gap with the rules that explain its wrong forms; a reason need not name one. */
export interface ExplainedGap extends UnitGap {
  readonly rules: readonly Rule[]
}

/** The gaps of each unit of the course, by the language that is learned. */
export type CourseGaps = Readonly<Record<Language, readonly (readonly ExplainedGap[])[]>>

/** A separate file, because only the round of a unit needs it. Made at build time: form indexes take a while. */
export function gapsOf(material: Material): CourseGaps {
  const { content, course } = material
  const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
  const compounds = reviewedCompounds(material.compounds)
  const leaders = leadersOf(itemsAsOne(material))
  /** The gap with its rules; none if a wrong form has no reason, since every exercise gives one. */
  const explained = (language: Language, gap: UnitGap): readonly ExplainedGap[] => {
    // What is asked is the item for which the entry counts.
    const entry = byId.get(leaders.leaderOf(language, gap.entry))
    const words = { index: indexes[language], compounds }
    const reasons = gap.wrongForms.map(
      (chosen) => entry && reasonFor({ kind: 'gap', gap, entry, chosen }, words),
    )
    const rules = new Set(reasons.flatMap((reason) => reason?.rule ?? []))
    return reasons.every(Boolean) ? [{ ...gap, rules: [...rules] }] : []
  }
  const unitOfRule = ruleUnitsOf(material)
  // Lessons ask no gap that needs a rule of a later unit.
  const ruleOfUnit = (unit: number, { rules }: ExplainedGap) =>
    rules.some((rule) => unitOfRule[rule] > unit)
      ? undefined
      : rules.find((rule) => unitOfRule[rule] === unit)
  const ofUnits = (language: Language) =>
    possibleGaps(indexes, language, course).map((gaps, at) =>
      selectedGaps(
        gaps.flatMap((gap) => explained(language, gap)),
        (gap) => ruleOfUnit(course[at]?.unit ?? 0, gap),
      ),
    )
  return { de: ofUnits('de'), fa: ofUnits('fa') }
}
