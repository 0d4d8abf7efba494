import type { Page } from '@playwright/test'
import { deleteUser, getUsers } from '@pol/contract/operations/administration'
import { createAccount, rowOf, userTable } from '../support/administration.ts'
import { clientOf, clientWith, openSession } from '../support/clients.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'

test.use({ role: 'admin' })

const question =
  'Möchtest du diesen Benutzer wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.'

test.describe('creating a user', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 409'] })

  const fields = (page: Page) => ({
    email: page.getByLabel('E-Mail'),
    username: page.getByLabel('Benutzername'),
    password: page.getByLabel('Passwort'),
    create: page.getByRole('button', { name: /Benutzer erstellen|Wird erstellt/ }),
  })
  async function create(page: Page, person: { email: string; username: string; password: string }) {
    const { email, username, password, create } = fields(page)
    await email.fill(person.email)
    await username.fill(person.username)
    await password.fill(person.password)
    await create.click()
  }

  const valid = { email: 'clara@example.org', username: 'Clara', password: 'claras-geheimnis' }
  for (const { title, typed, field, text } of [
    {
      title: 'an empty form',
      typed: { email: '', username: '', password: '' },
      field: 'E-Mail',
      text: 'Ungültige E-Mail-Adresse',
    },
    {
      title: 'a short password and an empty name',
      typed: { ...valid, password: '12345', username: '' },
      field: 'Passwort',
      text: 'Passwort muss mindestens 6 Zeichen lang sein',
    },
    {
      title: 'a blank name',
      typed: { ...valid, username: '   ' },
      field: 'Benutzername',
      text: 'Benutzername erforderlich',
    },
    {
      title: 'a name of 51 letters',
      typed: { ...valid, username: 'x'.repeat(51) },
      field: 'Benutzername',
      text: 'Benutzername zu lang',
    },
  ]) {
    test(`${title}: only the first error is shown`, async ({ page, openSignedIn }) => {
      await openSignedIn('/admin')
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await create(page, typed)
      await expectToast(page, 'Validierungsfehler', text)
      await expect(toastTitled(page, 'Validierungsfehler')).toHaveText('Validierungsfehler' + text)
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
      await expect(page.getByLabel(field)).toBeFocused()
      for (const [name, value] of Object.entries(typed)) {
        await expect(fields(page)[name as keyof typeof typed]).toHaveValue(value)
      }
      expect(sent.filter((url) => url.endsWith('/create-user'))).toEqual([])
    })
  }

  test('shows the initial password once, and the new user can sign in with it', async ({
    page,
    openSignedIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const sara = newcomer('سارا کریمی (2)')
    await openSignedIn('/admin')
    await create(page, sara)
    await expectToast(page, 'Erfolg', `Benutzer ${sara.username} wurde erfolgreich erstellt`)
    const card = page.getByRole('region', { name: 'Zugangsdaten' })
    await expect(card.getByText('Bitte teile diese Anmeldedaten sicher mit dem Benutzer.')).toBeVisible()
    await expect(card.getByText(sara.email, { exact: true })).toBeVisible()
    await expect(card.getByText(sara.password, { exact: true })).toBeVisible()
    await expect(card.getByRole('heading')).toBeFocused()
    const { email, username, password } = fields(page)
    for (const field of [email, username, password]) {
      await expect(field).toHaveValue('')
      await expect(field).toBeEnabled()
    }

    await card.getByRole('button', { name: 'Kopieren' }).click()
    await expect(card.getByRole('button', { name: 'Kopiert' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`E-Mail: ${sara.email}\nPasswort: ${sara.password}`)

    const row = rowOf(userTable(page), sara)
    await expect(row.getByRole('rowheader')).toHaveText(sara.username)
    await expect(row.getByRole('rowheader').locator('bdi')).toHaveAttribute('dir', 'rtl')
    await expect(row.getByText('سارا کریمی', { exact: true })).toHaveAttribute('lang', 'fa')
    await expect(row.getByText('سارا کریمی', { exact: true })).toHaveCSS('font-family', /^Vazirmatn/)
    await expect(row.getByRole('listitem')).toHaveText(['user'])

    await card.getByRole('button', { name: 'Zugangsdaten schließen' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByText(sara.password)).toHaveCount(0)
    expect((await openSession(sara)).user.email).toBe(sara.email)
  })

  test('an address that is taken shows the server’s message, and another address can be tried', async ({
    page,
    openSignedIn,
    person,
  }) => {
    await openSignedIn('/admin')
    const clara = newcomer('Clara')
    await create(page, { ...clara, email: person.email })
    await expectToast(page, 'Fehler', 'Für diese E-Mail-Adresse gibt es schon ein Konto.')
    const { email, username, password, create: submit } = fields(page)
    await expect(email).toHaveValue(person.email)
    await expect(username).toHaveValue('Clara')
    await expect(password).toHaveValue(clara.password)
    await expect(submit).toBeFocused()
    await email.fill(clara.email)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolg', 'Benutzer Clara wurde erfolgreich erstellt')
  })

  test('a network failure shows a fixed message', async ({ page, openSignedIn }) => {
    await openSignedIn('/admin')
    await page.route('**/create-user', (route) => route.abort())
    await create(page, valid)
    await expectToast(page, 'Fehler', 'Benutzer konnte nicht erstellt werden')
    await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Zugangsdaten' })).toHaveCount(0)
  })
})

test.describe('deleting a user', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 409', 'status of 404'] })

  test('needs a confirmation, with the focus on the cancel button', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    await openSignedIn('/admin')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const row = rowOf(userTable(page), clara)
    const opener = row.getByRole('button', { name: 'Löschen' })
    const dialog = page.getByRole('dialog', { name: 'Benutzer löschen' })
    for (const leave of [
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Dialog schließen' }).click(),
    ]) {
      await opener.click()
      await expect(dialog.getByText(question, { exact: true })).toBeVisible()
      await expect(dialog).toContainText('Clara')
      await expect(dialog).toContainText(clara.email)
      await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
      await leave()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    expect(sent.filter((url) => url.endsWith('/delete-user'))).toEqual([])
    await expect(row).toBeVisible()
  })

  test('deletes the account and ends its sessions', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    const { token } = await openSession(clara)
    await openSignedIn('/admin')
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Erfolg', 'Benutzer erfolgreich gelöscht')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Benutzer', exact: true })).toBeFocused()
    await expect(openSession(clara)).rejects.toMatchObject({ code: 'invalid-credentials' })
    await expect(clientWith(token)(getUsers, {})).rejects.toMatchObject({ status: 401 })
  })

  test('is refused for the own account', async ({ page, openSignedIn, person }) => {
    await openSignedIn('/admin')
    await rowOf(userTable(page), person).getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Dein eigenes Konto kannst du hier nicht löschen.')
    await expect(rowOf(userTable(page), person)).toBeVisible()
  })

  test('a user who was already deleted shows the server’s message, and leaves the table', async ({
    page,
    openSignedIn,
  }) => {
    const clara = newcomer('Clara')
    const user_id = await createAccount(clara)
    await openSignedIn('/admin')
    await (
      await clientOf(page)
    )(deleteUser, { user_id })
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Diesen Benutzer gibt es nicht mehr.')
    await expect(row).toHaveCount(0)
  })

  test('a network failure shows a fixed message', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    await openSignedIn('/admin')
    await page.route('**/delete-user', (route) => route.abort())
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Benutzer konnte nicht gelöscht werden')
    await expect(row).toBeVisible()
  })
})
