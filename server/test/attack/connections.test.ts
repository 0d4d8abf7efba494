import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'
import { dribble, sendRaw } from './raw.ts'
import { elsewhere } from './script-payloads.ts'

const longestRequestMs = 2_000
const refusal = (code: keyof typeof errors) => ({ error: errors[code].text, code })

const ask = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: pol.example.org', ...headers, '', ''].join('\r\n')
const last = 'Connection: close'
const json = 'Content-Type: application/json'

describe.runIf(hasDatabase)('what reaches the server by the byte', () => {
  let world: World
  let port: number
  beforeAll(async () => {
    world = await createWorld({ longestRequestMs })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
  })
  afterAll(() => world.stop())

  test('headers without end are refused in the form of every failure', async () => {
    const [answer, ...more] = await sendRaw(port, ask('GET /api/health', `Cookie: ${'a'.repeat(40_000)}`))
    expect(more).toEqual([])
    expect(answer?.status).toBe(431)
    expect(JSON.parse(answer?.body ?? '')).toEqual(refusal('too-large'))
  })

  test('a body that says it is too large is refused before any of it is there', async () => {
    const head = ask('POST /api/sign-in', json, `Content-Length: ${64 * 1024 + 1}`)
    const [answer] = await sendRaw(port, head)
    expect(answer?.status).toBe(413)
    expect(JSON.parse(answer?.body ?? '')).toEqual(refusal('too-large'))
  })

  test('a body that does not say how large it is, is read up to the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const head = ask('POST /api/sign-in', json, 'Transfer-Encoding: chunked')
    // No end is sent: who answers has not waited for it.
    const [answer] = await sendRaw(port, head, ...Array.from({ length: 6 }, () => chunk))
    expect(answer?.status).toBe(413)
    expect(JSON.parse(answer?.body ?? '')).toEqual(refusal('too-large'))
  })

  test.each([
    ['the header', 'GET /api/health HTTP/1.1\r\nHost: pol.example.org\r\nX-Slow: '],
    ['the body', ask('POST /api/sign-in', json, 'Content-Length: 60000')],
  ])('who dribbles %s is cut off in time', async (_, first) => {
    const { answer, ms } = await dribble(port, first, 100)
    expect(answer?.status).toBe(408)
    expect(JSON.parse(answer?.body ?? '')).toEqual(refusal('unavailable'))
    expect(ms).toBeGreaterThan(longestRequestMs - 200)
    // The server looks every tenth of the time; the rest is for a busy machine.
    expect(ms).toBeLessThan(longestRequestMs * 2.5)
  })

  describe('a request hidden in another is not answered', () => {
    const hidden = ask('GET /api/nirgends', last)
    test.each([
      [
        'two lengths, one in chunks',
        ['Content-Length: 5', 'Transfer-Encoding: chunked'],
        `0\r\n\r\n${hidden}`,
      ],
      [
        'the same, the other way round',
        ['Transfer-Encoding: chunked', 'Content-Length: 5'],
        `0\r\n\r\n${hidden}`,
      ],
      ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
      ['an encoding that nobody knows', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
      [
        'an encoding named twice',
        ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
        `0\r\n\r\n${hidden}`,
      ],
      ['a space before the colon', ['Content-Length : 0'], hidden],
      ['a header of two lines', ['X: a', ' Content-Length: 0'], hidden],
      ['a length below nothing', ['Content-Length: -1'], hidden],
      ['a length with a sign', ['Content-Length: +0'], hidden],
      ['a chunk with a wrong size', ['Transfer-Encoding: chunked'], `0x0\r\n\r\n${hidden}`],
    ])('%s', async (_, headers, body) => {
      const answers = await sendRaw(port, ask('POST /api/sign-in', json, ...headers) + body)
      expect(answers.map(({ status }) => status)).toEqual([400])
      expect(JSON.parse(answers[0]?.body ?? '')).toEqual(refusal('invalid-input'))
    })
  })

  test('of requests in one go each gets its own answer, by who asks for it', async () => {
    const bahram = world.device()
    await bahram.signIn('bahram')
    const signedIn = ask('GET /api/session', `Authorization: Bearer ${bahram.token}`)
    const stranger = ask('GET /api/session')
    const answers = await sendRaw(
      port,
      [...Array.from({ length: 10 }, () => signedIn + stranger), ask('GET /api/health', last)].join(''),
    )
    const inTurns = Array.from({ length: 10 }, () => [200, 401]).flat()
    expect(answers.map(({ status }) => status)).toEqual([...inTurns, 200])
    expect(answers.filter(({ body }) => body.includes('bahram@')).length).toBe(10)
  })

  test.each([
    ['another host in the address', ask(`GET http://${elsewhere}/api/session`, last), 401],
    ['a way through', ask(`CONNECT ${elsewhere}:443`, last), null],
    ['another protocol', ask('GET /api/session', 'Upgrade: websocket', 'Connection: Upgrade, close'), 401],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['nothing but noise', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['a line break in an address', 'GET /api/session\rX HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('%s leads nowhere', async (_, bytes, status) => {
    const answers = await sendRaw(port, bytes)
    expect(answers.map((answer) => answer.status)).toEqual(status === null ? [] : [status])
  })

  test('the links of mails lead to the product, whatever host the request names', async () => {
    const body = JSON.stringify({ email: 'clara@example.org' })
    const [answer] = await sendRaw(
      port,
      [
        'POST /api/reset-password HTTP/1.1',
        `Host: ${elsewhere}`,
        `X-Forwarded-Host: ${elsewhere}`,
        `Forwarded: host=${elsewhere}`,
        json,
        `Content-Length: ${body.length}`,
        last,
        '',
        body,
      ].join('\r\n'),
    )
    expect(answer?.status).toBe(200)
    const mail = await world.mailbox.mailTo('clara@example.org')
    expect(mail.text).toContain('https://pol.example.org/auth#')
    expect(`${mail.text}${mail.html}`).not.toContain(elsewhere)
  })

  test('afterwards the server answers as before', async () => {
    const [answer] = await sendRaw(port, ask('GET /api/health', last))
    expect(answer?.status).toBe(200)
  })
})
