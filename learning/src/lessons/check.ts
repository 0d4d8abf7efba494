import type { Asking } from './asking.ts'
import { questionsOfCheck } from './course-shape.ts'
import type { AskStep } from './lesson.ts'
import { spread } from './spread.ts'
import type { LessonGap, UnitMaterial } from './unit-material.ts'

const most = { forms: 2, orders: 2 }

/**
 * Twelve points over all skills: listening, reading, choosing, letters and forms that are missing, word order, and writing. No
 * item is asked twice, and each word in a way in which it can be asked, however new it is.
 */
export function checkOf(unit: UnitMaterial, ask: Asking): AskStep[] {
  const forms = formsOf(unit)
  const orders = sentencesToOrder(unit).slice(0, most.orders)
  const inForms = new Set(forms.map(({ item }) => item))
  const left = new Set(unit.words.filter((id) => !inForms.has(id)))
  const take = (count: number, fits: (id: string) => boolean) => {
    const taken = spread([...left].filter(fits), count)
    for (const id of taken) left.delete(id)
    return taken
  }
  const count = questionsOfCheck - forms.length - orders.length
  const withLetterGaps = take(1, (id) => unit.withLetterGaps.has(id))
  const written = take(Math.floor(count / 4), (id) => unit.buildable.has(id))
  const chosen = take(count - written.length - withLetterGaps.length, () => true)
  const ways = [
    ['recognise', 'listen'],
    ['recognise', 'choose'],
    ['produce', 'choose'],
  ] as const
  return [
    ...chosen.map((id, at) => {
      const [skill, task] = ways[Math.floor((at * ways.length) / chosen.length)] ?? ways[0]
      return ask.item(id, skill, task)
    }),
    ...withLetterGaps.map((id) => ask.item(id, 'produce', 'gap')),
    ...forms.map((gap) => ask.gap(gap)),
    ...orders.map((id) => ask.order(id)),
    ...written.map((id) => ask.item(id, 'produce', 'write')),
  ]
}

/** Forms of different words in different sentences, since a sentence shows its other forms; those of the rules of the unit first. */
function formsOf({ gaps }: UnitMaterial): LessonGap[] {
  const sorted = gaps.toSorted((a, b) => Number(a.rule === null) - Number(b.rule === null))
  const chosen: LessonGap[] = []
  for (const one of sorted) {
    const isNew = chosen.every(({ item, gap }) => item !== one.item && gap.german !== one.gap.german)
    if (isNew && chosen.length < most.forms) chosen.push(one)
  }
  return chosen
}

/** Sentences for word order from the last one on, since the exercises of the rules take the first ones. */
export function sentencesToOrder({ sentences, orderable }: UnitMaterial): string[] {
  return sentences.filter((id) => orderable.has(id)).toReversed()
}
