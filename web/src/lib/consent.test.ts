import { beforeEach, describe, expect, test } from 'vitest'
import { createConsent, type Choice } from './consent.ts'

const day = 24 * 60 * 60 * 1000
const noon = Date.parse('2026-03-20T12:00:00Z')

/** One tab of a browser whose local storage all its tabs share. */
function openTab(local: Map<string, string>, { session = new Map<string, string>(), now = () => noon } = {}) {
  const others = new EventTarget()
  const consent = createConsent({ local: storage(local), session: storage(session), now, others })
  const hear = (key: string | null, newValue: string | null) =>
    others.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { consent, session, hear }
}

function storage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const forbidden = {
  getItem: (): never => {
    throw new Error('storage is forbidden')
  },
  setItem: (): never => {
    throw new Error('storage is forbidden')
  },
  removeItem: (): never => {
    throw new Error('storage is forbidden')
  },
}

/** A tab whose session has been reset already, over what is stored. */
function tabWith(stored: Record<string, string>, now = () => noon) {
  return openTab(new Map(Object.entries(stored)), { session: new Map([['cookie-reset-done', 'true']]), now })
}

describe('at the first visit', () => {
  test('there is no choice, and the notice is open', () => {
    const { consent } = openTab(new Map())
    expect(consent.current()).toBeNull()
    expect(consent.isOpen()).toBe(true)
  })

  test.each<[Choice]>([['accepted'], ['rejected']])(
    '%s is stored with the moment, and closes it',
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

  test('whoever looks on hears of the choice, and hears no more after leaving', () => {
    const { consent } = openTab(new Map())
    let told = 0
    const leave = consent.watch(() => (told += 1))
    consent.choose('rejected')
    expect(told).toBe(1)
    leave()
    consent.choose('accepted')
    expect(told).toBe(1)
  })
})

describe('a choice', () => {
  test.each([
    [0, 'accepted'],
    [29 * day, 'accepted'],
    [30 * day, 'accepted'],
    [30 * day + 1, null],
    [365 * day, null],
  ])('of %d ms ago counts as %s', (age, expected) => {
    let now = noon
    const { consent } = tabWith({}, () => now)
    consent.choose('accepted')
    now += age
    expect(consent.current()).toBe(expected)
    expect(consent.isOpen()).toBe(expected === null)
  })

  test('counts with a date in ISO form, too', () => {
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
  const noChoices: Record<string, string>[] = [
    { 'cookie-consent': 'accepted' },
    { 'cookie-consent-date': String(noon) },
    ...tamperedDates.map((date) => ({ 'cookie-consent': 'accepted', 'cookie-consent-date': date })),
    ...tamperedChoices.map((choice) => ({ 'cookie-consent': choice, 'cookie-consent-date': String(noon) })),
  ]

  test.each(noChoices.map((stored) => [stored] as const))(
    'is none where half of it is missing or something else stands there: %j',
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

  test('forgets the choice, and nothing else', () => {
    const { consent } = openTab(local)
    expect(consent.current()).toBeNull()
    expect([...local.keys()]).toEqual(['pl_device_id'])
  })

  test('does so once', () => {
    const { consent, session } = openTab(local)
    consent.current()
    consent.choose('rejected')
    expect(openTab(local, { session }).consent.current()).toBe('rejected')
  })
})

describe('two tabs', () => {
  test('a choice in one closes the notice in the other, one that was called for included', () => {
    const local = new Map<string, string>()
    const [first, second] = [openTab(local), openTab(local)]
    first.consent.current()
    second.consent.current()
    second.consent.reopen()
    let told = 0
    second.consent.watch(() => (told += 1))
    first.consent.choose('rejected')
    second.hear('cookie-consent', 'rejected')
    second.hear('cookie-consent-date', String(noon))
    expect(told).toBe(2)
    expect(second.consent.isOpen()).toBe(false)
  })

  test('the other asks again when the choice is cleared', () => {
    const local = new Map<string, string>()
    const { consent, hear } = openTab(local)
    consent.current()
    consent.choose('accepted')
    local.clear()
    let told = 0
    consent.watch(() => (told += 1))
    hear(null, null)
    expect(told).toBe(1)
    expect(consent.isOpen()).toBe(true)
  })
})

describe('the way back to the choice', () => {
  test('opens the notice; what was chosen counts until something else is', () => {
    const { consent } = tabWith({})
    consent.choose('accepted')
    consent.reopen()
    expect(consent.isOpen()).toBe(true)
    expect(consent.calls()).toBe(1)
    expect(consent.current()).toBe('accepted')
    consent.choose('rejected')
    expect(consent.isOpen()).toBe(false)
    expect(consent.calls()).toBe(0)
    expect(consent.current()).toBe('rejected')
  })
})

test('where the browser forbids storage, the notice comes, and a choice counts as long as the page is open', () => {
  const others = new EventTarget()
  const consent = createConsent({ local: forbidden, session: forbidden, now: () => noon, others })
  expect(consent.isOpen()).toBe(true)
  consent.choose('rejected')
  expect(consent.isOpen()).toBe(false)
  expect(consent.current()).toBe('rejected')
})
