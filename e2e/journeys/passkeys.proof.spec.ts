import type { Page } from '@playwright/test'
import { createAccount, rowOf, userTable } from '../support/administration.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { linkIn, mailAfter } from '../support/mailbox.ts'
import { newcomer, firstAdministrator } from '../support/people.ts'
import { startOwnServer, type OwnServer } from '../support/own-server.ts'
import { closeToast, expect, expectToast, submitSignIn, test, tokenOf } from '../support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true })
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Passkey verwenden' })

/** Adds a passkey on the screen 'Sicherheit'. */
async function add(page: Page, name = 'Laptop'): Promise<void> {
  await section(page).getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
  await dialog.getByLabel('Name des Passkeys, zum Beispiel „Laptop“').fill(name)
  await dialog.getByRole('button', { name: 'Weiter' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/auth')
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

test('Leila adds a passkey, signs in with it alone, and removes it', async ({ page, openSignedIn }) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await openSignedIn('/sicherheit', leila)
  const authenticator = await addAuthenticator(page)
  await expect(section(page).getByText('Sie haben noch keinen Passkey.')).toBeVisible()
  await add(page)
  await expectToast(page, 'Erfolg', 'Der Passkey „Laptop“ wurde hinzugefügt.')
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  expect(await authenticator.count()).toBe(1)
  await expectNoViolations(page, page.url())

  await signOut(page)
  await expect(usePasskey(page)).toBeVisible()
  await expectNoViolations(page, page.url())
  await usePasskey(page).click()
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  await expectHome(page)

  await page.goto('/sicherheit')
  await section(page).getByRole('button', { name: 'Passkey „Laptop“ entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expectToast(page, 'Erfolg', 'Der Passkey „Laptop“ wurde entfernt.')
  await expect(section(page).getByText('Sie haben noch keinen Passkey.')).toBeVisible()
})

test('a double click sends one request: to add a passkey, and to sign in with it', async ({
  page,
  openSignedIn,
}) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await openSignedIn('/sicherheit', leila)
  const authenticator = await addAuthenticator(page)
  await section(page).getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
  await dialog.getByLabel('Name des Passkeys, zum Beispiel „Laptop“').fill('Laptop')
  await dialog.getByRole('button', { name: 'Weiter' }).dblclick()
  await expectToast(page, 'Erfolg', 'Der Passkey „Laptop“ wurde hinzugefügt.')
  expect(await authenticator.count()).toBe(1)

  await signOut(page)
  const challenges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/passkey-challenges')) challenges.push(request.url())
  })
  await usePasskey(page).dblclick()
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  await expectHome(page)
  expect(challenges).toHaveLength(1)
  await expect(page.getByText('Dieser Passkey wurde nicht anerkannt')).toHaveCount(0)
})

test.describe('errors in words', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 403'] })

  test('a removed passkey cannot be used to sign in', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await addAuthenticator(page)
    await add(page)
    await section(page).getByRole('button', { name: 'Passkey „Laptop“ entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(section(page).getByRole('listitem')).toHaveCount(0)
    await signOut(page)
    await usePasskey(page).click()
    await expectToast(
      page,
      'Fehler beim Anmelden',
      'Dieser Passkey wurde nicht anerkannt. Bitte versuchen Sie es noch einmal.',
    )
  })

  test('a user who fails the verification is not signed in, and can try again', async ({ page }) => {
    await page.goto('/auth')
    const authenticator = await addAuthenticator(page)
    await authenticator.failToVerify()
    await usePasskey(page).click()
    await expectToast(page, 'Passkey', 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert.')
    await expect(usePasskey(page)).toBeEnabled()
    expect(await tokenOf(page)).toBeNull()
  })
})

test.describe('at an IP address', () => {
  // All other journeys open the server as localhost.
  test.use({ expectedNoise: ['request to 127.0.0.1'] })

  test('the buttons show the reason, and the sign-in with the password still works', async ({
    page,
    baseURL,
  }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    const address = `http://127.0.0.1:${new URL(baseURL ?? '').port}`
    const reason = `Passkeys gehen nur unter einem Namen wie localhost oder einer Domain mit https, nicht unter der Adresse ${address}.`
    await page.goto(`${address}/auth`)
    await usePasskey(page).click()
    await expectToast(page, 'Passkey', reason)
    await closeToast(page, 'Passkey')
    await expect(usePasskey(page)).toBeEnabled()

    await submitSignIn(page, leila)
    await expectHome(page)
    await page.goto(`${address}/sicherheit`)
    await add(page)
    await expectToast(page, 'Passkey', reason)
    await closeToast(page, 'Passkey')
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click()
    await expectToast(page, 'Passkey', reason)
  })
})

test.describe('the second factor', () => {
  test.use({ role: 'admin', expectedNoise: ['status of 401'] })

  test('of a moderator is asked for after the password; Anna removes a lost one', async ({
    page,
    openSignedIn,
    browser,
  }) => {
    const mo = newcomer('Mo')
    await createAccount(mo, 'moderator')
    await openSignedIn('/sicherheit', mo)
    await addAuthenticator(page)
    const mail = await mailAfter(mo.email, 'Bitte bestätigen Sie ihn', () => add(page))
    await expect(section(page).getByRole('listitem')).toContainText('Noch nicht bestätigt')
    const link = await page.context().newPage()
    await link.goto(linkIn(mail).href)
    await link.getByRole('button', { name: 'Passkey bestätigen' }).click()
    await expect(link.getByText('Der Passkey ist bestätigt.')).toBeVisible()
    await expectNoViolations(link, link.url())
    await link.close()
    // Confirming the passkey has ended the session that was opened without it.
    await page.goto('/auth')
    await submitSignIn(page, mo)
    await expectHome(page)
    await page.goto('/sicherheit')
    await expect(section(page).getByRole('listitem')).not.toContainText('Noch nicht bestätigt')
    await signOut(page)

    // A second browser without Mo's passkey.
    const other = await browser.newContext()
    const lost = await other.newPage()
    await lost.goto('/auth')
    const authenticator = await addAuthenticator(lost)
    await authenticator.failToVerify()
    await submitSignIn(lost, mo)
    await expectToast(lost, 'Passkey', 'Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.')
    expect(await tokenOf(lost)).toBeNull()

    await openSignedIn('/admin')
    const row = rowOf(userTable(page), mo)
    await row.getByRole('button', { name: 'Passkeys zurücksetzen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expectToast(page, 'Erfolg', 'Entfernte Passkeys: 1')
    await submitSignIn(lost, mo)
    await expectHome(lost)
    await other.close()
  })
})

test.describe('with ADMIN_PASSKEYS=required', () => {
  let server: OwnServer
  test.beforeAll(async () => {
    server = await startOwnServer({ ADMIN_PASSKEYS: 'required' })
  })
  test.afterAll(() => server.stop())

  test('Anna is led to the screen for passkeys, and one that is not confirmed opens no Admin Panel', async ({
    page,
  }) => {
    await page.goto(`${server.url}/auth`)
    await addAuthenticator(page)
    await page.getByRole('tab', { name: 'Administrator' }).click()
    await submitSignIn(page, firstAdministrator)
    await expect(page).toHaveURL(`${server.url}/sicherheit`)
    await expectToast(
      page,
      'Passkey',
      'Dieser Bereich verlangt einen Passkey. Bitte fügen Sie zuerst einen hinzu.',
    )
    await add(page)
    await expectToast(
      page,
      'Erfolg',
      'Der Passkey „Laptop“ wurde hinzugefügt. Bitte bestätigen Sie ihn mit dem Link in der E-Mail.',
    )
    await page.goto(`${server.url}/admin`)
    await expect(page).toHaveURL(`${server.url}/sicherheit`)
    await expect(section(page).getByRole('listitem')).toContainText('Noch nicht bestätigt')
  })
})

test('Leila chooses a new password, and keeps the passkey that she has ticked', async ({
  page,
  openSignedIn,
}) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await openSignedIn('/sicherheit', leila)
  await addAuthenticator(page)
  await add(page)
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  await signOut(page)
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' })
  await dialog.getByLabel('E-Mail').fill(leila.email)
  const mail = await mailAfter(leila.email, '/auth#type=recovery', () =>
    dialog.getByRole('button', { name: 'Link senden' }).click(),
  )
  await expect(dialog).toBeHidden()

  await page.goto(linkIn(mail).href)
  const passkeys = page.getByRole('group', { name: 'Diese Passkeys öffnen Ihr Konto ohne Passwort.' })
  await passkeys.getByRole('checkbox', { name: 'Laptop' }).check()
  await page.getByLabel('Neues Passwort').fill('leilas-neues-geheimnis')
  await page.getByLabel('Passwort bestätigen').fill('leilas-neues-geheimnis')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expectToast(page, 'Passwort aktualisiert', 'Dein Passwort wurde erfolgreich geändert')
  await page.goto('/sicherheit')
  await expect(section(page).getByRole('listitem')).toContainText('Laptop')
})

test.describe('a stolen account', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 403', 'status of 404', 'status of 410'] })

  test('Leila takes back a passkey that she has not added, and decides with a new password about the others', async ({
    page,
    browser,
  }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    const elsewhere = await browser.newContext()
    const thief = await elsewhere.newPage()
    await thief.goto('/auth')
    await submitSignIn(thief, leila)
    await expectHome(thief)
    await thief.goto('/sicherheit')
    await addAuthenticator(thief)
    await add(thief, 'Erster')
    await expect(section(thief).getByRole('listitem')).toHaveCount(1)
    // A second authenticator, because an authenticator keeps one passkey per account.
    await addAuthenticator(thief, 'usb')
    const mail = await mailAfter(leila.email, '„\u2068Zweiter\u2069“', () => add(thief, 'Zweiter'))

    await page.goto(linkIn(mail).href)
    await expect(page.getByRole('heading', { level: 1, name: 'Passkey' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Zweiter')
    await expectNoViolations(page, page.url())
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expectToast(page, 'Erfolg', 'Der Passkey ist entfernt.')
    const others = page.getByRole('group', { name: 'Diese Passkeys öffnen Ihr Konto ohne Passwort.' })
    await expect(others.getByRole('checkbox')).toHaveCount(1)
    await expect(others).toContainText('Erster')
    await expectNoViolations(page, page.url())
    await page.getByLabel('Neues Passwort').fill('leilas-neues-geheimnis')
    await page.getByLabel('Passwort bestätigen').fill('leilas-neues-geheimnis')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expectToast(page, 'Passwort aktualisiert', 'Dein Passwort wurde erfolgreich geändert')

    await thief.reload()
    await expect(thief).toHaveURL('/auth')
    await usePasskey(thief).click()
    await expectToast(
      thief,
      'Fehler beim Anmelden',
      'Dieser Passkey wurde nicht anerkannt. Bitte versuchen Sie es noch einmal.',
    )
    await elsewhere.close()
    await page.goto('/sicherheit')
    await expect(section(page).getByText('Sie haben noch keinen Passkey.')).toBeVisible()
  })

  test('a used or damaged link says so, and where to go', async ({ page }) => {
    await page.goto('/passkey#token=erfunden')
    await expect(page.getByRole('alert')).toContainText('Dieser Link ist abgelaufen')
    await expectNoViolations(page, page.url())
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await expect(page).toHaveURL('/auth')
  })
})
