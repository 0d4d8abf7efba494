import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addUserRole, deleteUser, listAudit } from '@pol/contract/operations/administration'
import type { PersonalData } from '@pol/contract/operations/personal-data'
import { expectNoViolations } from '../support/accessibility.ts'
import { asAdministrator, createAccount, rowOf } from '../support/administration.ts'
import { clientWith, openSession } from '../support/clients.ts'
import { mailAfter } from '../support/mailbox.ts'
import { newcomer, type Person } from '../support/people.ts'
import { expect, expectToast, submitSignIn, test } from '../support/test.ts'

test.use({ role: 'admin' })

const stays = 'Auf diesem Gerät angemeldet bleiben'

/** Creates an account and signs in with the form. */
async function signInNew(page: Page, name: string, { staysSignedIn = false } = {}) {
  const person = newcomer(name)
  const id = await createAccount(person)
  await signIn(page, person, staysSignedIn)
  return { ...person, id }
}

async function signIn(page: Page, person: Person, staysSignedIn = false): Promise<void> {
  await page.goto('/auth')
  if (staysSignedIn) await page.getByRole('checkbox', { name: stays }).check()
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Sicherheit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
}

test('Leila sees her device, removes it from those that stay signed in, and her tab stays signed in', async ({
  page,
}) => {
  await signInNew(page, 'Leila', { staysSignedIn: true })
  await openSecurity(page)
  await expect(section(page, 'Dieses Gerät')).toContainText('Chrome')
  const kept = section(page, 'Angemeldet gebliebene Geräte')
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await kept.getByRole('button').click()
  await expectToast(page, 'Erfolg', 'Das Gerät bleibt nicht mehr angemeldet, wenn Sie den Tab schließen.')
  await expect(kept.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible()
  const next = await page.context().newPage()
  await next.goto('/sicherheit')
  await expect(next).toHaveURL('/auth')
})

test('Leila signs out everywhere, after she was asked; no device stays signed in', async ({ page }) => {
  await signInNew(page, 'Leila', { staysSignedIn: true })
  await openSecurity(page)
  const button = section(page, 'Überall abmelden').getByRole('button', { name: 'Überall abmelden' })
  const dialog = page.getByRole('dialog')
  await button.click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(button).toBeFocused()
  await button.click()
  await dialog.getByRole('button', { name: 'Ja, überall abmelden' }).click()
  await expectToast(page, 'Erfolg', 'Sie sind überall abgemeldet.')
  await expectSignIn(page)
  await page.goto('/')
  await expectSignIn(page)
})

test.describe('the password', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 403', 'status of 422'] })

  test('is changed with the old one; errors are words, a mail tells of it', async ({ page }) => {
    const leila = await signInNew(page, 'Leila')
    await openSecurity(page)
    const form = section(page, 'Passwort ändern')
    const change = async (old: string, password: string, confirmation = password) => {
      await form.getByLabel('Bisheriges Passwort').fill(old)
      await form.getByLabel('Neues Passwort').fill(password)
      await form.getByLabel('Passwort bestätigen').fill(confirmation)
      await form.getByRole('button', { name: 'Passwort ändern' }).click()
    }
    await change(leila.password, 'ein-neues-geheimnis', 'vertippt')
    await expectToast(page, 'Fehler', 'Passwörter stimmen nicht überein')
    await change('geraten', 'ein-neues-geheimnis')
    await expectToast(page, 'Fehler', 'Das Passwort stimmt nicht.')
    await change(leila.password, 'passwort')
    await expectToast(
      page,
      'Fehler',
      'Dieses Passwort ist zu leicht zu erraten: Es steht in Listen häufiger Passwörter oder besteht aus bekannten Wörtern oder Namen. Bitte wählen Sie ein anderes.',
    )
    const mail = await mailAfter(leila.email, 'Alle anderen Sitzungen sind damit beendet.', async () => {
      await change(leila.password, 'ein-neues-geheimnis')
      await expectToast(page, 'Erfolg', 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.')
    })
    expect(mail.subject).toBe('Pol: Ihr Passwort wurde geändert')
    await expect(form.getByLabel('Bisheriges Passwort')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible()
    await expect(openSession(leila)).rejects.toMatchObject({ code: 'invalid-credentials' })
    await openSession({ ...leila, password: 'ein-neues-geheimnis' })
  })
})

test('a user downloads their own data', async ({ page }) => {
  const leila = await signInNew(page, 'Leila')
  await openSecurity(page)
  const download = page.waitForEvent('download')
  await section(page, 'Meine Daten herunterladen').getByRole('button').click()
  expect((await download).suggestedFilename()).toBe('Pol-Daten.json')
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as PersonalData
  expect(data.account).toMatchObject({ id: leila.id, email: leila.email })
})

test.describe('deleting the own account', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 403', 'status of 409'] })

  const ask = async (page: Page) => {
    await section(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    const confirm = dialog.getByRole('button', { name: 'Konto endgültig löschen' })
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await confirm.click()
  }

  test('asks twice, then the account is gone', async ({ page }) => {
    const leila = await signInNew(page, 'Leila')
    await openSecurity(page)
    await ask(page)
    await expectToast(page, 'Erfolg', 'Ihr Konto ist gelöscht.')
    await expectSignIn(page)
    await submitSignIn(page, leila)
    await expectToast(page, 'Fehler beim Anmelden', 'Ungültige E-Mail oder Passwort')
  })
})

test.describe('a tab that a device key has opened', () => {
  test.use({ expectedNoise: ['status of 403'] })

  test('asks for a fresh proof once, by password or passkey; cancelling changes nothing', async ({
    page,
  }) => {
    const leila = await signInNew(page, 'Leila', { staysSignedIn: true })
    const tab = await page.context().newPage()
    await page.close()
    await tab.goto('/sicherheit')
    const download = section(tab, 'Meine Daten herunterladen').getByRole('button')
    const dialog = tab.getByRole('dialog', { name: 'Bitte bestätigen' })
    await download.click()
    await expect(dialog.getByLabel('Passwort')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Passkey verwenden' })).toHaveCount(0)
    await expectNoViolations(tab, tab.url())
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(dialog).toBeHidden()
    await expect(download).toBeEnabled()

    await download.click()
    await dialog.getByLabel('Passwort').fill('geraten')
    await tab.keyboard.press('Enter')
    await expectToast(tab, 'Fehler', 'Das Passwort stimmt nicht.')
    await dialog.getByLabel('Passwort').fill(leila.password)
    const saved = tab.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Bestätigen' }).click()
    await saved
    await expect(dialog).toBeHidden()

    // The proof is valid for five minutes.
    const again = tab.waitForEvent('download')
    await download.click()
    await again
    await expect(dialog).toBeHidden()
  })
})

test('an administrator finds in the audit trail who gave a role to whom', async ({
  page,
  openSignedIn,
  person,
}) => {
  const sara = newcomer('Sara')
  const id = await createAccount(sara)
  const { token } = await openSession(person)
  const call = clientWith(token)
  const mail = await mailAfter(sara.email, 'die Rolle „Moderator“ gegeben', async () => {
    await call(addUserRole, { user_id: id, role: 'moderator' })
  })
  expect(mail.subject).toBe('Pol: Ihre Rollen wurden geändert')
  await openSignedIn('/admin')
  const trail = section(page, 'Protokoll')
  await trail.getByRole('searchbox', { name: 'Protokoll durchsuchen' }).fill(sara.email)
  const rows = rowOf(trail, sara)
  await expect(rows.filter({ hasText: 'Konto erstellt' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Rolle gegeben' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Rolle gegeben' })).toContainText(person.email)
})

test('an action of an administrator is in the audit trail at once, without loading the page again', async ({
  page,
  openSignedIn,
  person,
}) => {
  const sara = newcomer('Sara')
  await openSignedIn('/admin')
  const trail = section(page, 'Protokoll')
  await trail.getByRole('searchbox', { name: 'Protokoll durchsuchen' }).fill(sara.email)
  await expect(trail.getByRole('status')).toHaveText('0 gefunden')
  await page.getByLabel('E-Mail').fill(sara.email)
  await page.getByLabel('Benutzername').fill(sara.username)
  await page.getByLabel('Passwort').fill(sara.password)
  await page.getByRole('button', { name: 'Benutzer erstellen' }).click()
  const rows = rowOf(trail, sara)
  await expect(rows.filter({ hasText: 'Konto erstellt' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Konto erstellt' })).toContainText(person.email)
})

test('a deleted moderator stays in the audit trail as a pseudonym', async ({ openSignedIn, page }) => {
  const user_id = await createAccount(newcomer('Mo'), 'moderator')
  const pseudonym = await asAdministrator(async (anna) => {
    await anna(deleteUser, { user_id })
    const { body } = await anna(listAudit, { search: 'moderator-' })
    return String(body[0]?.subject_alias)
  })
  await openSignedIn('/admin')
  const trail = section(page, 'Protokoll')
  await trail.getByRole('searchbox', { name: 'Protokoll durchsuchen' }).fill(pseudonym)
  await expect(trail.getByRole('status')).toHaveText('3 gefunden')
  const rows = trail.getByRole('row').filter({ hasText: pseudonym })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Konto gelöscht')
})

test.describe('without an answer', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'Content could not be loaded ConnectionError'] })

  test('the screen says so, and tries again', async ({ page, openSignedIn }) => {
    await page.route('**/api/account/devices', (route) => route.abort())
    await openSignedIn('/sicherheit')
    const alert = section(page, 'Dieses Gerät').getByRole('alert')
    await expect(alert).toContainText('Ihre Geräte konnten nicht geladen werden.')
    await page.unroute('**/api/account/devices')
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(section(page, 'Angemeldet gebliebene Geräte')).toBeVisible()
  })
})
