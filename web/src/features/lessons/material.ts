import type { Unit } from '@pol/content/course/unit'
import { type Language, otherLanguage } from '@pol/language/language'
import type { Leaders } from '@pol/learning/leaders'
import type { UnitMaterial } from '@pol/learning/lessons/lessons'
import { classOf } from '@pol/learning/tasks/ladder'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { UnitGaps } from '../../ui/tasks/unit-gaps.ts'

interface Sources {
  readonly unit: Pick<Unit, 'unit' | 'turns' | 'notes'>
  readonly catalogue: Pick<Catalogue, 'groups' | 'turns' | 'byId'>
  readonly gaps: UnitGaps
  readonly leaders: Leaders
}

/** What the lessons of a unit are made of, for learners of a language. */
export function materialOf({ unit, catalogue, gaps, leaders }: Sources, language: Language): UnitMaterial {
  const itemsOf = (members: readonly string[]) => leaders.itemsOf(language, members)
  // A sentence that is one item with a word is asked as the word.
  const sentences = itemsOf(catalogue.turns[unit.unit - 1] ?? []).flatMap((id) => {
    const item = catalogue.byId.get(id)
    return item && item.kind !== 'word' ? item : []
  })
  return {
    words: itemsOf(catalogue.groups.units[unit.unit - 1] ?? []),
    speakers: unit.turns.map(({ speaker }) => speaker),
    sentences: sentences.map(({ id }) => id),
    orderable: new Set(
      sentences.filter((item) => classOf(item, language) === 'sentence').map(({ id }) => id),
    ),
    // Notes are written in the language that the learner speaks.
    rules: unit.notes[otherLanguage(language)].length,
    gaps: itemsOf([...gaps[language].keys()]),
  }
}
