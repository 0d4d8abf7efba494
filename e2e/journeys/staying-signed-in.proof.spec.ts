import type { BrowserContext, Page } from '@playwright/test'
import { openSession } from '../support/clients.ts'
import { deviceLock, signedInElsewhere } from '../support/one-device.ts'
import { type Person } from '../support/people.ts'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

const box = 'Auf diesem Gerät angemeldet bleiben'

let farid: Person
test.beforeEach(({ person }) => {
  farid = person
})

/** Signs a person in on this page, by default Farid with the box checked. */
async function signIn(
  page: Page,
  { stays = true, person = farid }: { stays?: boolean; person?: Person } = {},
): Promise<void> {
  await page.goto('/auth')
  await expect(page.getByRole('checkbox', { name: box })).not.toBeChecked()
  if (stays) await page.getByRole('checkbox', { name: box }).check()
  await submitSignIn(page, person)
  await expectHome(page)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
}

/** Closes the tab and opens another one, which has no session storage. */
async function reopen(page: Page, path = '/'): Promise<Page> {
  const context = page.context()
  const next = await context.newPage()
  await page.close()
  await next.goto(path)
  return next
}

/** @returns the stored flag, and whether each stored private key can be exported. */
function keptBy(page: Page) {
  return page.evaluate(async () => {
    const flag = localStorage.getItem('pl_stay_signed_in')
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('pl_device_key')) return { flag, entries: [] }
    const opening = indexedDB.open('pl_device_key')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('kept').objectStore('kept').getAll()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    const exported = (key: CryptoKey) =>
      crypto.subtle.exportKey('jwk', key).then(
        () => 'exported',
        () => 'refused',
      )
    const entries = (reading.result as { privateKey: CryptoKey }[]).map(({ privateKey }) => privateKey)
    return { flag, entries: await Promise.all(entries.map(exported)) }
  })
}

const nothing = { flag: null, entries: [] }

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}

test('with the box checked Farid is signed in when he opens the app again; the key cannot be exported', async ({
  page,
}) => {
  await signIn(page)
  const first = await tokenOf(page)
  expect(await keptBy(page)).toEqual({ flag: 'true', entries: ['refused'] })
  const next = await reopen(page)
  await expectHome(next)
  expect(await tokenOf(next)).not.toBe(first)
  const third = await reopen(next, '/auth')
  await expect(third).toHaveURL('/')
  await expectHome(third)
  await expect(toastTitled(third, 'Abgemeldet')).toHaveCount(0)
})

test('without the box he is not, and the browser keeps neither key nor session', async ({ page }) => {
  await signIn(page, { stays: false })
  expect(await keptBy(page)).toEqual(nothing)
  const next = await reopen(page)
  await expectSignIn(next)
  const databases = await next.evaluate(async () => indexedDB.databases())
  expect(databases.map(({ name }) => name)).not.toContain('pl_device_key')
})

test('the box stands on the tab Benutzer only', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Administrator' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('signing out ends it', async ({ page }) => {
  await signIn(page)
  await signOut(page)
  await expectToast(page, 'Erfolg', 'Erfolgreich abgemeldet')
  await expectSignIn(page)
  await expect.poll(() => keptBy(page)).toEqual(nothing)
  const next = await reopen(page)
  await expectSignIn(next)
  await expect(toastTitled(next, 'Abgemeldet')).toHaveCount(0)
})

test.describe('another device', () => {
  test.use({ expectedNoise: ['status of 401'] })

  test('ends it while the app is open', async ({ page }) => {
    const listening = page.waitForResponse(`**${deviceLock}`)
    await signIn(page)
    await listening
    await openSession(farid)
    await expectToast(page, 'Abgemeldet', signedInElsewhere)
    await expectSignIn(page)
    await expect.poll(() => keptBy(page)).toEqual(nothing)
  })

  test('ends it while the app is closed; the next start says so, once', async ({ page }) => {
    await signIn(page)
    await page.goto('about:blank')
    await openSession(farid)
    const next = await reopen(page, '/alphabet')
    await expectToast(next, 'Abgemeldet', 'Bitte melden Sie sich erneut an.')
    await expectSignIn(next)
    await expect.poll(() => keptBy(next)).toEqual(nothing)
    const third = await reopen(next)
    await expectSignIn(third)
    await expect(toastTitled(third, 'Abgemeldet')).toHaveCount(0)
  })
})

