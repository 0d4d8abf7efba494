import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { loadWebApp } from '../../src/http/web-app.ts'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'
import { sendRaw } from './raw-http.ts'
import { attackerHost } from './script-payloads.ts'

const page = '<title>Pol</title>'
const secret = 'streng geheim'
const site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  speechService: null,
  translationService: null,
  translator: { name: 'Pol', isWordByWord: true },
  mailServer: false,
  notifications: true,
  embeddedDatabase: true,
  botCheck: null,
  requiresPasskeys: false,
  poisonLine: null,
}
/** Files of the build, per language, that the server reads at its start. */
const templates = {
  'index.html': page,
  'preload.json': `{"/alphabet":["/assets/${secret}.js"]}`,
  'manifest.webmanifest': '{}',
  'sw.js': 'worker("%PAGE_REVISION%")',
}
/** Only files in `dist/` other than the templates may be served. */
const files = {
  ...Object.fromEntries(
    Object.entries(templates).flatMap(([name, text]) => [
      [`dist/${name}`, text],
      [`dist/fa/${name}`, text],
    ]),
  ),
  'dist/assets/index-1a2b.js': 'script()',
  'geheim.txt': secret,
  'package.json': `{"name":"${secret}"}`,
}

describe.runIf(hasDatabase)('an unusual request target', () => {
  let world: World
  let port: number
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pol-pages-'))
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    world = await createWorld({
      web: await loadWebApp(join(folder, 'dist'), { productName: 'Pol', publicUrl: 'https://x', site }),
    })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await world.stop()
    await rm(folder, { recursive: true })
  })

  const ask = async (target: string, host = 'pol.example.org') => {
    const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', '']
    const [answer, ...more] = await sendRaw(port, lines.join('\r\n'))
    expect(more).toEqual([])
    if (!answer) throw new Error(`No answer to ${target}`)
    expect(answer.head).not.toMatch(/^location:/im)
    expect(`${answer.head}${answer.body}`).not.toContain(attackerHost)
    expect(answer.body).not.toMatch(/geheim|root:/)
    return answer
  }
  const expectError = (body: string, code: keyof typeof errors) =>
    expect(JSON.parse(body)).toEqual({ error: errors[code].text, code })

  test.each([
    '/API/session',
    '/Api',
    '/api/',
    '/api?x',
    '/api#x',
    '/api//session',
    '//api/session',
    '/api/session/',
    '/api/session%2f',
    '/api/session%00',
    '/api/session;x',
    '/api%2fsession',
    '/%61pi',
    '/./api/session',
    '/assets/../api/session',
    '/%2e%2e/api/nirgends',
    '/api/constructor',
    '/api/__proto__/x',
    `http://${attackerHost}/api/nirgends`,
    `http://${attackerHost}/API/session`,
    `http://${attackerHost}/api`,
    '/assets/gibt-es-nicht.js',
    '/Assets/index-1a2b.js',
    '/%61ssets/gibt-es-nicht.js',
    '/assets/index-1a2b.js%00',
  ])('%s is not found', async (target) => {
    const { status, body } = await ask(target)
    expect(status).toBe(404)
    expectError(body, 'not-found')
  })

  test.each([
    ['/aufnehmen', 'recorder'],
    ['/aufnehmen/haus', 'recorder'],
    ['/Aufnehmen/haus', 'recorder'],
    ['/%61ufnehmen/haus?x', 'recorder'],
    ['/alphabet/../aufnehmen', 'recorder'],
    ['/kurs/1/7', 'own voice'],
    ['/pruefung/2/sprechen', 'own voice'],
    ['/kurs/32/7/', 'own voice'],
    ['/Kurs/9/%37?x', 'own voice'],
    ['/kurs/1/6/../7', 'own voice'],
    ['/', 'no'],
    ['/?/aufnehmen', 'no'],
    ['/aufnehmenx', 'no'],
    ['/x/aufnehmen', 'no'],
    ['/aufnehmen/../alphabet', 'no'],
    ['/meine-aufnahmen', 'no'],
    ['/assets/index-1a2b.js', 'no'],
    ['/api/health', 'no'],
    ['/api/../aufnehmenx', 'no'],
    ['/kurs', 'no'],
    ['/kurs/1', 'no'],
    ['/kurs/1/6', 'no'],
    ['/kurs/1/77', 'no'],
    ['/pruefung/1', 'no'],
    ['/pruefung/1/lesen', 'no'],
    ['/pruefung/3/sprechen', 'no'],
    ['/kurs/1/7/x', 'no'],
    ['/kurs/1/7/../6', 'no'],
    ['/kurs/1%2f7x', 'no'],
    ['/kurs/0/7', 'no'],
    ['/kurs/100/7', 'no'],
    ['/kurs/07/7', 'no'],
    ['/kurs/1/7%0a', 'no'],
    ['/x/kurs/1/7', 'no'],
    ['/kurs/1/6?/kurs/1/7', 'no'],
  ])('%s has the microphone of: %s', async (target, screen) => {
    const { head } = await ask(target)
    const mayRecord = screen !== 'no'
    expect(head.match(/^permissions-policy:/gim)).toHaveLength(1)
    expect(head.includes('microphone=(self)')).toBe(mayRecord)
    expect(head.includes('microphone=()')).toBe(!mayRecord)
    expect(head.includes("'wasm-unsafe-eval'")).toBe(screen === 'recorder')
  })

  test.each(['/%61pi/session', '/api/session?%ff', '/api/session#x', `http://${attackerHost}/api/session`])(
    '%s reads the session, and is refused without a token',
    async (target) => {
      const { status, body } = await ask(target)
      expect(status).toBe(401)
      expectError(body, 'unauthenticated')
    },
  )

  test.each([
    '/%ff%fe',
    '/%',
    '/%zz/api/session',
    '/assets/%ff',
    '/..%c0%afgeheim.txt',
    '/a\0b',
    '/ä',
    '?x',
    'javascript:alert(1)',
    `${attackerHost}/`,
    `http://${attackerHost}:99999/`,
    'http://[::1/',
    'http:///',
  ])('%j is rejected as invalid', async (target) => {
    const { status, body } = await ask(target)
    expect(status).toBe(400)
    expectError(body, 'invalid-input')
  })

  test.each([
    '/index.html',
    '/preload.json',
    '/alphabet.json',
    '/sw.js/',
    '/sw.js%3fx',
    '/?/api/session',
    '/#/api/session',
    '/api/../index.html',
    '/%00',
    '/.env',
    '/.git/config',
    '/__proto__',
    '//',
    `//${attackerHost}/`,
    `//${attackerHost}/%2e%2e`,
    `/\\${attackerHost}`,
    `http://${attackerHost}`,
    `http://${attackerHost}/`,
    '/../geheim.txt',
    '/../package.json',
    '/..%2fgeheim.txt',
    '/%2e%2e%2fgeheim.txt',
    '/..%5cgeheim.txt',
    '/..\\geheim.txt',
    '/....//geheim.txt',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fgeheim.txt',
    '/geheim.txt%00.html',
    '//geheim.txt',
    'file:///etc/passwd',
    '/../../../../../../../../etc/passwd',
  ])('%s gets the page and no other file', async (target) => {
    const { status, head, body } = await ask(target)
    expect([200, 404]).toContain(status)
    expect(head).toMatch(/^content-type: text\/html/im)
    expect(body).toContain(page)
  })

  test.each(['/metrics', '/.env', '/wp-login.php', '/geheim.txt'])(
    '%s, where no screen is, gets the page with 404',
    async (target) => {
      const { status, body } = await ask(target)
      expect([status, body.includes(page)]).toEqual([404, true])
    },
  )

  test('the absolute path of a file outside the folder does not return that file', async () => {
    for (const target of [`${folder}/geheim.txt`, `file://${folder}/geheim.txt`]) {
      expect((await ask(target)).body).toContain(page)
    }
    expect((await ask('/assets/..%252f..%252fgeheim.txt')).status).toBe(404)
  })

  test.each(['/sw.js?x', '/%73w.js', '/x/../sw.js', `http://${attackerHost}/sw.js`])(
    '%s gets a file of the build',
    async (target) => {
      const { status, head, body } = await ask(target)
      expect(status).toBe(200)
      expect(head).toMatch(/^content-type: text\/javascript/im)
      expect(body).toMatch(/^worker\("[\w-]+"\)$/)
    },
  )

  test.each([attackerHost, `${attackerHost}:99999`, `pol.example.org@${attackerHost}`, 'a b', '<script>'])(
    'the host %s changes nothing',
    async (host) => {
      expect((await ask('/', host)).body).toContain(page)
      expect(JSON.parse((await ask('/api/health', host)).body)).toEqual({ status: 'ok' })
    },
  )
})
