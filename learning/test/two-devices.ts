import fc from 'fast-check'
import type { Answer } from '../src/values.ts'
import { PlayedDevice, PlayedServer } from './devices.ts'

const rubbish = [null, 'x', { id: 'x' }, { id: '00000000-0000-4000-8000-000000000000', grade: 9 }]

export interface Step {
  /** Index of the device that is used. */
  readonly device: 0 | 1
  readonly hours: number
  readonly isOnline: boolean
  readonly zone: string
  /** Offset of this device's clock, in ms; negative if it is slow. */
  readonly clock: number
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  hours: fc.integer({ min: 1, max: 96 }),
  isOnline: fc.boolean(),
  zone: fc.constantFrom('Europe/Berlin', 'Asia/Tehran'),
  clock: fc.constantFrom(0, 0, 0, -2 * 3_600_000, -26 * 3_600_000, 4 * 60_000),
})

/**
 * Practises on two devices. The second one does not know yet which items are one.
 * @returns the server, the devices, all answers and the number of days, after both have synchronised.
 */
export function practiseOnTwo(steps: readonly Step[]) {
  const server = new PlayedServer()
  const devices = [new PlayedDevice(1, false), new PlayedDevice(2, true)] as const
  const candidates = Array.from({ length: 400 }, (_, at) => `item-${at}`)
  const given: Answer[] = []
  // Before the change to summer time in Berlin, so the steps include it.
  const start = Date.UTC(2026, 2, 20, 6)
  let now = start
  for (const [number, { device, hours, isOnline, zone, clock }] of steps.entries()) {
    now += hours * 3_600_000
    devices[device].clock = clock
    given.push(...devices[device].practise(now, zone, candidates, number))
    if (isOnline) devices[device].synchronise(server, rubbish)
  }
  for (const device of [...devices, ...devices]) device.synchronise(server, rubbish)
  return { server, devices, given, days: (now - start) / 86_400_000 }
}
