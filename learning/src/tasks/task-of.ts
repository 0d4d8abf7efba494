import type { Language } from '@pol/language/language'
import { asksForms, type Item, places } from '../item.ts'
import type { Meanings } from '../meanings.ts'
import { type Random, randomOf } from '../random.ts'
import type { Card, CardId, TaskKind } from '../values.ts'
import { choicesFor, iconOf } from './choices.ts'
import { formToAsk } from './forms.ts'
import { formGapTask, letterGapTask } from './gaps.ts'
import { classOf, ladders, type Stage, stageOf, stages } from './ladder.ts'
import { orderTask, partsOf } from './order.ts'
import { pairsTask } from './pairs.ts'
import type { ChoiceTask, Side, Task, TaskOptions } from './task.ts'
import { bareTargetOf, tilesTask } from './tiles.ts'
import { dictation, writing } from './typed.ts'

export const articles = ['der', 'die', 'das'] as const

/** The state that determines a question. */
interface Asked {
  readonly name: CardId
  readonly item: Item
  readonly meanings: Meanings
  readonly options: TaskOptions
  readonly card: Card | null
  readonly stage: Stage
  readonly reps: number
  readonly random: Random
}

/**
 * The next question about a card. Deterministic for a card, its strength and its options, so that a reload does not
 * change it. Falls back to uncovering the answer if there are too few words for options.
 */
export function taskOf(
  name: CardId,
  card: Card | null,
  item: Item,
  meanings: Meanings,
  options: TaskOptions,
): Task {
  const reps = card?.reps ?? 0
  const random = randomOf(`${name.language} ${name.item} ${name.skill} ${reps}`)
  const gaps = name.skill === 'produce' ? options.gaps : undefined
  const gap = gaps?.[reps % gaps.length]
  if (gap) return formGapTask(gap, random)
  const asked: Asked = { name, item, meanings, options, card, stage: stageOf(card), reps, random }
  for (const kinds of kindsFor(asked)) {
    for (const at of kinds.keys()) {
      const kind = kinds[(reps + at) % kinds.length]
      const task = kind && makers[kind](asked, kinds.length)
      if (task) return task
    }
  }
  return { kind: 'uncover' }
}

/** Kinds for a card: a wanted one, those of its stage, then those of each weaker one, for items that have no such task. */
function kindsFor({ name, item, options, stage }: Asked): (readonly TaskKind[])[] {
  const ladder = ladders[name.skill][classOf(item, name.language)]
  const weaker = stages.slice(0, stages.indexOf(stage) + 1).toReversed()
  const kinds = weaker.map((stage) => ladder[stage])
  if (options.kind) return [[options.kind], ...kinds]
  if (!options.isForChildren || iconOf(item, name.language) === undefined) return kinds
  return [stage === 'first' ? ['picture'] : ['listen', 'picture']]
}

/** Makes a task of each kind; null if the item cannot be asked like that now. */
const makers: Readonly<Record<TaskKind, (asked: Asked, kinds: number) => Task | null>> = {
  choose: (asked, kinds) => {
    const { name, item, reps } = asked
    const isProduced = name.skill === 'produce'
    const task = choice('choose', isProduced ? ['meaning', 'text'] : ['text', 'meaning'], asked)
    if (!task || item.kind !== 'letter' || isProduced) return task
    return { ...task, place: places[Math.floor(reps / kinds) % places.length] ?? 'alone' }
  },
  listen(asked) {
    const { name, item, options } = asked
    if (!options.canHear) return null
    if (options.isForChildren) return choice('listen', ['picture', 'sound'], asked)
    // What is heard of a letter is its name, so the choices show its shape.
    const showsText = name.skill === 'produce' || item.kind === 'letter'
    return choice('listen', ['sound', showsText ? 'text' : 'meaning'], asked)
  },
  picture(asked) {
    const { name, item, options } = asked
    if (iconOf(item, name.language) === undefined) return null
    return choice('picture', [options.isForChildren ? 'sound' : 'text', 'picture'], asked)
  },
  pairs: ({ name, item, meanings, options, random }) =>
    pairsTask(item, options.partners ?? [], name.language, meanings, random),
  article({ item }) {
    const article = item.kind === 'word' ? item.article : ''
    const right = articles.findIndex((choice) => choice === article)
    return { kind: 'article', choices: articles, right }
  },
  order: ({ name, item, random }) => orderTask(item, name.language, random),
  tiles: ({ name, item, random }) => tilesTask(item, name.language, random),
  gap: ({ name, item, reps, random }) => letterGapTask(item, name.language, reps, random),
  form({ name, item, options, card }) {
    const { formsOf, rules = new Set() } = options
    if (!asksForms(item) || !formsOf) return null
    const form = formToAsk(item, name.language, formsOf, rules, card)
    return form && { kind: 'form', ...form }
  },
  write: ({ name, item, meanings }) => ({ kind: 'write', ...writing(item, name.language, meanings) }),
  dictation: ({ name, item, options }) =>
    options.canHear ? { kind: 'dictation', ...dictation(item, name.language) } : null,
  uncover: () => ({ kind: 'uncover' }),
  // Exercises are items of their own.
  exercise: () => null,
}

function choice(
  kind: ChoiceTask['kind'],
  [question, answers]: readonly [Side, Side],
  { name, item, meanings, options, random }: Asked,
): ChoiceTask | null {
  const { met, audible, isForChildren = false } = options
  const among = answers === 'sound' ? audible : options.among
  const shown = isForChildren || answers === 'picture' ? 'picture' : 'text'
  const choices = choicesFor(item, name.language, meanings, random, {
    shown,
    ...(met && { met }),
    ...(among && { among }),
  })
  return choices.length < 2 ? null : { kind, question, answers, choices, right: choices.indexOf(item) }
}

/** 'Hilfe': the first letter or part of the answer, of a German noun without its article. */
export function helpFor(task: Task, item: Item, language: Language): string | null {
  switch (task.kind) {
    case 'order':
      return partsOf(task.answer, language)[0] ?? null
    case 'write':
    case 'dictation':
      return [...bareTargetOf(item, language)][0] ?? null
    case 'tiles':
    case 'form':
      return [...task.answer][0] ?? null
    default:
      return null
  }
}
