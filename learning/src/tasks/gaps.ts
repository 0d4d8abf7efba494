import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/language/language'
import { missingLettersOf } from '@pol/language/missing-letters'
import type { Item } from '../item.ts'
import { type Random, shuffled } from '../random.ts'
import type { Task } from './task.ts'
import { bareTargetOf } from './tiles.ts'

/** The hardest places of a word are asked in turn. */
const mostPlaces = 3

/**
 * A word or sentence in which letters are missing; null if none of it is hard to spell. A sentence lacks letters of the
 * word that it teaches, not of a small word beside it.
 */
export function letterGapTask(item: Item, language: Language, reps: number, random: Random): Task | null {
  const text = bareTargetOf(item, language)
  const [from, to] = item.kind === 'line' ? placeOfWord(text, item.lastWords[language]) : [0, text.length]
  const places = missingLettersOf(text, language)
    .filter(({ before, missing }) => before.length >= from && before.length + missing.length <= to)
    .slice(0, mostPlaces)
  const letters = places[reps % places.length]
  if (!letters) return null
  const choices = shuffled([letters.missing, ...letters.others], random)
  return { kind: 'gap', letters, choices, right: choices.indexOf(letters.missing) }
}

/** Where a word begins and ends in a text; an empty place if it is not there. */
function placeOfWord(text: string, word: string): readonly [number, number] {
  const from =
    word === '' ? -1 : text.search(new RegExp(String.raw`(?<![\p{L}\u200C])${word}(?![\p{L}\u200C])`, 'u'))
  return from < 0 ? [0, 0] : [from, from + word.length]
}

/** A form that is missing in its sentence. */
export function formGapTask(gap: Gap, random: Random): Task {
  const choices = shuffled([gap.answer, ...gap.wrongForms], random)
  return { kind: 'form-in-sentence', gap, choices, right: choices.indexOf(gap.answer) }
}
