import type { Language } from '@pol/language/language'
import { type Cards, itemsBegun, keyOf, needsPresentation } from '../src/card.ts'
import { isExercise } from '../src/exercises/exercise-id.ts'
import type { Answer, Card, CardId, DailyQuota, Grade, TaskKind } from '../src/values.ts'
import { dayOf, startOfDay } from '../src/day.ts'
import { isHardCard } from '../src/hard-card.ts'
import { remember, retrievability } from '../src/memory.ts'
import { paceOf } from '../src/pace.ts'
import { dailyQuotaOf, type PlanInput, planOf } from '../src/plan.ts'
import { randomOf } from '../src/random.ts'
import {
  afterAnswer,
  afterPairs,
  afterPresentation,
  cardsOfRound,
  startRound,
  type Step,
} from '../src/round.ts'
import { isHarder, stageOf, stages } from '../src/tasks/ladder.ts'
import { kindOfAnswer, type Task } from '../src/tasks/task.ts'

/** Real content to practise. */
export interface Material {
  readonly language: Language
  /** Ids of the new items in the order of learning. @param met items that are not new. */
  candidates(met: ReadonlySet<string>): Iterable<string>
  /** The task of the first of these steps. @param ofRound the cards of the round. */
  taskOf(steps: readonly [Step, ...Step[]], ofRound: readonly CardId[], cards: Cards): Task
}

export interface Simulation {
  readonly settings: PlanInput['settings']
  readonly days: number
  readonly seed: number
  /** Time zone of the learner on the n-th day. Default: Europe/Berlin. */
  readonly zoneOn?: (day: number) => string
  /** Whether the learner practises on the n-th day. Default: always. */
  readonly practisesOn?: (day: number) => boolean
  /** Factor of the time per task: 2 takes twice as long. */
  readonly slowness?: number
  /** Share of right answers. Default: as likely as the memory says. */
  readonly right?: number
  /** Whether the learner does all due tasks, even beyond the time of the day. */
  readonly isDiligent?: boolean
  readonly items?: number
  /** The exercises of the units. Default: none. */
  readonly exercises?: SimulatedExercises
  /** Default: numbered items of Persian, written to produce and chosen to recognise. */
  readonly material?: Material
}

/** A unit is learned when so many items are begun. Then its lesson asks the first exercises, and practice the others. */
export interface SimulatedExercises {
  readonly units: number
  readonly itemsOfUnit: number
  readonly ofUnit: number
  readonly inLesson: number
}

export interface SimulatedStep {
  readonly kind: Step['kind']
  /** The cards shown or asked: several in pairs. */
  readonly cards: readonly CardId[]
  /** Null if the item is presented. */
  readonly task: TaskKind | null
}

export interface SimulatedDay {
  readonly at: string
  readonly zone: string
  readonly seconds: number
  readonly tasks: number
  /** Cards due at the beginning of the day. */
  readonly due: number
  /** Tasks that the plan leaves for another day. */
  readonly later: number
  readonly items: number
  readonly steps: readonly SimulatedStep[]
}

const firstDay = Date.UTC(2026, 0, 5) / 86_400_000

