import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leading } from '../test/devices.ts'
import { anyStep, practiseOnTwo } from '../test/two-devices.ts'
import { foldAnswers } from './fold.ts'

const plain = (cards: ReadonlyMap<string, unknown>) => Object.fromEntries(cards)

test('two devices, often offline and with wrong clocks, lose nothing and end in the same state', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 25 }), (steps) => {
      const { server, devices, given } = practiseOnTwo(steps)
      expect([...server.answers.keys()].toSorted()).toEqual(given.map(({ id }) => id).toSorted())
      const cards = plain(foldAnswers(given.map(leading)))
      expect(plain(server.cards)).toEqual(cards)
      for (const device of devices) expect(plain(device.cards)).toEqual(cards)
    }),
    { numRuns: 30 },
  )
})
