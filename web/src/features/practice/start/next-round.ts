import exerciseCounts from 'virtual:exercise-counts'
import type { Language } from '@pol/language/language'
import type { CardId, DailyQuota } from '@pol/learning/values'
import { itemsBegun, needsPresentation } from '@pol/learning/card'
import { newExercises, waitingExercises } from '@pol/learning/exercises/exercise-items'
import { dailyQuotaOf, mayAskToday, type PlanInput, type Plan, planAmong, planOf } from '@pol/learning/plan'
import { type NextReview, nextReview } from '@pol/learning/progress'
import { cardsOfRound } from '@pol/learning/round'
import { unitRound } from '@pol/learning/unit-round'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Exercises } from '../../../lib/learning/exercises.ts'
import type { LearnerState } from '../../../lib/learning/learner-state.ts'
import { planInputOf, secondsPractised } from '../../../lib/learning/today.ts'
import { itemsOfTopic } from './items-of-topic.ts'
import type { UnitGaps } from '../../../ui/tasks/unit-gaps.ts'
import type { Topic } from '../rounds.ts'

/** The next round, and the state of today's plan. */
export interface NextRound {
  /** Cards of the next round; empty if there is nothing to practise. */
  readonly cards: readonly CardId[]
  /** Number of due cards and first productions in today's plan. */
  readonly due: number
  /** Number of new items in today's plan. */
  readonly items: number
  /** Whether the round has no cards, because those of its topic were wrong today and come tomorrow. */
  readonly isForTomorrow: boolean
  /** Whether nothing is left of today's plan. */
  readonly isDone: boolean
  /** The next repetition after today; null without learned cards. */
  readonly nextReview: NextReview | null
  /** Number of new cards allowed today. */
  readonly quota: DailyQuota
  /** Time for which the plan was calculated, and the learner's time zone. */
  readonly now: string
  readonly zone: string
}

interface RoundInput {
  readonly state: LearnerState
  readonly language: Language
  readonly topic: Topic
  readonly catalogue: Pick<Catalogue, 'items' | 'groups' | 'turns' | 'lastWordOf' | 'byId' | 'candidates'>
  /** Gaps of the unit of the round. */
  readonly gaps: UnitGaps
  /** Those from which practice may ask today. */
  readonly exercises: Exercises
  readonly now: string
  readonly zone: string
}

export function nextRoundOf(roundInput: RoundInput): NextRound {
  const { state, language, catalogue, exercises, now, zone } = roundInput
  const { cards, stars, settings } = state
  const learner = planInputOf(state, language, now, zone)
  // Cards from other devices may be of items that only a newer version has.
  const isKnown = (item: string) => catalogue.byId.has(item) || exercises.has(item)
  const isTaught = (item: string) => isKnown(item) && learner.isTaught(item)
  const input: PlanInput = { ...learner, isTaught }
  const quota = dailyQuotaOf(input, state.quota)
  const candidates = catalogue.candidates(
    language,
    { stars, topics: settings.topics },
    itemsBegun(cards, language),
  )
  const begun = waitingExercises(exerciseCounts, language, state.lessons, cards)
  const toBegin = newExercises(exercises.values(), language, begun, cards)
  const plan = planOf(input, quota, candidates, secondsPractised(state, now, zone), toBegin)
  const cardsOfNext = cardsOfTopic(input, plan, roundInput)
  return {
    cards: cardsOfNext,
    isForTomorrow: cardsOfNext.length === 0 && hasResting(input, roundInput),
    due: plan.due.length + plan.productions + plan.exercises,
    items: plan.items,
    isDone: plan.tasks.length === 0,
    nextReview: nextReview(input),
    quota,
    now,
    zone,
  }
}

/** The cards of the next round. */
function cardsOfTopic(input: PlanInput, plan: Plan, { topic, ...given }: RoundInput): readonly CardId[] {
  const { catalogue, gaps, language, state } = given
  const itemsOf = (members: readonly string[]) => state.leaders.itemsOf(language, members)
  if (topic.kind === 'unit') {
    return unitRound(input, {
      words: itemsOf(catalogue.groups.units[topic.unit - 1] ?? []),
      // A sentence that is one item with a word is asked as the word.
      sentences: itemsOf(catalogue.turns[topic.unit - 1] ?? [])
        .filter((item) => catalogue.byId.get(item)?.kind !== 'word')
        .map((id) => ({ id, after: catalogue.lastWordOf(language, id) })),
      gaps: itemsOf([...gaps[language].keys()]),
    })
  }
  const items = itemsOfTopic(topic, catalogue, state)
  const isUnseen = (card: CardId) => needsPresentation(input.cards, card)
  if (!items) return cardsOfRound(cardsOfDay(input, plan), isUnseen)
  if (topic.kind === 'pictures') return picturesRound(input, itemsOf(items), isUnseen)
  return cardsOfRound(planAmong(input, itemsOf(items)), isUnseen)
}

/** Whether an item of the topic was wrong today. */
function hasResting(input: PlanInput, { topic, catalogue, language, state }: RoundInput): boolean {
  const members =
    topic.kind === 'unit' ? catalogue.groups.units[topic.unit - 1] : itemsOfTopic(topic, catalogue, state)
  return state.leaders
    .itemsOf(language, members ?? [])
    .some((item) =>
      (['recognise', 'produce'] as const).some((skill) => !mayAskToday(input, { language, item, skill })),
    )
}

/** Words that the plan chooses, only to recognise, in the order of the children's screen. */
function picturesRound(input: PlanInput, items: readonly string[], isUnseen: (card: CardId) => boolean) {
  const cards = planAmong(input, items).filter(({ skill }) => skill === 'recognise')
  const places = new Map(items.map((item, at) => [item, at]))
  const placeOf = ({ item }: CardId) => places.get(item) ?? items.length
  return cardsOfRound(cards, isUnseen).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The cards of today's plan; once it is done, the cards postponed to later, and then all known cards. */
function cardsOfDay(input: PlanInput, { tasks, later }: Plan): readonly CardId[] {
  if (tasks.length > 0) return tasks
  if (later.length > 0) return later
  const { cards, language } = input
  const known = [...cards.values()].filter((card) => card.language === language).map(({ item }) => item)
  return planAmong(input, [...new Set(known)])
}
