import type { Gap } from '@pol/language/gaps/gap'
import { type Cards, keyOf } from '@pol/learning/card'
import { remember } from '@pol/learning/memory'
import type { Answer, Card, CardId, MemoryParameters, TaskKind } from '@pol/learning/values'
import { entriesOf, type Item } from '@pol/learning/item'
import type { Exercise } from '@pol/learning/exercises/exercise'
import type { Step } from '@pol/learning/round'
import { isHarder } from '@pol/learning/tasks/ladder'
import { canBePaired } from '@pol/learning/tasks/pairs'
import type { ExerciseTask, Task } from '@pol/learning/tasks/task'
import { taskOf } from '@pol/learning/tasks/task-of'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { Exercises } from '../../lib/learning/exercises.ts'
import type { UnitGaps } from './unit-gaps.ts'

/** A step of a round, or one of a lesson, which may choose its task. */
export interface PlannedStep extends Step {
  /** The kind of the task, if the item can be asked like that; without it, the strength of the card decides. */
  readonly task?: TaskKind
  /** Ids of the items to ask with it in pairs; without them, those of later steps. */
  readonly partners?: readonly string[]
  /** The only sentence with a blank to ask, of a form that is missing in it. */
  readonly gap?: Gap
}

/** A step with its item and its task. */
export type Shown = ShownItem | ShownExercise

interface ShownStep {
  readonly step: PlannedStep
  /** Stability of the card when the step was shown. */
  readonly stability: number
}

/** A word, a sentence or a letter. */
export interface ShownItem extends ShownStep {
  readonly item: Item
  /** Null if the item is presented. */
  readonly task: Task | null
}

export interface ShownExercise extends ShownStep {
  readonly exercise: Exercise
  /** Null if it is shown again, solved. */
  readonly task: ExerciseTask | null
}

interface QuestionSources {
  readonly catalogue: Catalogue
  readonly gaps: UnitGaps
  /** The exercises that may be asked. */
  readonly exercises: Exercises
  /** Whether the round is for children who cannot read. */
  readonly isForChildren: boolean
  /** Ids of the only items that wrong answers may be taken from; undefined for all. */
  readonly among: ReadonlySet<string> | undefined
  /** The cards of the round: their items count as met from when they are presented. */
  readonly ofRound: readonly CardId[]
  /** Returns the current cards. */
  cards(): Cards
  /** Returns the fitted parameters of the learner's memory, in the order of their times. */
  parameters(): readonly MemoryParameters[]
  canHear(item: Item): boolean
}

/**
 * Creates the questions of a round. `prepare` creates the next one ahead of time, because finding its choices takes
 * longer than a learner should wait.
 */
export function questionMaker(sources: QuestionSources) {
  const { catalogue, gaps, exercises, isForChildren, among, ofRound, cards, parameters, canHear } = sources
  let ahead: { readonly key: string; readonly task: Task } | null = null

  /** Items that can be asked together with that of a step. */
  function partnersOf({ partners }: PlannedStep, later: readonly PlannedStep[]): Item[] {
    if (partners) return partners.flatMap((id) => catalogue.byId.get(id) ?? [])
    return later.flatMap(({ kind, card: name }) => {
      const item = catalogue.byId.get(name.item)
      const card = cards().get(keyOf(name)) ?? null
      return item && kind === 'ask' && canBePaired(name, card, item) ? [item] : []
    })
  }

  function gapsOf(item: Item, language: CardId['language']): Gap[] {
    return entriesOf(item, language).flatMap(({ id }) => gaps[language].get(id) ?? [])
  }

  function audibleOf(ids: ReadonlySet<string>): ReadonlySet<string> {
    return new Set(catalogue.items.flatMap((item) => (ids.has(item.id) && canHear(item) ? item.id : [])))
  }

  function metIn(language: CardId['language'], later: readonly PlannedStep[]): ReadonlySet<string> {
    const isToBeMet = new Set(later.flatMap(({ kind, card }) => (kind === 'meet' ? card.item : [])))
    const presented = ofRound.filter(({ item }) => !isToBeMet.has(item))
    const known = [...cards().values(), ...presented]
    return new Set(known.flatMap((card) => (card.language === language ? card.item : [])))
  }

  function taskFor(
    step: PlannedStep,
    card: Card | null,
    item: Item,
    later: readonly PlannedStep[],
    canHear: boolean,
  ): Task {
    const { card: name, task: kind, gap } = step
    const partners = partnersOf(step, later)
    const audible = among && audibleOf(among)
    const met = metIn(name.language, later)
    const state = [card?.reps, card?.stability, canHear, audible?.size, met.size]
    const key = [keyOf(name), kind, gap?.german, gap?.at, ...state, ...partners.map(({ id }) => id)].join(' ')
    if (ahead?.key === key) return ahead.task
    const task = taskOf(name, card, item, catalogue.meanings(), {
      canHear,
      isForChildren,
      ...(audible && { among, audible }),
      met,
      partners,
      ...(kind && { kind }),
      gaps: gap ? [gap] : kind === undefined ? gapsOf(item, name.language) : [],
      formsOf: catalogue.formsOf(),
      rules: catalogue.taughtRules(name.language, met),
    })
    ahead = { key, task }
    return task
  }

  function itemOf({ card }: PlannedStep): Item {
    const item = catalogue.byId.get(card.item)
    // Plans contain only items that are taught.
    if (!item) throw new Error(`There is no item ${card.item}`)
    return item
  }

  function show([step, ...later]: Steps, mayHear = true): Shown {
    const card = cards().get(keyOf(step.card)) ?? null
    const exercise = exercises.get(step.card.item)
    if (exercise) {
      const task = step.kind === 'ask' ? ({ kind: 'exercise' } as const) : null
      return { step, exercise, stability: card?.stability ?? 0, task }
    }
    const item = itemOf(step)
    const task = step.kind === 'ask' ? taskFor(step, card, item, later, mayHear && canHear(item)) : null
    return { step, item, stability: card?.stability ?? 0, task }
  }

  return {
    /** Whether the learner could do nothing with a step now: a child with a word that cannot be heard. */
    isUseless: (step: PlannedStep) => isForChildren && !canHear(itemOf(step)),
    show: (steps: Steps) => show(steps),
    /** Shows a step again with a question that needs no audio. */
    showUnheard: (steps: Steps) => show(steps, false),
    /** Whether an answer to produce an item leads to a harder task about it. The card is the one before the answer. */
    leadsOn(shown: Shown, answer: Answer): boolean {
      if ('exercise' in shown) return false
      const { step, item, task } = shown
      const { card: name } = step
      if (!task || name.skill !== 'produce' || answer.grade === 1) return false
      const card = remember(cards().get(keyOf(name)) ?? null, answer, parameters())
      return isHarder(taskFor(step, card, item, [], canHear(item)), task)
    },
    prepare([step, ...later]: readonly PlannedStep[]): void {
      if (step) show([step, ...later])
    },
  }
}

/** A step and those after it. */
type Steps = readonly [PlannedStep, ...PlannedStep[]]

export type QuestionMaker = ReturnType<typeof questionMaker>
