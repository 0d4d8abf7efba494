import { beforeEach, describe, expect, test } from 'vitest'
import { createConsent, type Choice } from './cookie-consent.ts'

const day = 24 * 60 * 60 * 1000
const noon = Date.parse('2026-03-20T12:00:00Z')

/** Opens a tab of a browser; all tabs share the local storage. */
function openTab(local: Map<string, string>, { session = new Map<string, string>(), now = () => noon } = {}) {
  const storageEvents = new EventTarget()
  const consent = createConsent({ local: storage(local), session: storage(session), now, storageEvents })
  const dispatchStorage = (key: string | null, newValue: string | null) =>
    storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { consent, session, dispatchStorage }
}

function storage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A tab with these stored entries, in a browser session whose reset has already happened. */
function tabWith(stored: Record<string, string>, now = () => noon) {
  return openTab(new Map(Object.entries(stored)), { session: new Map([['cookie-reset-done', 'true']]), now })
}

describe('on the first visit', () => {
  test('there is no choice and the notice is open', () => {
    const { consent } = openTab(new Map())
    expect(consent.current()).toBeNull()
    expect(consent.isOpen()).toBe(true)
  })

  test.each<[Choice]>([['accepted'], ['rejected']])(
    'the choice %s is stored with its date and closes the notice',
    (choice) => {
      const local = new Map<string, string>()
      const { consent, session } = openTab(local)
      consent.current()
      consent.choose(choice)
      expect(Object.fromEntries(local)).toEqual({
        'cookie-consent': choice,
        'cookie-consent-date': String(noon),
      })
      expect([...session.keys()]).toEqual(['cookie-reset-done'])
      expect(consent.current()).toBe(choice)
      expect(consent.isOpen()).toBe(false)
    },
  )

  test('a listener is notified of the choice until it unsubscribes', () => {
    const { consent } = openTab(new Map())
    let notified = 0
    const unsubscribe = consent.subscribe(() => (notified += 1))
    consent.choose('rejected')
    expect(notified).toBe(1)
    unsubscribe()
    consent.choose('accepted')
    expect(notified).toBe(1)
  })
})

describe('a choice', () => {
  test.each([
    [0, 'accepted'],
    [29 * day, 'accepted'],
    [30 * day, 'accepted'],
    [30 * day + 1, null],
    [365 * day, null],
  ])('that is %d ms old is read as %s', (age, expected) => {
    let now = noon
    const { consent } = tabWith({}, () => now)
    consent.choose('accepted')
    now += age
    expect(consent.current()).toBe(expected)
    expect(consent.isOpen()).toBe(expected === null)
  })

  test('may have an ISO date', () => {
    const stored = { 'cookie-consent': 'rejected', 'cookie-consent-date': '2026-03-19T12:00:00.000Z' }
    expect(tabWith(stored).consent.current()).toBe('rejected')
  })

  const tamperedDates = [
    '',
    'gestern',
    'NaN',
    'Infinity',
    '-1',
    '1e12',
    '2026',
    '2026-13-45T99:00:00Z',
    '0',
    String(noon + 1),
    String(noon / 1000),
    '2026-03-21T12:00:00.000Z',
    '9'.repeat(400),
  ]
  const tamperedChoices = ['', 'true', 'Accepted', 'accepted ', 'null', '{}']
  const invalidEntries: Record<string, string>[] = [
    { 'cookie-consent': 'accepted' },
    { 'cookie-consent-date': String(noon) },
    ...tamperedDates.map((date) => ({ 'cookie-consent': 'accepted', 'cookie-consent-date': date })),
    ...tamperedChoices.map((choice) => ({ 'cookie-consent': choice, 'cookie-consent-date': String(noon) })),
  ]

  test.each(invalidEntries.map((stored) => [stored] as const))(
    'that is incomplete or invalid is ignored: %j',
    (stored) => {
      const { consent } = tabWith(stored)
      expect(consent.current()).toBeNull()
      expect(consent.isOpen()).toBe(true)
    },
  )
})

describe('a new browser session', () => {
  let local: Map<string, string>
  beforeEach(() => {
    local = new Map([
      ['cookie-consent', 'accepted'],
      ['cookie-consent-date', String(noon)],
      ['pl_device_id', 'annas-laptop'],
    ])
  })

  test('deletes the choice and nothing else', () => {
    const { consent } = openTab(local)
    expect(consent.current()).toBeNull()
    expect([...local.keys()]).toEqual(['pl_device_id'])
  })

  test('deletes it only once', () => {
    const { consent, session } = openTab(local)
    consent.current()
    consent.choose('rejected')
    expect(openTab(local, { session }).consent.current()).toBe('rejected')
  })
})

describe('two tabs', () => {
  test('a choice in the first tab closes the notice in the second, even a reopened one', () => {
    const local = new Map<string, string>()
    const [first, second] = [openTab(local), openTab(local)]
    first.consent.current()
    second.consent.current()
    second.consent.reopen()
    let notified = 0
    second.consent.subscribe(() => (notified += 1))
    first.consent.choose('rejected')
    second.dispatchStorage('cookie-consent', 'rejected')
    second.dispatchStorage('cookie-consent-date', String(noon))
    expect(notified).toBe(2)
    expect(second.consent.isOpen()).toBe(false)
  })

  test('the notice opens again when another tab clears the choice', () => {
    const local = new Map<string, string>()
    const { consent, dispatchStorage } = openTab(local)
    consent.current()
    consent.choose('accepted')
    local.clear()
    let notified = 0
    consent.subscribe(() => (notified += 1))
    dispatchStorage(null, null)
    expect(notified).toBe(1)
    expect(consent.isOpen()).toBe(true)
  })
})

describe('reopening', () => {
  test('opens the notice; the earlier choice stays valid until the next one', () => {
    const { consent } = tabWith({})
    consent.choose('accepted')
    consent.reopen()
    expect(consent.isOpen()).toBe(true)
    expect(consent.reopenCount()).toBe(1)
    expect(consent.current()).toBe('accepted')
    consent.choose('rejected')
    expect(consent.isOpen()).toBe(false)
    expect(consent.reopenCount()).toBe(0)
    expect(consent.current()).toBe('rejected')
  })
})
