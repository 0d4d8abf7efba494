import type { Asking } from './asking.ts'
import type { LessonStep } from './lesson.ts'
import type { UnitMaterial } from './unit-material.ts'

const lessons = 3
/** Words that are presented before some are asked in pairs, and words in pairs. */
const inPairs = 4
/** Number of planned steps that a lesson of words should have. */
const wanted = 13

/**
 * A lesson of words of a unit, six to nine. Four words are presented in their sentences, then asked in pairs. At the end words
 * are asked alone, by their sound or to be chosen for their meaning: first those that could not be asked in pairs. So every
 * word is asked.
 * @param lesson of the lessons of words, from 0.
 */
export function wordLesson({ words, canPair }: UnitMaterial, lesson: number, ask: Asking): LessonStep[] {
  const size = words.length / lessons
  const own = words.slice(Math.round(lesson * size), Math.round((lesson + 1) * size))
  const steps: LessonStep[] = []
  const asked = new Set<string>()
  for (let from = 0; from < own.length; from += inPairs) {
    const group = own.slice(from, from + inPairs)
    steps.push(
      ...group.map((id) => ({ kind: 'meet', card: ask.item(id, 'recognise', 'pairs').card }) as const),
    )
    const pairs = pairsOf(own.slice(0, from + inPairs), asked, canPair)
    // A single new word is asked alone instead.
    if (pairs.filter((id) => !asked.has(id)).length < 2) continue
    const [first = '', ...partners] = pairs
    steps.push({ ...ask.item(first, 'recognise', 'pairs'), partners })
    for (const id of pairs) asked.add(id)
  }
  const alone = newFirst(own, asked)
  const count = Math.max(own.length - asked.size, wanted - steps.length)
  return [
    ...steps,
    ...alone
      .slice(0, count)
      .map((id, at) =>
        at % 2 === 0 ? ask.item(id, 'recognise', 'listen') : ask.item(id, 'produce', 'choose'),
      ),
  ]
}

/** Four words that cannot be confused, with as many as possible that were not asked; empty if there are not four. */
function pairsOf(
  words: readonly string[],
  asked: ReadonlySet<string>,
  canPair: UnitMaterial['canPair'],
): string[] {
  const candidates = newFirst(words, asked)
  const found = candidates.flatMap((first) => {
    const pairs = [first]
    for (const id of candidates)
      if (pairs.length < inPairs && pairs.every((other) => other !== id && canPair(other, id))) pairs.push(id)
    return pairs.length === inPairs ? [pairs] : []
  })
  const newIn = (pairs: readonly string[]) => pairs.filter((id) => !asked.has(id)).length
  const [best = []] = found.toSorted((a, b) => newIn(b) - newIn(a))
  return best
}

function newFirst(words: readonly string[], asked: ReadonlySet<string>): string[] {
  return words.toSorted((a, b) => Number(asked.has(a)) - Number(asked.has(b)))
}
