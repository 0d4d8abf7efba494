import type { Page } from '@playwright/test'
import { openSession } from '../support/clients.ts'
import {
  anotherDevice,
  deviceLock,
  expectSignedOut,
  notActive,
  signedInElsewhere,
  signInWithForm,
} from '../support/one-device.ts'
import { expect, test, toastTitled, tokenOf } from '../support/test.ts'
import { type Person, firstAdministrator } from '../support/people.ts'
import { startOwnServer } from '../support/own-server.ts'

let bahram: Person
test.beforeEach(({ person }) => {
  bahram = person
})

/** Expects that the session is still valid after a reload, and that the event stream is open again. */
async function expectSignedIn(page: Page): Promise<void> {
  const listening = page.waitForResponse(`**${deviceLock}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(0)
  expect((await listening).status()).toBe(200)
}

test('a sign-in on a second device shows a message on the first one', async ({ page: phone, browser }) => {
  await signInWithForm(phone, bahram)
  const laptop = await anotherDevice(browser)
  await signInWithForm(laptop, bahram)
  await expectSignedOut(phone, signedInElsewhere)
  await expectSignedIn(laptop)

  await signInWithForm(phone, bahram)
  await expectSignedOut(laptop, signedInElsewhere)
  await expectSignedIn(phone)
  await laptop.context().close()
})

test.describe('a screen', () => {
  test.use({ role: 'admin' })

  for (const path of ['/dictionary', '/admin'])
    test(`${path} is closed at once, too`, async ({ page: phone, person }) => {
      await signInWithForm(phone, person)
      // The page has been replaced here, so the next stream is that of the new page.
      await phone.goto(path, { waitUntil: 'commit' })
      const listening = phone.waitForResponse(`**${deviceLock}`)
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
      await listening
      await openSession(person)
      await expectSignedOut(phone, signedInElsewhere)
      await phone.goBack()
      await expect(phone).toHaveURL('/auth')
    })
})

test.describe('a device that was not connected', () => {
  test.use({
    expectedNoise: [
      'net::ERR_INTERNET_DISCONNECTED',
      'status of 401',
      'The learner’s figures could not be calculated',
    ],
  })

  test('shows the message when its network is back', async ({ page: phone, context }) => {
    await signInWithForm(phone, bahram)
    await context.setOffline(true)
    await openSession(bahram)
    await expect(phone.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await context.setOffline(false)
    await expectSignedOut(phone, notActive)
  })

  test('shows the message when its tab comes to the foreground', async ({ page: phone }) => {
    await signInWithForm(phone, bahram)
    const hangsUp = phone.waitForEvent('requestfailed', (request) => request.url().endsWith(deviceLock))
    await setHidden(phone, true)
    await hangsUp
    await openSession(bahram)
    await setHidden(phone, false)
    await expectSignedOut(phone, notActive)
  })
})

test('the tabs of one browser are one device, which may sign in again', async ({
  page: firstTab,
  context,
}) => {
  await signInWithForm(firstTab, bahram)
  const secondTab = await context.newPage()
  await signInWithForm(secondTab, bahram)
  await expectSignedIn(firstTab)
  await openSession(bahram)
  await expectSignedOut(firstTab, signedInElsewhere)
  await expectSignedOut(secondTab, signedInElsewhere)
})

test.describe('a forged device id', () => {
  // The event contains the page's own device id. So the page reads the session, which the server refuses.
  test.use({ expectedNoise: ['status of 401'] })

  test('counts as another device, and the page shows the message', async ({ page: phone }) => {
    await signInWithForm(phone, bahram)
    const claimed = await phone.evaluate(() => localStorage.getItem('pl_device_id') ?? '')
    await openSession(bahram, claimed)
    await expectSignedOut(phone, signedInElsewhere)
  })
})

test.describe('a bad connection', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 502', 'status of 503', 'net::ERR_FAILED'] })

  test('an event with the page’s own device does not sign the user out', async ({ page, openSignedIn }) => {
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
    await openSignedIn('/', bahram)
    await expect.poll(() => tries).toBeGreaterThan(1)
    await page.unrouteAll({ behavior: 'wait' })
    await expectSignedIn(page)
  })

  test('a silent stream is given up after 45 seconds', async ({ page, openSignedIn }) => {
    await page.clock.install()
    await openSignedIn('/', bahram)
    const isStream = (url: string) => url.endsWith(deviceLock)
    await page.waitForResponse((response) => isStream(response.url()))
    const givenUp = page.waitForEvent('requestfailed', (request) => isStream(request.url()))
    await page.clock.fastForward(44_000)
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await page.clock.fastForward(2_000)
    await givenUp
    await page.waitForResponse((response) => isStream(response.url()) && response.ok())
  })
})

test('a restart of the server does not sign the user out', async ({ browser }) => {
  // The server starts twice, and the page reconnects with increasing delays.
  test.slow()
  const server = await startOwnServer()
  const phone = await anotherDevice(browser)
  try {
    await signInWithForm(phone, firstAdministrator, server.url)
    const token = await tokenOf(phone)
    await server.end()
    await server.startAgain()
    await phone.waitForResponse((response) => response.url().endsWith(deviceLock) && response.ok())
    await expect(phone.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    expect(await tokenOf(phone)).toBe(token)

    const laptop = await anotherDevice(browser)
    await signInWithForm(laptop, firstAdministrator, server.url)
    await expectSignedOut(phone, signedInElsewhere)
    await laptop.context().close()
  } finally {
    await phone.context().close()
    await server.stop()
  }
})

function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
