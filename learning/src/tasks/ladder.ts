import type { Language } from '@pol/language/language'
import { wasRight } from '../card.ts'
import { asksForms, hasTwoArticles, type Item, targetOf } from '../item.ts'
import { strengths } from '../strengths.ts'
import type { Card, Skill, TaskKind } from '../values.ts'
import { partsOf } from './order.ts'

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
 * Production begins with choosing the written word; then come its tiles, its missing letters and, last, writing. A word is
 * never typed before it was put together.
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
      early: ['tiles'],
      middle: ['gap'],
      late: ['write'],
      strong: ['write'],
    },
    noun: {
      first: ['article'],
      early: ['tiles'],
      middle: ['gap', 'article'],
      late: ['write'],
      strong: ['write'],
    },
    verb: {
      first: ['choose', 'listen'],
      early: ['tiles'],
      middle: ['form'],
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
 * The stage of a card: the first until it was right, then by its stability. One right answer leads to the early stage
 * and two to the middle one, however easy they were, so that none is skipped.
 */
export function stageOf(card: Card | null): Stage {
  if (!card || !wasRight(card)) return 'first'
  // A first answer that is wrong counts as no lapse, but leaves a small stability.
  const right = card.reps - card.lapses
  if (card.stability < strengths.settling || right < 2) return 'early'
  if (card.stability < strengths.firm || right < 3) return 'middle'
  return card.stability < strengths.strong ? 'late' : 'strong'
}

export function classOf(item: Item, language: Language): ItemClass {
  if (item.kind === 'letter') return 'letter'
  if (item.kind === 'line')
    return partsOf(targetOf(item, language), language).length > 2 ? 'sentence' : 'short-sentence'
  // The plural article is always "die".
  const hasOneArticle = item.article !== '' && item.number !== 'plural' && !hasTwoArticles(item)
  if (language === 'de' && hasOneArticle) return 'noun'
  return asksForms(item) ? 'verb' : 'word'
}
