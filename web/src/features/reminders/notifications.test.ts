import { afterEach, describe, expect, test, vi } from 'vitest'
import { notificationOf, respondToPress } from './notifications.ts'
import type { OpenWindow } from './worker-scope.ts'

afterEach(() => vi.unstubAllGlobals())

const message = { lang: 'fa', title: 'پُل', body: 'وقت تمرین است.', end: 'قطع یادآوری', token: 'abc' } as const

describe('a notification', () => {
  test('is in the language of the message, in its direction', () => {
    expect(notificationOf(message)).toMatchObject({
      title: 'پُل',
      options: { body: 'وقت تمرین است.', lang: 'fa', dir: 'rtl' },
    })
    expect(notificationOf({ ...message, lang: 'de' }).options).toMatchObject({ lang: 'de', dir: 'ltr' })
  })

  test('replaces that of yesterday, and can be ended with one press', () => {
    const { options } = notificationOf(message)
    expect(options.tag).toBe(notificationOf({ ...message, token: 'def' }).options.tag)
    expect(options.actions).toEqual([{ action: 'end', title: 'قطع یادآوری' }])
  })
})

/** A browser with windows at these addresses, in which a notification is pressed. */
async function press(
  action: string,
  addresses: readonly string[],
  answer = () => Promise.resolve(new Response()),
) {
  const done: string[] = []
  const windows = addresses.map((address): OpenWindow => {
    const url = `https://pol.example${address}`
    const open: OpenWindow = {
      url,
      focus: async () => (done.push(`focus ${address}`), open),
      navigate: async (to) => done.push(`navigate ${address} to ${to}`),
    }
    return open
  })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    done.push(`${method} ${path}`)
    return answer()
  })
  await respondToPress(
    { action, notification: { close: () => {}, data: notificationOf(message).options.data } },
    {
      clients: {
        matchAll: async () => windows,
        openWindow: async (url) => done.push(`open ${url}`),
      },
      registration: {
        showNotification: async () => {},
        pushManager: {
          getSubscription: async () => ({ unsubscribe: async () => done.push('unsubscribe') }),
        } as unknown as PushManager,
      },
    },
  )
  return done
}

describe('a press on it', () => {
  test('opens practice', async () => {
    expect(await press('', [])).toEqual(['open /ueben'])
  })

  test('shows the window in which somebody is practising, and does not disturb the round', async () => {
    expect(await press('', ['/dictionary', '/ueben?round=unit-1'])).toEqual(['focus /ueben?round=unit-1'])
  })

  test('leads a window that is open to practice, because only it is signed in', async () => {
    expect(await press('', ['/dictionary'])).toEqual(['focus /dictionary', 'navigate /dictionary to /ueben'])
  })
})

describe('a press on its action', () => {
  test('ends the reminders and the subscription, and opens nothing', async () => {
    expect(await press('end', ['/'])).toEqual(['POST /api/reminder-links/abc', 'unsubscribe'])
  })

  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['with a link that has expired', () => Promise.resolve(new Response(null, { status: 410 }))],
  ])('%s opens the page that says so', async (_, answer) => {
    expect(await press('end', ['/'], answer)).toEqual([
      'POST /api/reminder-links/abc',
      'open /erinnerung/abc',
    ])
  })
})
