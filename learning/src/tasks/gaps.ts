import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/language/language'
import { missingLettersOf } from '@pol/language/missing-letters'
import type { Item } from '../item.ts'
import { type Random, shuffled } from '../random.ts'
import type { Task } from './task.ts'
import { bareTargetOf } from './tiles.ts'

/** The hardest places of a word are asked in turn. */
const mostPlaces = 3

/** A word or sentence in which letters are missing; null if none of it is hard to spell. */
export function letterGapTask(item: Item, language: Language, reps: number, random: Random): Task | null {
  const places = missingLettersOf(bareTargetOf(item, language), language).slice(0, mostPlaces)
  const letters = places[reps % places.length]
  if (!letters) return null
  const choices = shuffled([letters.missing, ...letters.others], random)
  return { kind: 'gap', letters, choices, right: choices.indexOf(letters.missing) }
}

/** A form that is missing in its sentence. */
export function formGapTask(gap: Gap, random: Random): Task {
  const choices = shuffled([gap.answer, ...gap.wrongForms], random)
  return { kind: 'form-in-sentence', gap, choices, right: choices.indexOf(gap.answer) }
}
