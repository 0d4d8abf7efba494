import type { Language } from '@pol/language/language'
import { wasRight } from '../card.ts'
import { asksForms, hasTwoArticles, type Item, targetOf } from '../item.ts'
import { strengths } from '../strengths.ts'
import type { Skill } from '../skills.ts'
import type { Card, TaskKind } from '../values.ts'
import { fewestParts, partsOf } from './order.ts'
import type { Task } from './task.ts'

/** How well a card is known, from never right to self-graded. */
export const stages = ['first', 'early', 'middle', 'late', 'strong'] as const
export type Stage = (typeof stages)[number]

/** What an item is to its tasks: a noun is a German one with an article to learn, a short sentence has one or two words. */
export type ItemClass = 'letter' | 'word' | 'noun' | 'verb' | 'short-sentence' | 'sentence'

type Ladder = Readonly<Record<Stage, readonly TaskKind[]>>

const letter: Ladder = {
  first: ['choose', 'listen'],
  early: ['choose', 'listen'],
  middle: ['choose', 'listen'],
  late: ['choose', 'listen'],
  strong: ['uncover'],
}
const word: Ladder = {
  first: ['listen', 'choose'],
  early: ['choose', 'pairs', 'picture'],
  middle: ['pairs', 'listen', 'choose'],
  late: ['listen', 'choose'],
  strong: ['uncover'],
}
const sentence: Ladder = {
  first: ['listen', 'choose'],
  early: ['choose', 'listen'],
  middle: ['listen', 'choose'],
  late: ['listen', 'choose'],
  strong: ['uncover'],
}

/**
 * The kinds of tasks by stage; each answer moves on to the next kind of its stage. Recognition asks for the meaning.
 * Production begins with choosing the written word; then come its tiles (of three or more words, the words), its missing
 * letters and, last, writing. A word is never typed before it was put together.
 */
export const ladders: Readonly<Record<Skill, Readonly<Record<ItemClass, Ladder>>>> = {
  recognise: { letter, word, noun: word, verb: word, 'short-sentence': sentence, sentence },
  produce: {
    letter: {
      first: ['choose', 'listen'],
      early: ['listen', 'choose'],
      middle: ['listen', 'choose'],
      late: ['write'],
      strong: ['write'],
    },
    word: {
      first: ['choose', 'listen'],
      early: ['tiles', 'order'],
      middle: ['gap'],
      late: ['write'],
      strong: ['write'],
    },
    noun: {
      first: ['choose', 'listen'],
      early: ['tiles', 'order'],
      middle: ['gap'],
      late: ['article', 'write'],
      strong: ['write', 'article'],
    },
    verb: {
      first: ['choose', 'listen'],
      early: ['tiles', 'order'],
      middle: ['gap'],
      late: ['write', 'form'],
      strong: ['write', 'form'],
    },
    'short-sentence': {
      first: ['choose', 'listen'],
      early: ['tiles'],
      middle: ['gap'],
      late: ['write'],
      strong: ['write'],
    },
    sentence: {
      first: ['order'],
      early: ['order'],
      middle: ['gap'],
      late: ['dictation', 'write'],
      strong: ['write', 'dictation'],
    },
  },
}

/**
 * Stabilities in days. A wrong answer leaves one below `steady`; of a card that is not firm, below `shaky`. Several leave
 * one below `slipped`.
 */
const [slipped, shaky, steady] = [0.3, 0.9, 2.5] as const

/**
 * The stage of a card: the first until it was right, then by its stability, which a wrong answer lowers, so that the
 * next task is easier. One right answer leads to the early stage, two to the middle one and three to the late one, however
 * easy they were, so that none is skipped on the way up.
 */
export function stageOf(card: Card | null): Stage {
  if (!card || !wasRight(card) || card.stability < slipped) return 'first'
  // A first answer that is wrong counts as no lapse. It leaves a small stability, with which one more is needed.
  const right = card.reps - card.lapses
  if (card.stability < shaky) return right > card.lapses ? 'early' : 'first'
  if (right < 2) return 'early'
  if (card.stability < steady || right < (card.stability < strengths.firm ? 4 : rightBeforeForms))
    return 'middle'
  return card.stability < strengths.strong ? 'late' : 'strong'
}

export function classOf(item: Item, language: Language): ItemClass {
  if (item.kind === 'letter') return 'letter'
  if (item.kind === 'line')
    return partsOf(targetOf(item, language), language).length >= fewestParts ? 'sentence' : 'short-sentence'
  // The plural article is always "die".
  const hasOneArticle = item.article !== '' && item.number !== 'plural' && !hasTwoArticles(item)
  if (language === 'de' && hasOneArticle) return 'noun'
  return asksForms(item) ? 'verb' : 'word'
}

/** The fewest right answers after which forms of a verb are asked, in the late stage (`stageOf`). */
export const rightBeforeForms = 3

/** The tasks that ask to produce an item, from the easiest to the hardest. */
const productionTasks: readonly (readonly TaskKind[])[] = [
  ['choose', 'listen'],
  ['tiles', 'order'],
  ['article', 'gap'],
  ['form', 'write', 'dictation'],
]

/** Whether a task is harder than another one about the same card. */
export function isHarder(task: Task, than: Task): boolean {
  const placeOf = ({ kind }: Task) =>
    productionTasks.findIndex((kinds) => kinds.some((known) => known === kind))
  return placeOf(task) > placeOf(than)
}
