import type { Language } from '@pol/language/language'
import type { CardName } from '@pol/learning/card'
import { dayOf, nameOfDay } from '@pol/learning/day'
import { type Allowance, allowanceOf, type Learner, type Plan, planAmong, planOf } from '@pol/learning/plan'
import { nextDue } from '@pol/learning/progress'
import { mostCards } from '@pol/learning/round'
import { unitRound } from '@pol/learning/unit-round'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { plannerOf } from '../../lib/learning/today.ts'
import { itemsOfTopic } from './items-of-topic.ts'
import type { UnitGaps } from './unit-gaps.ts'
import type { Topic } from './rounds.ts'

/** What there is to do. */
export interface Prospect {
  /** Of the next round; none if there is nothing to practise. */
  readonly cards: readonly CardName[]
  /** Of today's plan. */
  readonly due: number
  /** New items of today's plan. */
  readonly items: number
  /** Whether today's plan has anything left. */
  readonly isDone: boolean
  /** The next moment at which something is due; null where nothing is learned. */
  readonly nextDue: string | null
  /** What today's plan lets in. */
  readonly allowance: Allowance
  /** When all this is true, and in which time zone. */
  readonly now: string
  readonly zone: string
}

interface Circumstances {
  readonly state: LearnerState
  readonly language: Language
  readonly topic: Topic
  readonly catalogue: Pick<Catalogue, 'items' | 'groups' | 'turns' | 'byId' | 'candidates'>
  /** Of the unit that the round is about. */
  readonly gaps: UnitGaps
  readonly now: string
  readonly zone: string
}

export function prospectOf(circumstances: Circumstances): Prospect {
  const { state, language, catalogue, now, zone } = circumstances
  const { cards, history, stars } = state
  const isTaught = (item: string) => catalogue.byId.has(item)
  const learner: Learner = { ...plannerOf(state, language, now, zone), isTaught }
  const allowance = allowanceOf(learner, state.allowance)
  const today = nameOfDay(dayOf(now, zone))
  const spentMs = history.days.find(({ day }) => day === today)?.ms ?? 0
  const plan = planOf(learner, allowance, catalogue.candidates(language, stars), spentMs / 1000)
  const wanted = cardsOfTopic(learner, plan, circumstances)
  return {
    cards: wanted.slice(0, mostCards),
    due: plan.due.length,
    items: plan.items,
    isDone: plan.tasks.length === 0,
    nextDue: nextDue(cards, language),
    allowance,
    now,
    zone,
  }
}

function cardsOfTopic(learner: Learner, plan: Plan, { topic, ...all }: Circumstances): readonly CardName[] {
  const { catalogue, gaps, language, state } = all
  if (topic.kind === 'unit') {
    return unitRound(learner, {
      words: catalogue.groups.units[topic.unit - 1] ?? [],
      sentences: catalogue.turns[topic.unit - 1] ?? [],
      gaps: [...gaps[language].keys()],
    })
  }
  const items = itemsOfTopic(topic, catalogue, state)
  return items ? cardsAmong(learner, items, topic) : cardsOfDay(learner, plan)
}

/** Those of today's plan; if it is done and the learner wants to go on, what had to wait, and then what is known. */
function cardsOfDay(learner: Learner, { tasks, later }: Plan): readonly CardName[] {
  if (tasks.length > 0) return tasks
  if (later.length > 0) return later
  const { cards, language } = learner
  const known = [...cards.values()].filter((card) => card.language === language).map(({ item }) => item)
  return planAmong(learner, [...new Set(known)])
}

/** Learning by pictures is recognising. */
function cardsAmong(learner: Learner, items: readonly string[], { kind }: Topic): readonly CardName[] {
  const cards = planAmong(learner, items)
  return kind === 'pictures' ? cards.filter(({ skill }) => skill === 'recognise') : cards
}
