import { CallError, ConnectionError } from '@pol/contract/client'
import { type ErrorCode, errors } from '@pol/contract/errors'
import {
  type Answer,
  type Card,
  defaultSettings,
  type FinishedRound,
  type LearningState,
  type LessonProgress,
  type MemoryParameters,
  type Star,
} from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import type { Grouping } from '@pol/learning/grouping'
import { type Leaders, leadersOf } from '@pol/learning/leaders'
import { foldAnswers } from '@pol/learning/fold'
import { merged } from '@pol/learning/lessons/merge-reports'
import { noGroups } from '../../learning/test/no-groups.ts'
import { historyOf } from '../../learning/test/history.ts'
import type { Call } from '../src/lib/call.ts'

const refusal = (code: ErrorCode) => new CallError(code, errors[code].text, errors[code].status)

/** Earlier progress in lessons is refused. */
const oldest = '2026-01-01T00:00:00.000Z'

/** A server in memory, as the contract describes it, behind a network that loses requests and responses. */
export class LearningServer {
  answers = new Map<string, Answer>()
  rounds = new Map<string, FinishedRound>()
  lessons = new Map<string, LessonProgress>()
  stars: Star[] = []
  settings = defaultSettings
  restartedAt: string | null = null
  parameters: MemoryParameters[] = []
  version = 0
  now = '2027-12-31T00:00:00.000Z'
  /** The names of the operations that arrived. */
  readonly calls: string[] = []
  /** Failures of the next requests, in order. */
  network: ('lose-request' | 'lose-response')[] = []
  /** Runs before a request is handled. */
  beforeHandling: (name: string) => Promise<void> = async () => {}
  readonly #changed = new Map<string, number>()
  readonly #changedLessons = new Map<string, number>()
  #leaders: Leaders = leadersOf(noGroups)
  #regroupedVersion = 0
  #fittedVersion = 0

  readonly call = (async (name: string, input: Record<string, unknown>) => {
    const fate = this.network.shift()
    if (fate === 'lose-request') throw new ConnectionError('No response')
    this.calls.push(name)
    await this.beforeHandling(name)
    const result = structuredClone(this.#handle(name, input))
    if (fate === 'lose-response') throw new ConnectionError('No response')
    return result
  }) as unknown as Call

  get cards() {
    return foldAnswers([...this.answers.values()].map(this.#leading), {
      restarted_at: this.restartedAt,
      parameters: this.parameters.filter(({ at }) => at >= (this.restartedAt ?? '')),
    })
  }

  /** As after a release in which other items are one. */
  regroup(grouping: Grouping) {
    this.#leaders = leadersOf(grouping)
    this.version += 1
    this.#regroupedVersion = this.version
    this.#changed.clear()
    for (const key of this.cards.keys()) this.#changed.set(key, this.version)
  }

  /** Fits parameters, which hold after all answers that have arrived. */
  fit(w: number[]) {
    const arrived = [...this.answers.values(), ...this.parameters].map(({ at }) => Date.parse(at))
    this.parameters.push({ at: new Date(Math.max(0, ...arrived) + 1).toISOString(), w })
    this.version += 1
    this.#fittedVersion = this.version
  }

  /** As after a restore of an old backup. */
  loseData() {
    this.answers.clear()
    this.rounds.clear()
    this.lessons.clear()
    this.stars = []
    this.version = 1
    this.#changed.clear()
  }

  #handle(name: string, input: Record<string, unknown>): unknown {
    const since = Number(input['since'] ?? 0)
    switch (name) {
      case 'read-learning':
        return this.#state(since)
      case 'read-history':
        return historyOf([...this.answers.values()], { parameters: this.parameters })
      case 'send-answers': {
        const refused = []
        for (const answer of input['answers'] as Answer[]) {
          if (answer.item === 'unknown') refused.push({ id: answer.id, code: 'unknown-item' })
          else if (answer.at > this.now && !this.answers.has(answer.id))
            refused.push({ id: answer.id, code: 'answer-in-future' })
          else this.#take(answer)
        }
        return { ...this.#state(since), refused }
      }
      case 'finish-round': {
        const { id, at, cards } = input as FinishedRound
        if (at > this.now) throw refusal('round-in-future')
        if (cards === 100) throw refusal('too-many-rounds')
        if (this.rounds.has(id)) return this.#state(since)
        this.version += 1
        this.rounds.set(id, { id, at, cards })
        return this.#state(since)
      }
      case 'save-lesson': {
        const { since: _, ...report } = input as LessonProgress & { since?: number }
        if (report.at > this.now) throw refusal('lesson-in-future')
        if (report.at < oldest) throw refusal('lesson-too-old')
        const known = this.lessons.get(report.lesson)
        const isKnown = known && this.#isCounted(known)
        if (!this.#isCounted(report)) return this.#state(since)
        this.version += 1
        this.lessons.set(report.lesson, isKnown ? merged(known, report) : report)
        this.#changedLessons.set(report.lesson, this.version)
        return this.#state(since)
      }
      case 'add-star':
      case 'remove-star': {
        const item = String(input['item'])
        if (item === 'unknown') throw refusal('item-not-found')
        if (item === 'one-too-many') throw refusal('too-many-stars')
        const others = this.stars.filter((star) => star.item !== item)
        this.version += 1
        this.stars = name === 'add-star' ? [{ item, at: this.now }, ...others] : others
        return this.stars
      }
      case 'update-learning-settings':
        this.version += 1
        return (this.settings = { ...this.settings, ...input })
      case 'restart-learning':
        this.version += 1
        this.restartedAt = this.now
        return this.#state(0)
      default:
        throw new Error(`There is no ${name}`)
    }
  }

  #isCounted = ({ at }: { readonly at: string }) => this.restartedAt === null || at >= this.restartedAt

  #take(answer: Answer) {
    if (this.answers.has(answer.id)) return
    this.answers.set(answer.id, answer)
    this.version += 1
    this.#changed.set(keyOf(this.#leading(answer)), this.version)
  }

  #leading = (answer: Answer): Answer => ({
    ...answer,
    item: this.#leaders.leaderOf(answer.language, answer.item),
  })

  #state(since: number): LearningState {
    const complete = since === 0 || since > this.version || since < this.#regroupedVersion
    const cards: Card[] = [...this.cards]
      .filter(([key]) => complete || (this.#changed.get(key) ?? 0) > since)
      .map(([, card]) => card)
    const { version, stars, settings, restartedAt } = this
    const rounds = [...this.rounds.values()].filter(this.#isCounted)
    const lessons = [...this.lessons.values()].filter(
      (lesson) =>
        this.#isCounted(lesson) && (complete || (this.#changedLessons.get(lesson.lesson) ?? 0) > since),
    )
    const last_round_at =
      rounds
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null
    const parameters = this.parameters.filter(this.#isCounted)
    return {
      version,
      cards,
      complete,
      stars,
      settings,
      rounds: rounds.length,
      last_round_at,
      lessons,
      ...((complete || since < this.#fittedVersion) && { parameters }),
      restarted_at: restartedAt,
    }
  }
}
