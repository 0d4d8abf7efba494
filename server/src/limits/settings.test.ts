import { describe, expect, test } from 'vitest'
import { retention } from '@pol/contract/retention'
import { defaultLimits, readLimits } from './settings.ts'

test('no counter is kept longer than the privacy policy states', () => {
  const { signInAccount, signInStrangers, ...others } = defaultLimits
  const { forgottenAfter, longestDelay } = signInAccount
  const { atOnce, everySeconds } = signInStrangers
  // Limits of stored rows have no duration.
  const durations = Object.values(others).flatMap((limit) => ('duration' in limit ? [limit.duration] : []))
  for (const seconds of [forgottenAfter, longestDelay, atOnce * everySeconds, ...durations]) {
    expect(seconds).toBeLessThanOrEqual(retention.counterHours * 60 * 60)
  }
})

describe('configured limits', () => {
  const faultsOf = (text: string) => {
    const faults: string[] = []
    readLimits(text, (fault) => faults.push(fault))
    return faults
  }

  test('replace the named limits; all others keep their defaults', () => {
    const faults: string[] = []
    const read = readLimits(
      'resetMails.points=10, signInAccount.freeFailures = 8,pendingRequests.atMost=20',
      (fault) => faults.push(fault),
    )
    expect(faults).toEqual([])
    expect(read).toEqual({
      ...defaultLimits,
      resetMails: { ...defaultLimits.resetMails, points: 10 },
      signInAccount: { ...defaultLimits.signInAccount, freeFailures: 8 },
      pendingRequests: { atMost: 20 },
    })
    expect(defaultLimits.resetMails.points).toBe(5)
  })

  test.each([
    'resetMail.points=10',
    'resetMails.point=10',
    'resetMails=10',
    'resetMails.points.x=10',
    '__proto__.points=1',
    'constructor.name=1',
    '',
  ])('an unknown name (%s) is reported together with the valid names', (text) => {
    const [fault, ...others] = faultsOf(text)
    expect(others).toEqual([])
    expect(fault).toContain(`has no ${JSON.stringify(text.split('=')[0])}; there is anonymousRequests.points`)
  })

  test.each(['0', '-1', '1.5', 'viele', '', '1000000000'])('%s is not a valid count', (value) => {
    expect(faultsOf(`resetMails.points=${value}`)).toEqual([
      'needs a whole number from 1 to 100000000 for resetMails.points',
    ])
  })

  test('no time may exceed the period of the privacy policy', () => {
    expect(faultsOf('resetMails.duration=86400')).toEqual([])
    expect(faultsOf('resetMails.duration=86401')).toEqual([
      'needs a whole number from 1 to 86400 for resetMails.duration',
    ])
    expect(faultsOf('signInStrangers.atOnce=5000')).toEqual([
      'needs signInStrangers.atOnce times everySeconds to be at most 86400',
    ])
  })
})
