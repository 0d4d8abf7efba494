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

/** A line to a server that gives one answer, and what was sent over it. */
function lineTo(answer: () => Response | Promise<Response>, token: string | null = null) {
  const sent: { path: string; init: RequestInit }[] = []
  const call = createClient({
    fetch: async (path, init) => {
      sent.push({ path, init })
      return answer()
    },
    token: () => token,
  })
  return { call, sent: () => sent[0] ?? { path: 'nothing was sent', init: {} } }
}
const fine = () => Response.json({ words: ['Brot'] })

describe('what a call sends', () => {
  test('a reading call has its input in path and query', async () => {
    const { call, sent } = lineTo(fine)
    await expect(call(list, { lesson: 'a1', search: 'Brot', page: 2 })).resolves.toEqual({ words: ['Brot'] })
    expect(sent().path).toBe('/api/lessons/a1/words?search=Brot&page=2')
    expect(sent().init).toEqual({ method: 'GET', headers: {} })
  })

  test('a call whose input stands in the path has no query', async () => {
    const { call, sent } = lineTo(fine)
    await call(list, { lesson: 'a1' })
    expect(sent().path).toBe('/api/lessons/a1/words')
  })

  test('nothing that is typed can change the address', async () => {
    const { call, sent } = lineTo(fine)
    await call(list, { lesson: '../a/b?c#d', search: 'نان & Käse?#' })
    const { pathname, searchParams, hash } = new URL(sent().path, 'http://pol.example.org')
    expect(pathname).toBe('/api/lessons/..%2Fa%2Fb%3Fc%23d/words')
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'نان & Käse?#' })
    expect(hash).toBe('')
  })

  test('a changing call has the rest of its input as a JSON body', async () => {
    const { call, sent } = lineTo(fine)
    await call(rename, { lesson: 'a1', id: '7', german: 'Brötchen' })
    expect(sent().path).toBe('/api/lessons/a1/words/7')
    expect(sent().init).toEqual({
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"german":"Brötchen"}',
    })
  })

  test('a call without a rest has an empty JSON body', async () => {
    const { call, sent } = lineTo(fine)
    await call(remove, { lesson: 'a1', id: '7' })
    expect(sent().init).toMatchObject({ method: 'DELETE', body: '{}' })
  })

  test('the input of the caller stays as it was', async () => {
    const input = { lesson: 'a1', id: '7', german: 'Brot' }
    await lineTo(fine).call(rename, input)
    expect(input).toEqual({ lesson: 'a1', id: '7', german: 'Brot' })
  })

  test('who is signed in sends the bearer token, nobody else does', async () => {
    const [clara, stranger] = [lineTo(fine, 'claras-token'), lineTo(fine)]
    await clara.call(list, { lesson: 'a1' })
    await stranger.call(list, { lesson: 'a1' })
    expect(clara.sent().init.headers).toEqual({ authorization: 'Bearer claras-token' })
    expect(stranger.sent().init.headers).toEqual({})
  })

  test('the token is the one of the moment', async () => {
    let token: string | null = 'first'
    const seen: unknown[] = []
    const call = createClient({
      fetch: async (_, { headers }) => {
        seen.push(headers)
        return fine()
      },
      token: () => token,
    })
    for (token of ['first', 'second', null]) await call(list, { lesson: 'a1' })
    expect(seen).toEqual([{ authorization: 'Bearer first' }, { authorization: 'Bearer second' }, {}])
  })
})

describe('what can go wrong', () => {
  const failureOf = async (answer: () => Response | Promise<Response>) =>
    lineTo(answer)
      .call(list, { lesson: 'a1' })
      .then(
        () => expect.unreachable('The call succeeded'),
        (error: unknown) => error,
      )

  test.each(Object.entries(errors) as [ErrorCode, { status: number; text: string }][])(
    'the failure %s arrives with code, status and text',
    async (code, { status, text }) => {
      const failure = await failureOf(() => Response.json({ error: text, code }, { status }))
      expect(failure).toBeInstanceOf(CallError)
      expect(failure).toMatchObject({ name: 'CallError', code, status, message: text })
    },
  )

  test.each([
    ['a page of a proxy', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['a page instead of an answer', () => new Response('<!doctype html><title>Hotel</title>')],
    ['an empty answer', () => new Response(null, { status: 204 })],
    ['half an answer', () => new Response('{"words": ["Br')],
    ['JSON of somebody else', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['null', () => Response.json(null, { status: 500 })],
    ['a network that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is a failure of the connection', async (_, answer) => {
    const failure = await failureOf(answer)
    expect(failure).toBeInstanceOf(ConnectionError)
    expect(failure).toMatchObject({ name: 'ConnectionError' })
  })

  test.each([undefined, 'teapot', 'toString'])(
    'words with the code %s are shown all the same',
    async (code) => {
      const failure = await failureOf(() =>
        Response.json({ error: 'Wartung bis 12 Uhr', code }, { status: 500 }),
      )
      expect(failure).toBeInstanceOf(CallError)
      expect(failure).toMatchObject({ code: 'internal', status: 500, message: 'Wartung bis 12 Uhr' })
    },
  )

  test('the cause of a missing connection is kept', async () => {
    const cause = new TypeError('Failed to fetch')
    expect(await failureOf(() => Promise.reject(cause))).toMatchObject({ cause })
  })
})

describe('a call that is given up', () => {
  const untilGivenUp = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('The line was cut', 'AbortError'))),
    )

  test('ends with the reason of the one who gave it up', async () => {
    const controller = new AbortController()
    const call = createClient({ fetch: untilGivenUp, token: () => null })
    const answer = call(list, { lesson: 'a1' }, { signal: controller.signal })
    const reason = new Error('Clara left the screen')
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  test('is no failure of the connection when no reason is given', async () => {
    const controller = new AbortController()
    const call = createClient({ fetch: untilGivenUp, token: () => null })
    const answer = call(list, { lesson: 'a1' }, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
