import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { iconOf } from '@pol/learning/tasks/choices'
import type { Task } from '@pol/learning/tasks/task'
import { taskOf } from '@pol/learning/tasks/task-of'
import type { Card } from '@pol/learning/values'
import { loadCatalogue } from '../../lib/learning/catalogue.ts'
import { loadReasonFor } from '../../lib/lexicon/reasons.ts'
import { mistakeIn } from './verdict/mistake.ts'
import type { Reply } from './reply.ts'

const catalogue = await loadCatalogue()

/** All wrong replies to a task by choosing. */
function wrongRepliesTo(task: Task): Reply[] {
  const reply = { grade: 1, verdict: null, chosen: null, isOverruled: false } as const
  if (task.kind === 'pairs') {
    const [word, ...others] = task.items
    return word ? others.map((meaning) => ({ ...reply, wrongPairs: [{ word, meaning }] })) : []
  }
  if (!('choices' in task)) return []
  return [...task.choices.keys()].filter((at) => at !== task.right).map((chosen) => ({ ...reply, chosen }))
}

/** Tasks of a taught item in all of its stages. */
function tasksOf(item: Item, language: Language, reps: number): Task[] {
  const partners = catalogue.taughtIn(language).slice(0, 6)
  const day = '2026-11-01T08:00:00.000Z'
  return (['recognise', 'produce'] as const).flatMap((skill) =>
    [0, 1, 2, 3, 10, 30].flatMap((stability) =>
      [0, reps].map((lapses) => {
        const name = { language, item: item.id, skill }
        const card: Card = {
          ...name,
          due: day,
          stability,
          difficulty: 5,
          reps: reps + 1,
          lapses,
          last: day,
          first: day,
          first_right: day,
          last_right: day,
          right_twice: true,
        }
        return taskOf(name, card, item, catalogue.meanings(), { canHear: true, partners })
      }),
    ),
  )
}

test.each(languages)('every wrong choice has a reason (%s)', async (language) => {
  const reasonFor = await loadReasonFor(language)
  const taught = catalogue.taughtIn(language)
  const depicted = taught.filter((item) => iconOf(item, language) !== undefined)
  const kinds = new Set<string>()
  const asked = fc.record({
    item: fc.oneof(fc.constantFrom(...taught), fc.constantFrom(...depicted)),
    reps: fc.nat(12),
  })
  fc.assert(
    fc.property(asked, ({ item, reps }) => {
      for (const task of tasksOf(item, language, reps)) {
        for (const reply of wrongRepliesTo(task)) {
          kinds.add(task.kind)
          const mistake = mistakeIn(task, item, language, reply)
          const text = mistake && reasonFor(mistake, true)?.text
          expect(text ?? `no reason: ${task.kind}, ${item.id}`).toMatch(/^[\p{Lu}„].*\.$/u)
        }
      }
    }),
    { numRuns: 150 },
  )
  const all = ['choose', 'listen', 'picture', 'pairs', 'gap', ...(language === 'de' ? ['article'] : [])]
  expect([...kinds].toSorted()).toEqual(all.toSorted())
})
