import { type Cards, keyOf } from '@pol/learning/card'
import type { Card, CardId, TaskKind } from '@pol/learning/values'
import { entriesOf, type Item } from '@pol/learning/item'
import type { Step } from '@pol/learning/round'
import { type Task, taskOf } from '@pol/learning/tasks/task-of'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { UnitGaps } from '../unit-gaps.ts'

/** A step with its item and its task. */
export interface Shown {
  readonly step: Step
  readonly item: Item
  /** Stability of the card when the step was shown. */
  readonly stability: number
  /** Null if the item is presented. */
  readonly task: Task | null
}

interface QuestionSources {
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  readonly wanted: readonly TaskKind[]
  /** Returns the current cards. */
  cards(): Cards
  canHear(item: Item): boolean
}

/**
 * Creates the questions of a round. `prepare` creates the next one ahead of time, because finding its choices takes
 * longer than a learner should wait.
 */
export function questionMaker({ catalogue, gaps, wanted, cards, canHear }: QuestionSources) {
  let ahead: { readonly key: string; readonly task: Task } | null = null

  function taskFor(name: CardId, card: Card | null, item: Item, canHear: boolean): Task {
    const key = [keyOf(name), card?.reps, card?.stability, canHear].join(' ')
    if (ahead?.key === key) return ahead.task
    const task = taskOf(name, card, item, catalogue.meanings(), {
      canHear,
      wanted,
      gaps: entriesOf(item, name.language).flatMap(({ id }) => gaps[name.language].get(id) ?? []),
      formsOf: catalogue.formsOf(),
    })
    ahead = { key, task }
    return task
  }

  function show(step: Step, mayHear = true): Shown {
    const item = catalogue.byId.get(step.card.item)
    // Plans contain only items that are taught.
    if (!item) throw new Error(`There is no item ${step.card.item}`)
    const card = cards().get(keyOf(step.card)) ?? null
    const task = step.kind === 'ask' ? taskFor(step.card, card, item, mayHear && canHear(item)) : null
    return { step, item, stability: card?.stability ?? 0, task }
  }

  return {
    show: (step: Step) => show(step),
    /** Shows a step again with a question that needs no audio. */
    showUnheard: (step: Step) => show(step, false),
    prepare(step: Step | undefined): void {
      if (step) show(step)
    },
  }
}

export type QuestionMaker = ReturnType<typeof questionMaker>
