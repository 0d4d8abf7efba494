import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer } from '../test/answers.ts'
import { taken } from '../test/rounds.ts'
import { isMet, itemsBegun, keyOf } from './card.ts'
import { foldAnswers } from './fold.ts'
import { paceOf } from './pace.ts'
import { dailyQuotaOf, type PlanInput, planOf } from './plan.ts'
import { cardsOfRound, startRound } from './round.ts'
import type { Answer, CardId, Grade } from './values.ts'

const candidates = Array.from({ length: 60 }, (_, at) => `item-${at}`)

/** Practises from one morning until nothing is left of the day. Each answer comes some seconds after the one before it. */
function practiseDay(morning: string, before: readonly Answer[], grades: Iterator<Grade>) {
  const answers = [...before]
  let clock = Date.parse(morning)
  const learner = (): PlanInput => ({
    cards: foldAnswers(answers),
    language: 'fa',
    settings: { minutes: 10, new_a_day: null },
    pace: paceOf([]),
    now: new Date(clock).toISOString(),
    zone: 'Europe/Berlin',
  })
  const quota = dailyQuotaOf(learner(), null)
  const planNow = () => {
    const input = learner()
    const left = candidates.filter((item) => !itemsBegun(input.cards, 'fa').has(item))
    return planOf(input, dailyQuotaOf(input, quota), left, 0)
  }
  const announced = planNow().items
  const shown = new Set<string>()
  /** What is announced at the end of each round, and what has been shown by then. */
  const ends: { left: number; shown: number }[] = []
  for (;;) {
    const { cards } = learner()
    const isUnseen = (card: CardId) => !isMet(cards, card)
    const ofRound = cardsOfRound(planNow().tasks, isUnseen)
    if (ofRound.length === 0) return { announced, shown: shown.size, ends, answers }
    let round = startRound(ofRound, isUnseen)
    for (let [step] = round.ahead; step; [step] = round.ahead) {
      clock += 7_000
      const grade = grades.next().value ?? 3
      if (step.kind === 'meet') shown.add(keyOf(step.card))
      if (step.kind === 'ask')
        answers.push(answer({ ...step.card, grade, at: new Date(clock).toISOString() }))
      round = taken(round, grade)
    }
    ends.push({ left: planNow().items, shown: shown.size })
  }
}

test('the new items that a day announces are shown that day, and their number falls with each round, on five days in a row', () => {
  const anyGrades = fc.infiniteStream(fc.constantFrom<Grade>(1, 1, 2, 3))
  fc.assert(
    fc.property(anyGrades, (grades) => {
      let before: readonly Answer[] = []
      for (let day = 1; day <= 5; day += 1) {
        const today = practiseDay(`2026-03-0${day}T08:00:00.000Z`, before, grades)
        expect(today.announced).toBeGreaterThan(0)
        expect(today.shown).toBe(today.announced)
        for (const { left, shown } of today.ends) expect(left).toBe(today.announced - shown)
        before = today.answers
      }
    }),
  )
})
