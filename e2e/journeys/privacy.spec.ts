import type { Page } from '@playwright/test'
import { administrator } from '../support/people.ts'
import { startOwnServer } from '../support/server-process.ts'
import { expect, hear, submitSignIn, test } from '../support/test.ts'

const policy = '/privacy-policy'
const title = 'Datenschutzerklärung'
const sections = [
  '1. Verantwortlicher',
  '2. Welche Daten wir erheben',
  '3. Cookies und Speicher im Browser',
  '4. Bot-Schutz (reCAPTCHA v3)',
  '5. Weitergabe von Daten',
  '6. Speicherdauer',
  '7. Ihre Rechte',
  '8. Beschwerderecht bei einer Aufsichtsbehörde',
  '9. Kontakt',
] as const

async function expectPolicy(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('strangers read it: nine numbered sections of today, and the articles they rest on', async ({
  page,
}) => {
  await page.goto(policy)
  await expectPolicy(page)
  await expect(page).toHaveTitle(/Datenschutzerklärung/)
  const today = await page.evaluate(() => new Date().toLocaleDateString('de-DE'))
  await expect(page.getByText(`Zuletzt aktualisiert: ${today}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections])
  const main = page.getByRole('main')
  for (const article of [
    'Art. 6 Abs. 1 lit. b DSGVO',
    'Art. 6 Abs. 1 lit. f DSGVO',
    ...[15, 16, 17, 18, 20, 21].map((number) => `Art. ${number} DSGVO`),
  ]) {
    await expect(main).toContainText(article)
  }
})

test('where nothing is configured, brackets say what is missing, and nobody else gets data', async ({
  page,
}) => {
  await page.goto(policy)
  await expectPolicy(page)
  const controller = page.getByRole('region', { name: sections[0] })
  for (const placeholder of ['[Name des Verantwortlichen]', '[Anschrift]', '[E-Mail-Adresse]']) {
    await expect(controller).toContainText(placeholder)
  }
  await expect(page.getByRole('region', { name: sections[3] })).toContainText('nicht eingesetzt')
  const recipients = page.getByRole('region', { name: sections[4] })
  await expect(recipients.getByRole('listitem')).toHaveText([/^Hosting-Anbieter:/])
  await expect(recipients).toContainText('Ein KI-Dienst ist nicht eingebunden')
})

test('what is configured stands there, as it was written', async ({ page }) => {
  test.slow(true, 'a server of its own has to start')
  const server = await startOwnServer({
    CONTROLLER_NAME: 'Brücke & <Söhne> "e. V."',
    CONTROLLER_ADDRESS: 'Hauptstraße 1, 20095 Hamburg',
    CONTROLLER_EMAIL: 'datenschutz@example.org',
    OPENAI_API_KEY: 'geheim',
    OPENAI_BASE_URL: 'https://models.example.org/v1',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  try {
    await page.goto(`${server.url}${policy}`)
    await expectPolicy(page)
    const controller = page.getByRole('region', { name: sections[0] })
    await expect(controller).toContainText('Brücke & <Söhne> "e. V."')
    await expect(controller).toContainText('Hauptstraße 1, 20095 Hamburg')
    const address = page.getByRole('link', { name: 'datenschutz@example.org' })
    await expect(address).toHaveCount(2)
    await expect(address.first()).toHaveAttribute('href', 'mailto:datenschutz@example.org')
    await expect(page.getByRole('main')).not.toContainText('[')
    const recipients = page.getByRole('region', { name: sections[4] })
    await expect(recipients.getByRole('listitem')).toHaveText([/^Hosting/, /^Mailserver/, /^KI-Dienst/])
    await expect(recipients).toContainText('models.example.org')
  } finally {
    await server.stop()
  }
})

test('the way back leads where one came from, from the sign-in and from the access request', async ({
  page,
}) => {
  for (const path of ['/auth', '/register-request']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await expect(page).toHaveURL(policy)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.getByRole('button', { name: /Zurück/ }).click()
    await expect(page).toHaveURL(path)
  }
})

test('from Home, too', async ({ page, enter }) => {
  await enter('/')
  await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expectPolicy(page)
  await page.getByRole('button', { name: /Zurück/ }).click()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
})

test('who came from nowhere is led to Home', async ({ page, enter, context }) => {
  await enter('/auth')
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { target: '_blank', rel: 'opener', href })
    link.append('Datenschutz')
    document.body.append(link)
  }, policy)
  const opened = context.waitForEvent('page')
  await page.locator('a[target=_blank]').click()
  const tab = await opened
  await expectPolicy(tab)
  await tab.getByRole('button', { name: /Zurück/ }).click()
  await expect(tab.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
})

test.describe('the list of what the browser stores', () => {
  test.use({ cookieChoice: null, expectedNoise: /There is no screen at \/404/ })

  test('is true after a walk over all routes', async ({ page, context }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await submitSignIn(page, administrator)
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    for (const path of [
      '/admin',
      '/alphabet',
      '/syllables',
      '/sentences',
      '/translate',
      '/verbs',
      '/dictionary',
      '/kinder',
      '/erwachsene',
      '/senioren',
      '/register-request',
      '/404',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }

    await page.goto('/alphabet')
    await hear(page, () => page.getByRole('button', { name: 'Aussprache anhören' }).first().click())
    await page.waitForFunction(async () => (await (await caches.open('pl_clips')).keys()).length > 0)
    await page.goto(policy)
    await expectPolicy(page)
    await page.evaluate(() => navigator.serviceWorker.ready)

    const list = page.getByRole('list', { name: 'Was im Browser gespeichert wird' })
    const listed = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent ?? ''))
    const stored = await page.evaluate(async () => ({
      kept: [
        ...Object.keys(localStorage).map((key) => `${key} (Local Storage)`),
        ...Object.keys(sessionStorage).map((key) => `${key} (Session Storage)`),
        ...(await caches.keys()).map((key) => `${key} (Cache Storage)`),
      ],
      databases: await indexedDB.databases(),
      cookies: document.cookie,
    }))
    expect(stored.kept.toSorted()).toEqual(listed.toSorted())
    expect(stored).toMatchObject({ databases: [], cookies: '' })
    expect(await context.cookies()).toEqual([])
  })
})