test.describe('a session that has expired in an open tab', () => {
  test.use({ expectedNoise: ['status of 401'] })

  test('is renewed with the key, without a message', async ({ page }) => {
    await signIn(page)
    await page.evaluate(() => sessionStorage.setItem('pl_session', 'A'.repeat(43)))
    await page.goto('/dictionary')
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
    await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(0)
  })
})

test('two tabs that open at once are both signed in, and stay so', async ({ page, context }) => {
  await signIn(page)
  const tabs = [await context.newPage(), await context.newPage()]
  await page.close()
  await Promise.all(tabs.map((tab) => tab.goto('/')))
  await Promise.all(tabs.map(expectHome))
  const tokens = await Promise.all(tabs.map(tokenOf))
  expect(new Set(tokens).size).toBe(2)
  for (const tab of tabs) {
    await tab.reload()
    await expectHome(tab)
  }
})

test('a sign-in without the box deletes the key of an earlier one', async ({ page, context }) => {
  const form = await context.newPage()
  await form.goto('/auth')
  await signIn(page)
  await submitSignIn(form, farid)
  await expectHome(form)
  await expect.poll(() => keptBy(form)).toEqual(nothing)
  await page.close()
  await expectSignIn(await reopen(form))
})

test.describe('while the server fails', () => {
  test.use({ expectedNoise: ['status of 500', 'status of 502', 'The device key could not be created'] })

  test('a start leads to the sign-in with a reason, and the next one succeeds', async ({ page, context }) => {
    await signIn(page)
    await context.route('**/api/device-challenges', (route) => route.fulfill({ status: 500, json: {} }))
    const next = await reopen(page)
    await expectToast(
      next,
      'Fehler',
      'Ihre Berechtigung konnte nicht geprüft werden. Bitte melden Sie sich erneut an.',
    )
    await expectSignIn(next)
    await context.unrouteAll({ behavior: 'wait' })
    await expectHome(await reopen(next))
  })

  test('a sign-in succeeds without a key, and says that it does not last', async ({ page, context }) => {
    await context.route('**/api/device-keys', (route) => route.fulfill({ status: 502, body: '' }))
    await signIn(page)
    await expectToast(
      page,
      'Fehler',
      'Dieses Gerät kann nicht angemeldet bleiben. Sie sind angemeldet, bis Sie den Tab schließen.',
    )
    await expectSignIn(await reopen(page))
  })
})

test.describe('without a network', () => {
  test.use({ role: 'admin', expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'status of 401'] })

  /** Signs in, closes the tab and opens another one without a network. */
  async function startOffline(page: Page, context: BrowserContext, path: string, person: Person = farid) {
    await signIn(page, { person })
    await context.setOffline(true)
    return reopen(page, path)
  }

  test('learning screens open, and the server is asked as soon as it is there', async ({ page, context }) => {
    const next = await startOffline(page, context, '/alphabet')
    await expect(next.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible()
    await next.goto('/auth')
    await expectHome(next)
    expect(await tokenOf(next)).toBeNull()
    await context.setOffline(false)
    await expect.poll(() => tokenOf(next)).not.toBeNull()
    await expectHome(next)
  })

  test('the Admin Panel does not open, not even for an administrator', async ({ page, context, person }) => {
    const next = await startOffline(page, context, '/admin', person)
    await expect(next.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
    await context.setOffline(false)
    await expect(next.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  })

  test('a key that became invalid while offline closes the screen when the network is back', async ({
    page,
    context,
  }) => {
    const next = await startOffline(page, context, '/verbs')
    await expect(next.getByRole('heading', { level: 1, name: 'Deutsche Verben' })).toBeVisible()
    await openSession(farid)
    await context.setOffline(false)
    await expectToast(next, 'Abgemeldet', 'Bitte melden Sie sich erneut an.')
    await expectSignIn(next)
  })

  test('Farid can sign out: no data of him is left in the browser, and the message describes the state on the server', async ({
    page,
    context,
  }) => {
    const next = await startOffline(page, context, '/')
    await expectHome(next)
    await signOut(next)
    await expectToast(
      next,
      'Erfolg',
      'Erfolgreich abgemeldet. Sie sind offline: Der Server löscht den Schlüssel dieses Geräts spätestens nach 30 Tagen.',
    )
    await expectSignIn(next)
    await expect.poll(() => keptBy(next)).toEqual(nothing)
    await expectSignIn(await reopen(next))
  })
})
