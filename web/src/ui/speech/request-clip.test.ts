import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { clipKey } from './clip-cache.ts'
import { requestClip } from './request-clip.ts'

interface Request {
  readonly body: unknown
  readonly priority: RequestInit['priority']
  readonly signal: AbortSignal
  answer(): void
}

/** What was requested, in order. */
let requests: Request[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', (_path: string, { body, priority, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    if (!signal) throw new Error('The request cannot be aborted')
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    requests.push({
      body: JSON.parse(body as string),
      priority,
      signal,
      answer: () => resolve(Response.json({ audioContent: btoa('mp3') })),
    })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal
const farewell = { text: 'Tschüss, Anna!', voice: 'alloy' } as const

test('the speaker is named by number and character, and the usual one not at all', async () => {
  for (const speaker of [undefined, 'older-man 2'] as const) {
    const clip = requestClip({ ...farewell, speaker }, never, 'low')
    requests.at(-1)?.answer()
    expect(await (await clip).text()).toBe('mp3')
  }
  expect(requests.map(({ body }) => body)).toEqual([
    farewell,
    { ...farewell, speaker: 2, character: 'older-man' },
  ])
  expect(requests.map(({ priority }) => priority)).toEqual(['low', 'low'])
})

test('clips of different speakers are kept apart, and those of the usual one as before', () => {
  expect(clipKey(farewell)).toBe('/clips/alloy/Tsch%C3%BCss%2C%20Anna!')
  expect(clipKey({ ...farewell, speaker: 'woman 1' })).toBe(clipKey(farewell))
  expect(clipKey({ ...farewell, speaker: 'man 1' })).toBe('/clips/alloy man 1/Tsch%C3%BCss%2C%20Anna!')
  expect(clipKey({ text: 'گل', voice: 'nova', id: 'blume' })).toBe('/clips/nova/%DA%AF%D9%84/blume')
})

test('who asks for a clip that is on its way waits for the same request', async () => {
  const [ahead, played] = [requestClip(farewell, never, 'low'), requestClip(farewell, never, 'auto')]
  const ofAli = requestClip({ ...farewell, speaker: 'man 1' }, never, 'auto')
  expect(requests).toHaveLength(2)
  for (const { answer } of requests) answer()
  expect(await ahead).toBe(await played)
  expect(await ofAli).not.toBe(await ahead)
  // It has arrived: the next one is a new request.
  const later = requestClip(farewell, never, 'auto')
  expect(requests).toHaveLength(3)
  requests.at(-1)?.answer()
  await later
})

test('a request goes on as long as somebody waits for it, and is aborted when all have left', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const left = requestClip(farewell, first.signal, 'low')
  const waiting = requestClip(farewell, second.signal, 'auto')
  first.abort()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  requests[0]?.answer()
  expect(await (await waiting).text()).toBe('mp3')
  await expect(left).rejects.toThrow('aborted')

  const third = new AbortController()
  const alone = requestClip(farewell, third.signal, 'low')
  third.abort()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true])
  await expect(alone).rejects.toThrow('aborted')
  // Who comes now does not get the aborted request.
  const next = requestClip(farewell, never, 'auto')
  requests.at(-1)?.answer()
  expect(await (await next).text()).toBe('mp3')
})
