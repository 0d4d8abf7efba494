import { addresses } from '../support/addresses.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { startOwnServer } from '../support/own-server.ts'
import { keptClips, repeatSounds } from '../support/sound.ts'
import { expect, expectToast, expectClip, test, tokenOf } from '../support/test.ts'

test.use({
  role: 'admin',
  expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'status of 401'],
})

const line = /^Sie sind offline\./
const offline = (consequence: string) => `Sie sind offline. ${consequence}`

test('without a network every lesson opens, and played clips can be played again', async ({
  page,
  openSignedIn,
  context,
}) => {
  await repeatSounds(page)
  await openSignedIn('/dictionary')
  await waitForServiceWorker(page)
  await page.getByRole('searchbox').fill('Hund')
  await expectClip(page, () => page.getByRole('button', { name: 'Hund anhören' }).click())
  const token = await tokenOf(page)
  await context.setOffline(true)
  await expect(page.getByText(line)).toHaveText(
    offline('Lektionen und Wörterbuch gehen weiter; zu hören ist, was Sie schon einmal gehört haben.'),
  )

  for (const { path, headingOffline } of addresses) {
    if (headingOffline === undefined) continue
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: headingOffline })).toBeVisible()
    await expect(page.getByText(line)).toBeVisible()
  }

  await page.goto('/dictionary')
  await page.getByRole('searchbox').fill('Hund')
  await page.getByRole('button', { name: 'Hund anhören' }).click()
  await expect(page.getByRole('button', { name: 'Hund wird abgespielt, stoppen' })).toBeVisible()
  await page.getByRole('searchbox').fill('Katze')
  await page.getByRole('button', { name: 'Katze anhören' }).click()
  await expectToast(page, 'Fehler', 'Audio konnte nicht generiert werden')

  await context.setOffline(false)
  await expect(page.getByText(line)).toHaveCount(0)
  expect(await tokenOf(page)).toBe(token)
})

for (const { path, need } of [
  { path: '/translate', need: 'Der Übersetzer braucht eine Internetverbindung.' },
  { path: '/register-request', need: 'Zum Anfordern eines Zugangs brauchen Sie eine Internetverbindung.' },
]) {
  test(`${path} opens without a network, and names the functions that need one`, async ({
    page,
    openSignedIn,
    context,
  }) => {
    await openSignedIn('/')
    await context.setOffline(true)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(line)).toHaveText(offline(need))
  })
}

test('the Admin Panel is not shown from the cache', async ({ page, openSignedIn, context }) => {
  await openSignedIn('/admin')
  await context.setOffline(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
})

test('without a network a signed-in user is still redirected from the sign-in to Home', async ({
  page,
  openSignedIn,
  context,
}) => {
  await openSignedIn('/')
  await context.setOffline(true)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('without a network a user without a session does not get in', async ({
  page,
  openSignedIn,
  context,
}) => {
  await openSignedIn('/')
  await waitForServiceWorker(page)
  await page.evaluate(() => sessionStorage.removeItem('pl_session'))
  await context.setOffline(true)
  await page.goto('/dictionary')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText(line)).toHaveText(
    offline(
      'Zum Anmelden brauchen Sie eine Internetverbindung; wer angemeldet ist, lernt im selben Tab auch ohne weiter.',
    ),
  )
})

test('a learner whose session ended while offline gets a message when the network is back', async ({
  page,
  openSignedIn,
  context,
  request,
}) => {
  await openSignedIn('/')
  await context.setOffline(true)
  await page.goto('/verbs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await request.post('/api/sign-out', { headers, data: {} })
  await context.setOffline(false)
  await expectToast(page, 'Abgemeldet', 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.')
  await expect(page).toHaveURL('/auth')
})

test('the clip of a text in the translator is not stored in the browser', async ({ page, openSignedIn }) => {
  await openSignedIn('/translate')
  await page.getByRole('textbox').first().fill('Hund')
  await expectClip(page, () => page.getByRole('button', { name: 'Hund anhören' }).click())
  await page.goto('/dictionary')
  await page.getByRole('searchbox').fill('Katze')
  await expectClip(page, () => page.getByRole('button', { name: 'Katze anhören' }).click())
  await expect.poll(() => keptClips(page)).toEqual([expect.stringMatching(/\/clips\/alloy\/Katze$/)])
})

test('a new version is offered, and loaded on request', async ({ page }) => {
  test.slow(true, 'two servers have to start')
  const server = await startOwnServer({ PRODUCT_NAME: 'Alte Brücke' })
  try {
    await page.goto(`${server.url}/auth`)
    await waitForServiceWorker(page)
    await server.end()
    await server.startAgain({ PRODUCT_NAME: 'Neue Brücke' })
    await page.reload()
    await expect(page.getByText('Es gibt eine neue Version.')).toBeVisible()
    await expect(page).toHaveTitle(new RegExp('Alte Brücke'))
    await page.getByRole('button', { name: 'Jetzt laden' }).click()
    await expect(page).toHaveTitle(new RegExp('Neue Brücke'))
    await expect(page.getByText('Es gibt eine neue Version.')).toHaveCount(0)
  } finally {
    await server.stop()
  }
})

test('it can be installed: the manifest has its name, and its icons exist', async ({ page, request }) => {
  await page.goto('/auth')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string
    display: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Pol', short_name: 'Pol', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  }
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
