import type { Page } from '@playwright/test'
import { createAccount, rowOf, userTable } from '../support/administration.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { administrator, newcomer, type Person } from '../support/people.ts'
import { startOwnServer, type OwnServer } from '../support/server-process.ts'
import { expect, expectToast, submitSignIn, test, tokenOf } from '../support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true })
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Passkey verwenden' })

/** Adds a passkey on the screen 'Sicherheit'. */
async function add(page: Page, { password }: Person, name = 'Laptop'): Promise<void> {
  await section(page).getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
  await dialog.getByLabel('Name des Passkeys, zum Beispiel „Laptop“').fill(name)
  await dialog.getByLabel('Ihr Passwort').fill(password)
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
  await add(page, leila)
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

test.describe('errors in words', () => {
  test.use({ expectedNoise: /status of 40[13]/ })

  test('a wrong password adds none; a passkey that was removed signs nobody in', async ({
    page,
    openSignedIn,
  }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await addAuthenticator(page)
    await add(page, { ...leila, password: 'vertippt' })
    await expectToast(page, 'Fehler', 'Das Passwort stimmt nicht.')
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
    await add(page, leila)
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

  test('who does not prove to be the owner is not signed in, and can try again', async ({ page }) => {
    await page.goto('/auth')
    const authenticator = await addAuthenticator(page)
    await authenticator.failToVerify()
    await usePasskey(page).click()
    await expectToast(page, 'Passkey', 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert.')
    await expect(usePasskey(page)).toBeEnabled()
    expect(await tokenOf(page)).toBeNull()
  })
})

test.describe('the second factor', () => {
  test.use({ expectedNoise: /status of 401/ })

  test('of a moderator is asked for after the password; Anna removes a lost one', async ({
    page,
    openSignedIn,
    browser,
  }) => {
    const mo = newcomer('Mo')
    await createAccount(mo, 'moderator')
    await openSignedIn('/sicherheit', mo)
    await addAuthenticator(page)
    await add(page, mo)
    await expect(section(page).getByRole('listitem')).toHaveCount(1)
    await signOut(page)
    await submitSignIn(page, mo)
    await expectHome(page)

    // Another browser has no passkey of Mo's.
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

  test('Anna is led to the screen for passkeys, adds one, and enters the Admin Panel', async ({ page }) => {
    await page.goto(`${server.url}/auth`)
    await addAuthenticator(page)
    await page.getByRole('tab', { name: 'Administrator' }).click()
    await submitSignIn(page, administrator)
    await expect(page).toHaveURL(`${server.url}/sicherheit`)
    await expectToast(
      page,
      'Passkey',
      'Dieser Bereich verlangt einen Passkey. Bitte fügen Sie zuerst einen hinzu.',
    )
    await add(page, administrator)
    await expect(section(page).getByRole('listitem')).toHaveCount(1)
    await page.goto(`${server.url}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  })
})