/** Simulates a learner who remembers a card with the probability of FSRS and takes a random time per task. */
export function simulate(simulation: Simulation) {
  const { settings, seed, slowness = 1, right, isDiligent = false, items = 6000, material } = simulation
  const language = material?.language ?? 'fa'
  const random = randomOf(`learner ${seed}`)
  const cards = new Map<string, Card>()
  const answers: Answer[] = []
  const days: SimulatedDay[] = []
  const numbered = Array.from({ length: items }, (_, at) => `item-${at}`)
  let quota: DailyQuota | null = null
  let begun = 0
  const newItems = () => material?.candidates(itemsBegun(cards, language)) ?? numbered.slice(begun)
  let unitsDone = 0
  let exercises: readonly string[] = []

  /** Whether an answer leads to a harder task. Numbered items have one for each stage up to writing. */
  const leadsOn = (step: Step, ofRound: readonly CardId[], before: Card | null, task: Task | undefined) => {
    if (step.card.skill !== 'produce') return false
    if (task && material) return isHarder(material.taskOf([step], ofRound, cards), task)
    const now = cards.get(keyOf(step.card)) ?? null
    return stageOf(before) !== 'late' && stages.indexOf(stageOf(now)) > stages.indexOf(stageOf(before))
  }

  for (let day = 0; day < simulation.days; day += 1) {
    const zone = simulation.zoneOn?.(day) ?? 'Europe/Berlin'
    if (simulation.practisesOn && !simulation.practisesOn(day)) continue
    const morning = Date.parse(startOfDay(firstDay + day, zone)) + 7 * 3_600_000
    let clock = morning + random() * 14 * 3_600_000
    const pace = paceOf(answers.slice(-300))
    const learnerNow = (): PlanInput => {
      const now = new Date(clock).toISOString()
      return { cards, language, settings, pace, now, zone, exercises: exercises.length }
    }
    const at = new Date(clock).toISOString()
    quota = dailyQuotaOf(learnerNow(), quota)
    const plan = planOf(learnerNow(), quota, newItems(), 0)
    let itemsToday = 0
    const steps: SimulatedStep[] = []
    const answersBefore = answers.length
    let seconds = 0
    const pass = (usual: number) => {
      const taken = usual * slowness * (0.5 + random())
      seconds += taken
      clock += taken * 1000
      return Math.round(taken * 1000)
    }
    const answer = (card: CardId, task?: Task): Answer => {
      const known = cards.get(keyOf(card))
      const now = new Date(clock).toISOString()
      const isRight = random() < (right ?? chanceOf(known, card, now))
      const luck = random()
      const grade: Grade = !isRight ? 1 : luck < 0.1 ? 2 : luck < 0.95 ? 3 : 4
      const answer: Answer = {
        ...card,
        id: `${String(answers.length).padStart(8, '0')}-0000-4000-8000-${String(seed).padStart(12, '0')}`,
        grade,
        task: task
          ? kindOfAnswer(task)
          : isExercise(card.item)
            ? 'exercise'
            : card.skill === 'produce'
              ? 'write'
              : 'choose',
        at: now,
        ms: pass(
          task
            ? (secondsOf[kindOfAnswer(task)] ?? 6)
            : isExercise(card.item)
              ? 14
              : card.skill === 'produce'
                ? 11
                : 6,
        ),
      }
      answers.push(answer)
      cards.set(keyOf(card), remember(known ?? null, answer))
      exercises = exercises.filter((id) => id !== card.item)
      return answer
    }
    for (;;) {
      const { tasks, later } = planOf(learnerNow(), quota, newItems(), seconds, exercises)
      const next = tasks.length === 0 && isDiligent ? later : tasks
      if (next.length === 0) break
      const isUnseen = (card: CardId) => needsPresentation(cards, card)
      const ofRound = cardsOfRound(next, isUnseen)
      let round = startRound(ofRound, isUnseen, (card) => {
        const known = cards.get(keyOf(card))
        return known !== undefined && isHardCard(known)
      })
      const presented = round.ahead.filter(({ kind }) => kind === 'meet').length
      begun += presented
      itemsToday += presented
      for (;;) {
        const [step, ...others] = round.ahead
        if (!step) break
        const { card, kind } = step
        if (kind !== 'ask') {
          pass(6)
          steps.push({ kind, cards: [card], task: null })
          round = afterPresentation(round)
          continue
        }
        const task = material?.taskOf([step, ...others], ofRound, cards)
        const before = cards.get(keyOf(card)) ?? null
        const asked = task?.kind === 'pairs' ? task.items.map(({ id }) => ({ ...card, item: id })) : [card]
        const given = asked.map((card) => answer(card, task))
        steps.push({ kind, cards: asked, task: given[0]?.task ?? null })
        round =
          task?.kind === 'pairs'
            ? afterPairs(
                round,
                given.map(({ grade }, at) => ({ card: asked[at] ?? card, grade })),
              )
            : afterAnswer(round, given[0]?.grade ?? 1, leadsOn(step, ofRound, before, task))
      }
    }
    const { exercises: course } = simulation
    // The lessons of units, after the practice of the day.
    if (course) {
      const unitsBegun = Math.min(course.units, Math.floor(begun / course.itemsOfUnit))
      while (unitsDone < unitsBegun) {
        unitsDone += 1
        const ofUnit = Array.from(
          { length: course.ofUnit },
          (_, at) => `exercise-${unitsDone}-${language}-${at}`,
        )
        const practised = seconds
        for (const item of ofUnit.slice(0, course.inLesson)) answer({ language, item, skill: 'produce' })
        seconds = practised
        exercises = [...exercises, ...ofUnit.slice(course.inLesson)]
      }
    }
    days.push({
      at,
      zone,
      seconds,
      tasks: answers.length - answersBefore,
      due: plan.due.length,
      later: plan.later.length,
      items: itemsToday,
      steps,
    })
  }
  return { cards: cards as Cards, answers, days }
}

/** Usual seconds per card of the tasks that do not take as long as a choice. */
const secondsOf: Readonly<Partial<Record<TaskKind, number>>> = {
  pairs: 4,
  tiles: 11,
  order: 11,
  form: 14,
  write: 14,
  dictation: 14,
}

function chanceOf(known: Card | undefined, { skill }: CardId, now: string): number {
  if (!known) return skill === 'produce' ? 0.75 : 0.85
  return Math.min(retrievability(known, now), 0.97)
}

/** @returns the local day of a time in the simulation; its first day is 0. */
export function dayOfSimulation(at: string, zone: string): number {
  return dayOf(at, zone) - firstDay
}
