import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CallError, ConnectionError, createClient } from './client.ts'
import { errors, type ErrorCode } from './errors.ts'
import { operation } from './operation.ts'

const list = operation({
  name: 'list',
  summary: 'Lists words',
  method: 'GET',
  path: '/api/lessons/:lesson/words',
  access: 'anyone',
  input: v.object({ lesson: v.string(), search: v.optional(v.string()), page: v.optional(v.number()) }),
  output: v.object({ words: v.array(v.string()) }),
  errors: [],
})
const rename = operation({
  name: 'rename',
  summary: 'Renames a word',
  method: 'PATCH',
  path: '/api/lessons/:lesson/words/:id',
  access: 'session',
  input: v.object({ lesson: v.string(), id: v.string(), german: v.string() }),
  output: v.object({}),
  errors: ['not-found'],
})
const remove = operation({
  ...rename,
  method: 'DELETE',
  input: v.object({ lesson: v.string(), id: v.string() }),
})

/** A client whose server always gives the same response; it records what was sent. */
function clientWith(respond: () => Response | Promise<Response>, token: string | null = null) {
  const sent: { path: string; init: RequestInit }[] = []
  const call = createClient({
    fetch: async (path, init) => {
      sent.push({ path, init })
      return respond()
    },
    token: () => token,
  })
  return { call, sent: () => sent[0] ?? { path: 'nothing was sent', init: {} } }
}
const success = () => Response.json({ words: ['Brot'] })

describe('a request', () => {
  test('a GET request carries its input in path and query', async () => {
    const { call, sent } = clientWith(success)
    await expect(call(list, { lesson: 'a1', search: 'Brot', page: 2 })).resolves.toEqual({ words: ['Brot'] })
    expect(sent().path).toBe('/api/lessons/a1/words?search=Brot&page=2')
    expect(sent().init).toEqual({ method: 'GET', headers: {} })
  })

  test('a request whose whole input is in the path has no query', async () => {
    const { call, sent } = clientWith(success)
    await call(list, { lesson: 'a1' })
    expect(sent().path).toBe('/api/lessons/a1/words')
  })

  test('user input is encoded and cannot change the address', async () => {
    const { call, sent } = clientWith(success)
    await call(list, { lesson: '../a/b?c#d', search: 'نان & Käse?#' })
    const { pathname, searchParams, hash } = new URL(sent().path, 'http://pol.example.org')
    expect(pathname).toBe('/api/lessons/..%2Fa%2Fb%3Fc%23d/words')
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'نان & Käse?#' })
    expect(hash).toBe('')
  })

  test('a PATCH request carries the rest of its input as a JSON body', async () => {
    const { call, sent } = clientWith(success)
    await call(rename, { lesson: 'a1', id: '7', german: 'Brötchen' })
    expect(sent().path).toBe('/api/lessons/a1/words/7')
    expect(sent().init).toEqual({
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"german":"Brötchen"}',
    })
  })

  test('a request whose whole input is in the path has an empty JSON body', async () => {
    const { call, sent } = clientWith(success)
    await call(remove, { lesson: 'a1', id: '7' })
    expect(sent().init).toMatchObject({ method: 'DELETE', body: '{}' })
  })

  test("the caller's input object is not modified", async () => {
    const input = { lesson: 'a1', id: '7', german: 'Brot' }
    await clientWith(success).call(rename, input)
    expect(input).toEqual({ lesson: 'a1', id: '7', german: 'Brot' })
  })

  test('a signed-in user sends the bearer token, a signed-out user sends none', async () => {
    const [clara, stranger] = [clientWith(success, 'claras-token'), clientWith(success)]
    await clara.call(list, { lesson: 'a1' })
    await stranger.call(list, { lesson: 'a1' })
    expect(clara.sent().init.headers).toEqual({ authorization: 'Bearer claras-token' })
    expect(stranger.sent().init.headers).toEqual({})
  })

  test('each call sends the current token', async () => {
    let token: string | null = 'first'
    const seen: unknown[] = []
    const call = createClient({
      fetch: async (_, { headers }) => {
        seen.push(headers)
        return success()
      },
      token: () => token,
    })
    for (token of ['first', 'second', null]) await call(list, { lesson: 'a1' })
    expect(seen).toEqual([{ authorization: 'Bearer first' }, { authorization: 'Bearer second' }, {}])
  })
})

describe('a page of a list', () => {
  const paged = operation({ ...list, isPaged: true })

  test('has the total number of rows; undefined input is not sent', async () => {
    const { call, sent } = clientWith(() =>
      Response.json({ words: ['Brot'] }, { headers: { 'x-total-count': '61' } }),
    )
    const page = { body: { words: ['Brot'] }, total: 61 }
    await expect(call(paged, { lesson: 'a1', search: undefined })).resolves.toEqual(page)
    expect(sent().path).toBe('/api/lessons/a1/words')
  })

  test('without the total count is a connection error', async () => {
    await expect(clientWith(success).call(paged, { lesson: 'a1' })).rejects.toBeInstanceOf(ConnectionError)
  })
})

describe('a failed call', () => {
  const errorOf = async (respond: () => Response | Promise<Response>) =>
    clientWith(respond)
      .call(list, { lesson: 'a1' })
      .then(
        () => expect.unreachable('The call succeeded'),
        (error: unknown) => error,
      )

  test.each(Object.entries(errors) as [ErrorCode, { status: number; text: string }][])(
    'the error %s arrives with code, status and text',
    async (code, { status, text }) => {
      const error = await errorOf(() => Response.json({ error: text, code }, { status }))
      expect(error).toBeInstanceOf(CallError)
      expect(error).toMatchObject({ name: 'CallError', code, status, message: text })
    },
  )

  test.each([
    ['an error page of a proxy', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['a web page instead of JSON', () => new Response('<!doctype html><title>Hotel</title>')],
    ['an empty response', () => new Response(null, { status: 204 })],
    ['a truncated response', () => new Response('{"words": ["Br')],
    ['JSON of another server', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['null', () => Response.json(null, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is a connection error', async (_, respond) => {
    const error = await errorOf(respond)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ name: 'ConnectionError' })
  })

  test.each([
    { code: undefined, known: 'internal' },
    { code: 418, known: 'internal' },
    { code: 'teapot', known: 'teapot' },
  ])('the text of an error with the unknown code $code is kept', async ({ code, known }) => {
    const error = await errorOf(() => Response.json({ error: 'Wartung bis 12 Uhr', code }, { status: 500 }))
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: known, status: 500, message: 'Wartung bis 12 Uhr' })
  })

  test('a connection error keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch')
    expect(await errorOf(() => Promise.reject(cause))).toMatchObject({ cause })
  })
})

describe('an aborted call', () => {
  const untilAborted = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () =>
        reject(new DOMException('The request was aborted', 'AbortError')),
      ),
    )

  test("rejects with the caller's reason", async () => {
    const controller = new AbortController()
    const call = createClient({ fetch: untilAborted, token: () => null })
    const answer = call(list, { lesson: 'a1' }, { signal: controller.signal })
    const reason = new Error('Clara left the screen')
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  test('without a reason rejects with AbortError, not with a connection error', async () => {
    const controller = new AbortController()
    const call = createClient({ fetch: untilAborted, token: () => null })
    const answer = call(list, { lesson: 'a1' }, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
