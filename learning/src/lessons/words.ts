import type { Asking } from './asking.ts'
import type { LessonStep } from './lesson.ts'
import type { UnitMaterial } from './unit-material.ts'

const lessons = 3
/** Number of words in pairs. */
const inPairs = 4
/** At the end of the lesson, pairs have at least this many words that were not asked: a single one is asked alone. */
const fewestNew = 2
/** Number of planned steps that a lesson of words should have. */
const wanted = 13

/**
 * A lesson of words of a unit, six to nine. Words are presented in their sentences, and asked in pairs as soon as four of them
 * cannot be confused. At the end words are asked alone, by their sound or to be chosen for their meaning: first those that
 * could not be asked in pairs. So every word is asked.
 * @param lesson of the lessons of words, from 0.
 */
export function wordLesson({ words, canPair }: UnitMaterial, lesson: number, ask: Asking): LessonStep[] {
  const size = words.length / lessons
  const own = words.slice(Math.round(lesson * size), Math.round((lesson + 1) * size))
  const steps: LessonStep[] = []
  const asked = new Set<string>()
  for (const [at, id] of own.entries()) {
    steps.push({ kind: 'meet', card: ask.item(id, 'recognise', 'pairs').card })
    const pairs = pairsOf(own.slice(0, at + 1), asked, canPair)
    const isLast = at === own.length - 1
    if (pairs.filter((word) => !asked.has(word)).length < (isLast ? fewestNew : inPairs)) continue
    const [first = '', ...partners] = pairs
    steps.push({ ...ask.item(first, 'recognise', 'pairs'), partners })
    for (const word of pairs) asked.add(word)
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
