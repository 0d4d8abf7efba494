import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { loadWebApp } from '../../src/http/web-app.ts'
import { hasDatabase } from '../test-database.ts'
import { createWorld, type World } from '../world.ts'
import { sendRaw } from './raw.ts'
import { elsewhere } from './script-payloads.ts'

const page = '<title>Pol</title>'
const secret = 'streng geheim'
const site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  mailServer: false,
  botCheck: null,
}
/** What lies where: only what is in `dist/` may be had, and of that neither what the server reads itself. */
const files = {
  'dist/index.html': page,
  'dist/preload.json': `{"/alphabet":["/assets/${secret}.js"]}`,
  'dist/sw.js': 'worker("%PAGE_REVISION%")',
  'dist/assets/index-1a2b.js': 'script()',
  'geheim.txt': secret,
  'package.json': `{"name":"${secret}"}`,
}

describe.runIf(hasDatabase)('an address that means something else', () => {
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
    if (!answer) throw new Error(`${target} gets no answer`)
    expect(answer.head).not.toMatch(/^location:/im)
    expect(`${answer.head}${answer.body}`).not.toContain(elsewhere)
    expect(answer.body).not.toMatch(/geheim|root:/)
    return answer
  }
  const isRefusal = (body: string, code: keyof typeof errors) =>
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
    `http://${elsewhere}/api/nirgends`,
    `http://${elsewhere}/API/session`,
    `http://${elsewhere}/api`,
    '/assets/gibt-es-nicht.js',
    '/Assets/index-1a2b.js',
    '/%61ssets/gibt-es-nicht.js',
    '/assets/index-1a2b.js%00',
  ])('%s is told not to be there', async (target) => {
    const { status, body } = await ask(target)
    expect(status).toBe(404)
    isRefusal(body, 'not-found')
  })

  test.each(['/%61pi/session', '/api/session?%ff', '/api/session#x', `http://${elsewhere}/api/session`])(
    '%s asks who is signed in, and gets no more than anybody',
    async (target) => {
      const { status, body } = await ask(target)
      expect(status).toBe(401)
      isRefusal(body, 'unauthenticated')
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
    `${elsewhere}/`,
    `http://${elsewhere}:99999/`,
    'http://[::1/',
    'http:///',
  ])('%j cannot be read', async (target) => {
    const { status, body } = await ask(target)
    expect(status).toBe(400)
    isRefusal(body, 'invalid-input')
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
    `//${elsewhere}/`,
    `//${elsewhere}/%2e%2e`,
    `/\\${elsewhere}`,
    `http://${elsewhere}`,
    `http://${elsewhere}/`,
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
  ])('%s is a screen of the page, which knows what to say', async (target) => {
    const { status, head, body } = await ask(target)
    expect(status).toBe(200)
    expect(head).toMatch(/^content-type: text\/html/im)
    expect(body).toContain(page)
  })

  test('nor does the way to the file itself lead there', async () => {
    for (const target of [`${folder}/geheim.txt`, `file://${folder}/geheim.txt`]) {
      expect((await ask(target)).body).toContain(page)
    }
    expect((await ask('/assets/..%252f..%252fgeheim.txt')).status).toBe(404)
  })

  test.each(['/sw.js?x', '/%73w.js', '/x/../sw.js', `http://${elsewhere}/sw.js`])(
    '%s is a file of the build',
    async (target) => {
      const { status, head, body } = await ask(target)
      expect(status).toBe(200)
      expect(head).toMatch(/^content-type: text\/javascript/im)
      expect(body).toMatch(/^worker\("[\w-]+"\)$/)
    },
  )

  test.each([elsewhere, `${elsewhere}:99999`, `pol.example.org@${elsewhere}`, 'a b', '<script>'])(
    'the host %s changes nothing',
    async (host) => {
      expect((await ask('/', host)).body).toContain(page)
      expect(JSON.parse((await ask('/api/health', host)).body)).toEqual({ status: 'ok' })
    },
  )
})
