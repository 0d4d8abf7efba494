import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { createUser } from '@pol/contract/administration'
import { clientWith, openSession } from '../support/clients.ts'
import { administrator, newcomer, type Person } from '../support/people.ts'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

/** Both texts of the specification, section 8 (device conflict). */
const elsewhere =
  'Du wurdest auf diesem Gerät abgemeldet, weil du dich auf einem anderen Gerät angemeldet hast.'
const notActive = 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.'
const deviceLock = '/api/realtime/device-lock'

const bahram = newcomer('Bahram')

test.beforeAll(async () => {
  const { token } = await openSession(administrator)
  const { email, username, password } = bahram
  await clientWith(token)(createUser, { email, username, password })
})

/** A browser of its own: another device. */
async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** Signs in by the form, and waits until the server listens for this page. */
async function signIn(page: Page, person: Person = bahram, origin = ''): Promise<void> {
  await page.goto(`${origin}/auth`)
  const listening = page.waitForResponse(`**${deviceLock}`)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(`${origin}/`)
  expect((await listening).status()).toBe(200)
}

/** The page is told once, with this text, and shows the sign-in. */
async function expectSignedOut(page: Page, text: string, withinMs = 5_000): Promise<void> {
  await expect(toastTitled(page, 'Abgemeldet')).toBeVisible({ timeout: withinMs })
  await expectToast(page, 'Abgemeldet', text)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: 'Fehler' })).toHaveCount(0)
  await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(1)
  expect(await tokenOf(page)).toBeNull()
}

/** The session holds, as the server says when the page is loaded anew, and it is listened for again. */
async function expectSignedIn(page: Page): Promise<void> {
  const listening = page.waitForResponse(`**${deviceLock}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(0)
  expect((await listening).status()).toBe(200)
}

test('whoever signs in on a second device is told so on the first one within a second', async ({
  page: phone,
  browser,
}) => {
  await signIn(phone)
  const laptop = await anotherDevice(browser)
  await signIn(laptop)
  await expectSignedOut(phone, elsewhere, 1_000)
  await expectSignedIn(laptop)

  await signIn(phone)
  await expectSignedOut(laptop, elsewhere, 1_000)
  await expectSignedIn(phone)
  await laptop.context().close()
})

for (const { path, person } of [
  { path: '/dictionary', person: bahram },
  { path: '/admin', person: administrator },
]) {
  test(`${path} is left at once, too`, async ({ page: phone }) => {
    await signIn(phone, person)
    // Not the stream of the page before.
    await phone.goto(path, { waitUntil: 'commit' })
    const listening = phone.waitForResponse(`**${deviceLock}`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await listening
    await openSession(person)
    await expectSignedOut(phone, elsewhere)
    await phone.goBack()
    await expect(phone).toHaveURL('/auth')
  })
}

test.describe('a device that was away meanwhile', () => {
  test.use({ expectedNoise: /net::ERR_INTERNET_DISCONNECTED|status of 401/ })

  test('asleep without a network: it is told when it wakes up', async ({ page: phone, context }) => {
    await signIn(phone)
    await context.setOffline(true)
    await openSession(bahram)
    await expect(phone.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await context.setOffline(false)
    await expectSignedOut(phone, notActive, 2_000)
  })

  test('in the background: it is told when somebody looks at it', async ({ page: phone }) => {
    await signIn(phone)
    const hangsUp = phone.waitForEvent('requestfailed', (request) => request.url().endsWith(deviceLock))
    await setHidden(phone, true)
    await hangsUp
    await openSession(bahram)
    await setHidden(phone, false)
    await expectSignedOut(phone, notActive, 2_000)
  })
})

test('the tabs of one browser are one device, which stays when it signs in again', async ({
  page: firstTab,
  context,
}) => {
  await signIn(firstTab)
  const secondTab = await context.newPage()
  await signIn(secondTab)
  await expectSignedIn(firstTab)
  await openSession(bahram)
  await expectSignedOut(firstTab, elsewhere, 1_000)
  await expectSignedOut(secondTab, elsewhere, 1_000)
})

test.describe('a bad line', () => {
  test.use({ expectedNoise: /status of (?:401|502|503)|net::ERR_FAILED/ })
  const html = { contentType: 'text/html', body: '<h1>Guten Tag</h1>' }

  for (const { title, answer } of [
    { title: 'no answer at all', answer: null },
    { title: 'a proxy that answers 502', answer: { status: 502, ...html } },
    { title: 'a proxy that wants a password', answer: { status: 401, ...html } },
    { title: 'a proxy with a page of its own', answer: { status: 200, ...html } },
    { title: 'a foreign refusal', answer: { status: 401, json: { error: 'Unauthorized' } } },
    {
      title: 'a server without its database',
      answer: { status: 503, json: { error: 'x', code: 'unavailable' } },
    },
    {
      title: 'a stream that breaks off in the middle',
      answer: { contentType: 'text/event-stream', body: ': open\n\nevent: force_log' },
    },
  ]) {
    test(`${title} signs nobody out, and is tried again`, async ({ page, enter }) => {
      let tries = 0
      await page.route(`**${deviceLock}`, (route) => {
        tries += 1
        return answer ? route.fulfill(answer) : route.abort()
      })
      await enter('/', bahram)
      await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1)
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      await page.unroute(`**${deviceLock}`)
      await page.waitForResponse((response) => response.url().endsWith(deviceLock) && response.ok())
      await openSession(bahram)
      await expectSignedOut(page, elsewhere, 1_000)
    })
  }

  test('its own device in the news moves nobody', async ({ page, enter }) => {
    let tries = 0
    await page.route(`**${deviceLock}`, async (route) => {
      tries += 1
      const actor = await page.evaluate(() => localStorage.getItem('pl_device_id'))
      const data = JSON.stringify({ actor, at: new Date().toISOString() })
      await route.fulfill({
        contentType: 'text/event-stream',
        body: `event: force_logout\ndata: ${data}\n\n`,
      })
    })
    await enter('/', bahram)
    await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1)
    await page.unroute(`**${deviceLock}`)
    await expectSignedIn(page)
  })

  test('a line that has gone silent is given up after 45 seconds', async ({ page, enter }) => {
    await page.clock.install()
    await enter('/', bahram)
    const isLine = (url: string) => url.endsWith(deviceLock)
    await page.waitForResponse((response) => isLine(response.url()))
    const givenUp = page.waitForEvent('requestfailed', (request) => isLine(request.url()))
    await page.clock.fastForward(44_000)
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await page.clock.fastForward(2_000)
    await givenUp
    await page.waitForResponse((response) => isLine(response.url()) && response.ok())
  })
})

test('a server that restarts signs nobody out', async ({ browser }) => {
  // A server starts twice, and the page waits longer from try to try.
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'pol-restart-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let server = await startServer(port, folder)
  const phone = await anotherDevice(browser)
  try {
    await signIn(phone, administrator, origin)
    const token = await tokenOf(phone)
    const begin = performance.now()
    await stop(server)
    expect(performance.now() - begin).toBeLessThan(4_500)
    server = await startServer(port, folder)
    await phone.waitForResponse((response) => response.url().endsWith(deviceLock) && response.ok())
    await expect(phone.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    expect(await tokenOf(phone)).toBe(token)

    const laptop = await anotherDevice(browser)
    await signIn(laptop, administrator, origin)
    await expectSignedOut(phone, elsewhere, 1_000)
    await laptop.context().close()
  } finally {
    await phone.context().close()
    await stop(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  return port
}

async function startServer(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  const isReady = () =>
    fetch(`http://localhost:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}
