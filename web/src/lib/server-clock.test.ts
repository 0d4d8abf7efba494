import { afterEach, expect, test, vi } from 'vitest'
import { serverClock } from './server-clock.ts'

const hourMs = 3_600_000
const deviceNow = Date.parse('2026-11-28T12:00:00.000Z')
const serverIs = (now: number) =>
  serverClock.observe(new Response(null, { headers: { date: new Date(now).toUTCString() } }))

afterEach(() => vi.useRealTimers())

test.each([
  ['a day ahead is corrected', deviceNow - 24 * hourMs, deviceNow - 24 * hourMs],
  ['a minute ahead, which the server allows, is kept', deviceNow - 60_000, deviceNow],
  ['behind is kept', deviceNow + 24 * hourMs, deviceNow],
])('a clock that is %s', (_, server, now) => {
  vi.useFakeTimers({ now: deviceNow })
  serverIs(server)
  expect(serverClock.now()).toBe(now)
})
