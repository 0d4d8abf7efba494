import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete } from '../../scripts/testing/seed.ts'
import { leading } from '../test/devices.ts'
import { anyStep, practiseOnTwo } from '../test/two-devices.ts'
import { foldAnswers } from './fold.ts'

const plain = (cards: ReadonlyMap<string, unknown>) => Object.fromEntries(cards)

test('over 400 days on two devices no answer and no card is lost, and all states agree', () => {
  const steps = fc.array(anyStep, { minLength: 230, maxLength: 260 })
  fc.assert(
    fc.property(steps, (steps) => {
      const { server, devices, given, days } = practiseOnTwo(steps)
      fc.pre(days >= 400)
      const cards = plain(foldAnswers(given.map(leading)))
      expect(server.answers.size).toBe(given.length)
      expect(plain(server.cards)).toEqual(cards)
      for (const device of devices) expect(plain(device.cards)).toEqual(cards)
    }),
    { numRuns: isComplete ? 20 : 5 },
  )
})
