import type { Page } from '@playwright/test'
import { addresses, noiseOfAddresses } from '../support/addresses.ts'
import { approveLine, recordLine, speakerNamed } from '../support/recordings.ts'
import { begin } from '../support/exams.ts'
import { goToTask } from '../support/lessons.ts'
import { startOwnServer } from '../support/own-server.ts'
import { keptClips } from '../support/sound.ts'
import {
  expect,
  expectClip,
  submitSignIn,
  test,
  toastTitled,
  waitForDeferredScripts,
} from '../support/test.ts'

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

test('it is public, with nine numbered sections, the current date and the legal articles', async ({
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

test('it names the legal basis of each purpose', async ({ page }) => {
  await page.goto(policy)
  const collected = page.getByRole('region', { name: sections[1] })
  await expect(collected).toContainText(/Vertrag .*\(Art\. 6 Abs\. 1 lit\. b DSGVO\)/)
  await expect(collected).toContainText(/Art\. 6 Abs\. 1 lit\. f DSGVO.*berechtigtes Interesse/)
})

for (const [interfaceLanguage, sentence] of [
  ['de', 'wird weder gespeichert noch gesendet'],
  ['fa', 'نه ذخیره می‌شود و نه فرستاده می‌شود'],
] as const) {
  test.describe(`in the language ${interfaceLanguage}`, () => {
    test.use({ interfaceLanguage })

    test('it says that the own voice of a lesson stays in the browser', async ({ page }) => {
      await page.goto(policy)
      await expect(page.getByRole('main')).toContainText(sentence)
    })
  })
}

test('without configuration it shows placeholders, and no recipients except the hosting provider and push services', async ({
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
  await expect(recipients.getByRole('listitem')).toHaveText([
    /^Hosting-Anbieter/,
    /^Benachrichtigungsdienst Ihres Browsers: Nur wenn Sie/,
  ])
  await expect(recipients).toContainText('Ein KI-Dienst ist nicht eingebunden')
})

test('it shows the configured values as they are', async ({ page }) => {
  test.slow(true, 'another server has to start')
  const server = await startOwnServer({
    CONTROLLER_NAME: 'Brücke & <Söhne> "e. V."',
    CONTROLLER_ADDRESS: 'Hauptstraße 1, 20095 Hamburg',
    CONTROLLER_EMAIL: 'datenschutz@example.org',
    OPENAI_API_KEY: 'geheim',
    OPENAI_BASE_URL: 'https://models.example.org/v1',
    LIBRETRANSLATE_URL: 'https://translate.example.org',
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
    const recipients = page.getByRole('region', { name: sections[4] }).getByRole('listitem')
    await expect(recipients).toHaveText([
      /^Hosting/,
      /^Mailserver/,
      /^Benachrichtigungsdienst Ihres Browsers/,
      /^KI-Dienst/,
      /^Übersetzungsdienst/,
    ])
    await expect(recipients.nth(3)).toContainText(/Texte, die Sie sich vorlesen lassen/)
    await expect(recipients.nth(3)).toContainText('models.example.org')
    await expect(recipients.nth(4)).toContainText('translate.example.org')
  } finally {
    // Requests of the open page would fail after the server has stopped.
    await page.goto('about:blank')
    await server.stop()
  }
})

test('it says which texts each of two services gets', async ({ page }) => {
  test.slow(true, 'another server has to start')
  const server = await startOwnServer({
    OPENAI_API_KEY: 'geheim',
    OPENAI_BASE_URL: 'https://models.example.org/v1',
    SPEECH_URL: 'http://speech:8000/v1',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  try {
    await page.goto(`${server.url}${policy}`)
    const recipients = page.getByRole('region', { name: sections[4] }).getByRole('listitem')
    await expect(recipients.filter({ hasText: /^KI-Dienst/ })).toContainText(
      'Texte, die Sie übersetzen lassen, schickt unser Server an models.example.org.',
    )
    await expect(recipients.filter({ hasText: /^Vorlesedienst/ })).toContainText(
      'Texte, die Sie sich vorlesen lassen, schickt unser Server an speech:8000.',
    )
    await page.goto(`${server.url}/quellen`)
    await expect(page.getByRole('region', { name: 'Stimmen' })).toContainText('speech:8000')
  } finally {
    // Requests of the open page would fail after the server has stopped.
    await page.goto('about:blank')
    await server.stop()
  }
})

test('its back button returns to the sign-in or the access request', async ({ page }) => {
  for (const path of ['/auth', '/register-request']) {
    await page.goto(path)
    await waitForDeferredScripts(page)
    await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await expect(page).toHaveURL(policy)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.getByRole('button', { name: /Zurück/ }).click()
    await expect(page).toHaveURL(path)
  }
})

test('its back button returns to Home', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expectPolicy(page)
  await page.getByRole('button', { name: /Zurück/ }).click()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
})

test('its back button leads to Home if it was opened in a new tab', async ({
  page,
  openSignedIn,
  context,
}) => {
  await openSignedIn('/auth')
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

test.describe('the list of the browser’s storage', () => {
  test.use({
    cookieChoice: null,
    expectedNoise: ['There is no screen at /404', 'status of 404', ...noiseOfAddresses],
  })

  test('is complete after visiting all routes', async ({ page, context, person }) => {
    // The browser caches voices only if there are recordings.
    await recordLine(await speakerNamed('Parisa', 'fa'), 'billig')
    await approveLine('billig')
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await page.getByRole('radio', { name: 'فارسی' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ورود' })).toBeVisible()
    await page.getByRole('radio', { name: 'Deutsch' }).click()
    await page.getByRole('checkbox', { name: 'Auf diesem Gerät angemeldet bleiben' }).check()
    await submitSignIn(page, person)
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    for (const path of [...addresses.map(({ path }) => path), '/404']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }

    await page.goto('/notfall')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sara Ahmadi')
    await page.goto('/ueben')
    await page.getByRole('button', { name: 'Einstellungen' }).click()
    await page.getByRole('switch', { name: 'Automatisch vorlesen' }).uncheck()
    await page.getByRole('switch', { name: 'Ton und Vibration nach jeder Antwort' }).check()
    await page.goto('/sentences')
    await page.getByRole('button', { name: 'Weitere Aktionen zu Guten Morgen!' }).click()
    await page.getByRole('button', { name: 'Fehler melden' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Hier stimmt etwas nicht.')
    await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click()
    await expect(toastTitled(page, 'Erfolg')).toBeVisible()
    await page.goto('/kurs/2/6')
    await goToTask(page, 'Nachricht')
    await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Hallo Paul!')
    await page.goto('/pruefung/1/lesen')
    await begin(page)
    await page.goto('/alphabet')
    await expectClip(page, () => page.getByRole('button', { name: 'Aussprache anhören' }).first().click())
    await expect.poll(() => keptClips(page)).not.toEqual([])
    // An unsaved change is in a key with the name of the entry, the user and the time, until it is stored. The star is
    // drawn after that, so the keys are read before. The key of a message has the user and the lesson.
    const star = page.getByRole('button', { name: 'Alef merken' })
    const unsaved = await star.evaluate((button: HTMLElement) => {
      button.click()
      return Object.keys(localStorage).filter((key) => key.includes(' '))
    })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.goto(policy)
    await expectPolicy(page)
    await page.evaluate(() => navigator.serviceWorker.ready)

    const list = page.getByRole('list', { name: 'Was im Browser gespeichert wird' })
    const listed = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent ?? ''))
    const local = [...unsaved, ...(await page.evaluate(() => Object.keys(localStorage)))]
    const stored = await page.evaluate(async () => [
      ...Object.keys(sessionStorage).map((key) => `${key} (Session Storage)`),
      ...(await caches.keys()).map((key) => `${key} (Cache Storage)`),
      ...(await indexedDB.databases()).map(({ name }) => `${name} (IndexedDB)`),
    ])
    const cookies = (await context.cookies()).map(({ name }) => `${name} (Cookie)`)
    // Begins with a press in the dialog "Erinnerung" (reminder.spec.ts).
    const afterConsent = ['PushSubscription (Push API)']
    const inLocalStorage = new Set(local.map((key) => `${key.split(' ')[0]} (Local Storage)`))
    expect([...inLocalStorage, ...stored, ...cookies, ...afterConsent].toSorted()).toEqual(listed.toSorted())
  })
})
