import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'
import { sendSlowly, sendRaw } from './raw-http.ts'
import { attackerHost } from './script-payloads.ts'

const requestTimeoutMs = 2_000
const errorBody = (code: keyof typeof errors) => ({ error: errors[code].text, code })

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: pol.example.org', ...headers, '', ''].join('\r\n')
const close = 'Connection: close'
/** The names of the headers that every answer must have. */
const commonHeaders = [
  'content-security-policy',
  'permissions-policy',
  'strict-transport-security',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
]
const json = 'Content-Type: application/json'

describe.runIf(hasDatabase)('raw HTTP over a socket', () => {
  let world: World
  let port: number
  beforeAll(async () => {
    world = await createWorld({ requestTimeoutMs })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
  })
  afterAll(() => world.stop())

  test.each([
    ['to a request for the page', request('GET /', close), 404],
    ['to an operation', request('GET /api/health', close), 200],
    ['to a HEAD request', request('HEAD /api/health', close), 200],
    ['to an unknown path', request('GET /api/nirgends', close), 404],
    ['to a method that the path does not have', request('PUT /api/health', close), 404],
    ['to an unusual method', request('PROPFIND /api/health', close), 404],
    ['to a path that cannot be decoded', request('GET /api/%zz', close), 400],
    [
      'to a body of another content type',
      `${request('POST /api/sign-in', close, 'Content-Type: text/xml', 'Content-Length: 1')}a`,
      400,
    ],
    ['to a body that is too large', request('POST /api/sign-in', json, 'Content-Length: 70000'), 413],
    ['to headers that are too long', request('GET /api/health', `Cookie: ${'a'.repeat(40_000)}`), 431],
    ['to something that is not HTTP', 'GET\r\n\r\n', 400],
    ['to a request without a host', `GET /api/health HTTP/1.1\r\n${close}\r\n\r\n`, 400],
    ['to an unknown expectation', request('GET /api/health', 'Expect: a-miracle', close), 200],
    ['to a stranger who requests a stream', request('GET /api/realtime/device-lock', close), 401],
  ])('an answer %s has the common security headers', async (_, bytes, status) => {
    const [answer] = await sendRaw(port, bytes)
    expect(answer?.status).toBe(status)
    const names = (answer?.head ?? '').split('\r\n').map((line) => line.split(':', 1)[0]?.toLowerCase())
    expect(commonHeaders.filter((name) => names.filter((other) => other === name).length !== 1)).toEqual([])
  })

  test('headers that are too long get an error of the usual form', async () => {
    const [answer, ...more] = await sendRaw(port, request('GET /api/health', `Cookie: ${'a'.repeat(40_000)}`))
    expect(more).toEqual([])
    expect(answer?.status).toBe(431)
    expect(JSON.parse(answer?.body ?? '')).toEqual(errorBody('too-large'))
  })

  test('a body with a Content-Length over the limit is refused before any of it is sent', async () => {
    const head = request('POST /api/sign-in', json, `Content-Length: ${64 * 1024 + 1}`)
    const [answer] = await sendRaw(port, head)
    expect(answer?.status).toBe(413)
    expect(JSON.parse(answer?.body ?? '')).toEqual(errorBody('too-large'))
  })

  test('a body without a Content-Length is read up to the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const head = request('POST /api/sign-in', json, 'Transfer-Encoding: chunked')
    // The final chunk is missing: an answer proves that the server did not wait for it.
    const [answer] = await sendRaw(port, head, ...Array.from({ length: 6 }, () => chunk))
    expect(answer?.status).toBe(413)
    expect(JSON.parse(answer?.body ?? '')).toEqual(errorBody('too-large'))
  })

  test.each([
    ['the header', 'GET /api/health HTTP/1.1\r\nHost: pol.example.org\r\nX-Slow: '],
    ['the body', request('POST /api/sign-in', json, 'Content-Length: 60000')],
  ])('a client that sends %s byte by byte gets a timeout', async (_, first) => {
    const { answer, ms } = await sendSlowly(port, first, 100)
    expect(answer?.status).toBe(408)
    expect(JSON.parse(answer?.body ?? '')).toEqual(errorBody('unavailable'))
    expect(ms).toBeGreaterThan(requestTimeoutMs - 200)
  })

  describe('a smuggled request is not answered', () => {
    const hidden = request('GET /api/nirgends', close)
    test.each([
      ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
      [
        'the same, the other way round',
        ['Transfer-Encoding: chunked', 'Content-Length: 5'],
        `0\r\n\r\n${hidden}`,
      ],
      ['two different lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
      ['an unknown transfer encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
      [
        'two transfer encodings',
        ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
        `0\r\n\r\n${hidden}`,
      ],
      ['a space before the colon', ['Content-Length : 0'], hidden],
      ['a folded header', ['X: a', ' Content-Length: 0'], hidden],
      ['a negative length', ['Content-Length: -1'], hidden],
      ['a length with a sign', ['Content-Length: +0'], hidden],
      ['a chunk with an invalid size', ['Transfer-Encoding: chunked'], `0x0\r\n\r\n${hidden}`],
    ])('%s', async (_, headers, body) => {
      const answers = await sendRaw(port, request('POST /api/sign-in', json, ...headers) + body)
      expect(answers.map(({ status }) => status)).toEqual([400])
      expect(JSON.parse(answers[0]?.body ?? '')).toEqual(errorBody('invalid-input'))
    })
  })

  test('pipelined requests get their own answers, each for the caller of that request', async () => {
    const bahram = await world.signedIn('bahram')
    const signedIn = request('GET /api/session', `Authorization: Bearer ${bahram.token}`)
    const stranger = request('GET /api/session')
    const answers = await sendRaw(
      port,
      [...Array.from({ length: 10 }, () => signedIn + stranger), request('GET /api/health', close)].join(''),
    )
    const alternating = Array.from({ length: 10 }, () => [200, 401]).flat()
    expect(answers.map(({ status }) => status)).toEqual([...alternating, 200])
    expect(answers.filter(({ body }) => body.includes('bahram@')).length).toBe(10)
  })

  test.each([
    ['another host in the request target', request(`GET http://${attackerHost}/api/session`, close), 401],
    ['a proxy request', request(`CONNECT ${attackerHost}:443`, close), null],
    [
      'another protocol',
      request('GET /api/session', 'Upgrade: websocket', 'Connection: Upgrade, close'),
      401,
    ],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['a line break in the request target', 'GET /api/session\rX HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('%s has no effect', async (_, bytes, status) => {
    const answers = await sendRaw(port, bytes)
    expect(answers.map((answer) => answer.status)).toEqual(status === null ? [] : [status])
  })

  test('the links of mails lead to the product, regardless of the host in the request', async () => {
    const body = JSON.stringify({ email: 'clara@example.org' })
    const [answer] = await sendRaw(
      port,
      [
        'POST /api/reset-password HTTP/1.1',
        `Host: ${attackerHost}`,
        `X-Forwarded-Host: ${attackerHost}`,
        `Forwarded: host=${attackerHost}`,
        json,
        `Content-Length: ${body.length}`,
        close,
        '',
        body,
      ].join('\r\n'),
    )
    expect(answer?.status).toBe(200)
    const mail = await world.mailbox.waitForMail('clara@example.org')
    expect(mail.text).toContain('https://pol.example.org/auth#')
    expect(`${mail.text}${mail.html}`).not.toContain(attackerHost)
  })

  test('after all that the server still answers', async () => {
    const [answer] = await sendRaw(port, request('GET /api/health', close))
    expect(answer?.status).toBe(200)
  })
})
