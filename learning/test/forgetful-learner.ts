import { keyOf } from '../src/card.ts'
import { remember, retrievability } from '../src/memory.ts'
import { randomOf } from '../src/random.ts'
import type { Answer, Card, CardId, Grade, MemoryParameters } from '../src/values.ts'

/** A learner whose memory follows other parameters than those by which the cards are planned. */
interface Forgetful {
  readonly seed: string
  /** The parameters of FSRS-6 that the learner's memory follows. */
  readonly w: number[]
  /** The parameters by which cards are planned, in the order of their times. */
  readonly planned?: readonly MemoryParameters[]
  /** Number of answers. */
  readonly answers: number
  readonly newADay: number
  /** Continues after these answers of the same learner. */
  readonly after?: readonly Answer[]
}

const dayMs = 86_400_000
const firstDay = Date.UTC(2026, 0, 5)
/** A wrong card is asked again at once, as in a round. */
const mostTries = 3

/**
 * Simulates a learner who answers every due card and some new ones on each day, in the morning, and knows a card with the
 * probability of the own memory.
 *
 * @returns the answers in the order of their times.
 */
export function answersOfForgetful(learner: Forgetful): Answer[] {
  const { seed, w, planned = [], newADay, after = [] } = learner
  const random = randomOf(`forgetful ${seed} ${after.length}`)
  const own = [{ at: '', w }]
  /** As the learner remembers them, and as they are planned. */
  const memories = new Map<string, Card>()
  const cards = new Map<string, Card>()
  const answers: Answer[] = []
  const count = (answer: Answer) => {
    const key = keyOf(answer)
    memories.set(key, remember(memories.get(key) ?? null, answer, own))
    cards.set(key, remember(cards.get(key) ?? null, answer, planned))
  }
  for (const answer of after) count(answer)

  const last = after.at(-1)
  let morning = last ? Math.floor(Date.parse(last.at) / dayMs) * dayMs + dayMs : firstDay
  let clock = morning
  const answer = (card: CardId): Grade => {
    const at = new Date((clock += 10_000)).toISOString()
    const memory = memories.get(keyOf(card))
    const isRight = random() < (memory ? retrievability(memory, at, own) : 0.85)
    const luck = random()
    const grade: Grade = !isRight ? 1 : luck < 0.1 ? 2 : luck < 0.95 ? 3 : 4
    const id = `00000000-0000-4000-8000-${String(after.length + answers.length).padStart(12, '0')}`
    const given: Answer = { ...card, id, grade, task: 'choose', at, ms: 5000 }
    count(given)
    answers.push(given)
    return grade
  }
  const ask = (card: CardId) => {
    for (let tries = 0; tries < mostTries && answer(card) === 1; tries += 1);
  }
  for (let items = cards.size; answers.length < learner.answers; morning += dayMs) {
    clock = morning + 8 * 3_600_000
    const end = new Date(morning + dayMs).toISOString()
    const due = [...cards.values()].filter((card) => card.due < end)
    for (const { language, item, skill } of due) ask({ language, item, skill })
    for (let fresh = 0; fresh < newADay; fresh += 1) {
      ask({ language: 'fa', item: `item-${items}`, skill: 'recognise' })
      items += 1
    }
  }
  return answers.slice(0, learner.answers)
}
