import * as v from 'valibot'
import { noGroups } from './no-groups.ts'
import { type Cards, keyOf } from '../src/card.ts'
import { type Answer, answer as answerSchema, type Card, type Grade } from '../src/values.ts'
import { foldAnswers, foldOnto } from '../src/fold.ts'
import { type Leaders, leadersOf } from '../src/leaders.ts'
import { paceOf } from '../src/pace.ts'
import { dailyQuotaOf, type PlanInput, planOf } from '../src/plan.ts'
import { type Random, randomOf, shuffled } from '../src/random.ts'

/** Every third item is one with the item before it. */
const groups = Array.from({ length: 100 }, (_, at) => [`item-${3 * at}`, `item-${3 * at + 1}`])
export const leaders: Leaders = leadersOf({ ...noGroups, fa: { groups, untaught: [] } })

/** The answer as it counts: for the item that leads. */
export function leading(answer: Answer): Answer {
  return { ...answer, item: leaders.leaderOf(answer.language, answer.item) }
}

/** A server in memory: the answers and the cards derived from them. */
export class PlayedServer {
  readonly answers = new Map<string, Answer>()
  cards: Map<string, Card> = new Map()

  /**
   * Stores the valid answers and folds the affected cards again, each from all its answers, as the real server does.
   */
  take(values: readonly unknown[]): Cards {
    const answers = values.flatMap((value) => {
      const { success, output } = v.safeParse(answerSchema, value)
      return success ? [output] : []
    })
    for (const answer of answers) if (!this.answers.has(answer.id)) this.answers.set(answer.id, answer)
    const changed = new Set(answers.map((answer) => keyOf(leading(answer))))
    const counting = [...this.answers.values()].map(leading)
    const ofChanged = counting.filter((answer) => changed.has(keyOf(answer)))
    for (const [key, card] of foldAnswers(ofChanged)) this.cards.set(key, card)
    return new Map(this.cards)
  }
}

/** A browser: the last known cards of the server, and a queue of unsent answers. */
export class PlayedDevice {
  #known: Cards = new Map()
  waiting: Answer[] = []
  /** Offset of this device's clock, in ms; negative if it is slow. */
  clock = 0
  readonly #random: Random
  readonly #name: number
  /** Whether its program is one of before groups: it asks members, too. */
  readonly #isOld: boolean

  constructor(name: number, isOld: boolean) {
    this.#name = name
    this.#isOld = isOld
    this.#random = randomOf(`device ${name}`)
  }

  get cards(): Cards {
    return foldOnto(this.#known, this.#isOld ? this.waiting : this.waiting.map(leading))
  }

  /** Answers up to twenty tasks of this device's plan. @returns the answers given. */
  practise(ms: number, zone: string, candidates: readonly string[], number: number): Answer[] {
    const now = new Date(ms + this.clock).toISOString()
    const { cards } = this
    const settings = { minutes: 5, new_a_day: 3 } as const
    const isTaught = (item: string) => this.#isOld || leaders.isTaught('fa', item)
    const learner: PlanInput = { cards, language: 'fa', settings, pace: paceOf([]), now, zone, isTaught }
    const { tasks } = planOf(learner, dailyQuotaOf(learner, null), candidates, 0)
    const given = tasks.slice(0, 20).map((card, at): Answer => {
      const luck = this.#random()
      const grade: Grade = luck < 0.12 ? 1 : luck < 0.2 ? 2 : luck < 0.95 ? 3 : 4
      const id = `${hex(this.#name, 8)}-0000-4000-8000-${hex(number * 100 + at, 12)}`
      const task = card.skill === 'produce' ? 'write' : 'choose'
      const moment = new Date(ms + this.clock + at * 5000).toISOString()
      return { ...card, id, grade, task, at: moment, ms: 4000 }
    })
    this.waiting.push(...given)
    return given
  }

  /**
   * Sends the queue and some stored answers in random order, with repetitions, as an unreliable network causes them.
   */
  synchronise(server: PlayedServer, rubbish: readonly unknown[]) {
    const again = [...server.answers.values()].slice(-10)
    const sent = shuffled([...this.waiting, ...this.waiting, ...again, ...rubbish], this.#random)
    while (sent.length > 0) this.#known = server.take(sent.splice(0, 25))
    this.#known = server.take([])
    this.waiting = []
  }
}

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
