import type { Locator, Page } from '@playwright/test'
import { decideRequest, pendingRequests, requestAccess } from '@pol/contract/access-requests'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listUserRoles,
  removeUserRole,
} from '@pol/contract/administration'
import type { Client } from '@pol/contract/client'
import type { Role } from '@pol/contract/roles'
import { clientOf, clientWith, openSession } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { mailAfter } from '../support/mailbox.ts'
import { administrator, newcomer } from '../support/people.ts'
import { closeToast, expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

type Newcomer = ReturnType<typeof newcomer>

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Panel' })
const requestTable = (page: Page) => page.getByRole('table', { name: /Registrierungsanfragen/ })
const userTable = (page: Page) => page.getByRole('table', { name: 'Benutzer', exact: true })
const rowOf = (table: Locator, { email }: { email: string }) =>
  table.getByRole('row').filter({ hasText: email })
const question =
  'Möchtest du diesen Benutzer wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.'

/** Does something as the administrator before a journey begins. */
async function asAnna<T>(act: (anna: Client) => Promise<T>): Promise<T> {
  const { token } = await openSession(administrator)
  return act(clientWith(token))
}

/** Gives people accounts, with further roles where wanted. */
async function admit(person: Newcomer, ...roles: Role[]): Promise<string> {
  return asAnna(async (anna) => {
    const { user } = await anna(createUser, person)
    for (const role of roles) await anna(addUserRole, { user_id: user.id, role })
    return user.id
  })
}

/** Whoever else has become an administrator is none any more. */
async function leaveAnnaTheOnlyAdministrator(anna: Client): Promise<void> {
  const { users } = await anna(getUsers, {})
  const self = users.find(({ email }) => email === administrator.email)
  for (const { id, user_id, role } of await anna(listUserRoles, {})) {
    if (role === 'admin' && user_id !== self?.id) await anna(removeUserRole, { id })
  }
}

async function ask(person: Newcomer, message: string | null = null): Promise<void> {
  await clientWith(null)(requestAccess, { email: person.email, username: person.username, message })
}

async function rejectAll(): Promise<void> {
  await asAnna(async (anna) => {
    for (const { id } of await anna(pendingRequests, {}))
      await anna(decideRequest, { id, status: 'rejected' })
  })
}

async function refuse(page: Page, path: string, status: number, code: string, error: string) {
  await page.route(path, (route) => route.fulfill({ status, json: { error, code } }))
}

test.describe('who gets in (specification section 6)', () => {
  test('nobody without a session', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/auth')
  })

  for (const roles of [[], ['moderator']] as const) {
    test(`no learner${roles.length ? ' who is a moderator, too' : ''}`, async ({ page, enter }) => {
      const clara = newcomer('Clara')
      await admit(clara, ...roles)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await enter('/admin', clara)
      await expectToast(page, 'Zugriff verweigert', 'Du hast keine Admin-Berechtigung')
      await expect(toastTitled(page, 'Zugriff verweigert')).toHaveCount(1)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      expect(await tokenOf(page)).not.toBeNull()
      expect(asked.filter((url) => /profiles|user-roles|get-users|registration/.test(url))).toEqual([])
    })
  }

  test("an administrator, by the sign-in's other tab, after 'Lädt...'", async ({ page }) => {
    const releaseSession = await holdBack(page, '**/api/session')
    const releaseLists = await holdBack(page, '**/api/profiles')
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Administrator' }).click()
    const asked = page.waitForRequest('**/api/profiles')
    await submitSignIn(page, administrator)
    await expect(page).toHaveURL('/admin')
    const loading = page.getByText('Lädt...', { exact: true })
    await expect(loading).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await releaseSession()
    await asked
    await expect(loading).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await releaseLists()
    await expect(heading(page)).toBeVisible()
    await expect(loading).toHaveCount(0)
    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page).toHaveURL('/')
  })

  test.describe('and stays in', () => {
    test.use({ expectedNoise: /status of 40[13]/ })

    test('only while the role is held', async ({ page, enter }) => {
      const bea = newcomer('Bea')
      const id = await admit(bea, 'admin')
      await enter('/admin', bea)
      await expect(heading(page)).toBeVisible()
      await asAnna(leaveAnnaTheOnlyAdministrator)

      const row = rowOf(userTable(page), bea)
      await row.getByRole('combobox').selectOption('moderator')
      await row.getByRole('button', { name: 'Hinzufügen' }).click()
      await expectToast(page, 'Zugriff verweigert', 'Du hast keine Admin-Berechtigung')
      await expect(page).toHaveURL('/')
      const held = await asAnna((anna) => anna(listUserRoles, {}))
      expect(held.filter(({ user_id }) => user_id === id).map(({ role }) => role)).toEqual(['user'])
    })

    test('only while there is a session', async ({ page, enter }) => {
      await enter('/admin')
      await page.evaluate(() => sessionStorage.clear())
      await page.getByLabel('E-Mail').fill('clara@example.org')
      await page.getByLabel('Benutzername').fill('Clara')
      await page.getByLabel('Passwort').fill('claras-geheimnis')
      await page.getByRole('button', { name: 'Benutzer erstellen' }).click()
      await expectToast(page, 'Fehler', 'Nicht authentifiziert')
      await expect(page).toHaveURL('/auth')
    })
  })
})

test.describe('pending requests', () => {
  test.use({ expectedNoise: /net::ERR_|status of (?:409|50[02])/ })

  test('have a card only while there are any; the newest stands first', async ({ page, enter }) => {
    await rejectAll()
    await enter('/admin')
    await expect(page.getByRole('heading', { name: 'Benutzer erstellen' })).toBeVisible()
    await expect(page.getByText('Registrierungsanfragen')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

    const [clara, dariush] = [newcomer('Clara'), newcomer('داریوش')]
    await ask(clara)
    await ask(dariush, 'Erste Zeile\nسلام!')
    await page.reload()
    const table = requestTable(page)
    await expect(table.getByRole('columnheader')).toHaveText([
      'E-Mail',
      'Benutzername',
      'Nachricht',
      'Datum',
      'Aktionen',
    ])
    const today = new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' })
    expect(today).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}$/)
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('row').nth(1)).toContainText(dariush.email)
    await expect(rowOf(table, clara).getByRole('cell')).toContainText(['Clara', 'Keine Nachricht', today])
    await expect(rowOf(table, dariush).getByRole('cell')).toContainText(['داریوش', 'Erste Zeile', today])
    await expect(rowOf(table, dariush).getByText('داریوش')).toHaveAttribute('lang', 'fa')

    await rowOf(table, clara).getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Anfrage abgelehnt', 'Die Registrierungsanfrage wurde abgelehnt')
    await expect(table.getByRole('row')).toHaveCount(2)
    await closeToast(page, 'Anfrage abgelehnt')
    await rowOf(table, dariush).getByRole('button', { name: 'Reject' }).click()
    await expect(table).toHaveCount(0)
    await expect(rowOf(userTable(page), clara)).toHaveCount(0)
  })

  test('approved: an account with a temporary password of 12 characters, then the mail', async ({
    page,
    enter,
  }) => {
    const [clara, dariush] = [newcomer('Clara'), newcomer('Dariush')]
    for (const person of [clara, dariush]) await ask(person)
    await enter('/admin')
    const passwords: string[] = []
    const order: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') return
      order.push(new URL(request.url()).pathname)
      const sent = request.postDataJSON() as { password?: string }
      if (sent.password) passwords.push(sent.password)
    })
    for (const person of [clara, dariush]) {
      const row = rowOf(requestTable(page), person)
      const approve = () => row.getByRole('button', { name: 'Approve' }).click()
      const mail = await mailAfter(person.email, approve)
      expect(mail.text).toContain('/auth#type=recovery')
      await expectToast(
        page,
        'Anfrage genehmigt',
        `Temporäres Passwort erstellt. E-Mail mit Passwort-Setup-Link wurde an ${person.email} gesendet`,
      )
      await expect(row).toHaveCount(0)
      await expect(rowOf(userTable(page), person).getByRole('listitem')).toHaveText(['user'])
      await closeToast(page, 'Anfrage genehmigt')
    }
    expect(order.slice(0, 2)).toEqual([
      '/api/functions/create-user',
      '/api/functions/send-registration-approval',
    ])
    for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{12}$/)
    expect(new Set(passwords).size).toBe(2)
  })

  test('approved, but the mail fails: told so, and the request is gone all the same', async ({
    page,
    enter,
  }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await enter('/admin')
    await refuse(page, '**/send-registration-approval', 502, 'mail-failed', 'Die Post streikt.')
    await rowOf(requestTable(page), clara).getByRole('button', { name: 'Approve' }).click()
    await expectToast(
      page,
      'Benutzer erstellt',
      'Benutzer wurde erstellt, aber die E-Mail konnte nicht gesendet werden',
    )
    await expect(toastTitled(page, 'Benutzer erstellt')).toHaveRole('alert')
    await expect(rowOf(userTable(page), clara)).toBeVisible()
    await expect(rowOf(requestTable(page), clara)).toHaveCount(0)
  })

  for (const { title, answer, text } of [
    { title: 'with words', answer: 'Die Datenbank macht Pause.', text: 'Die Datenbank macht Pause.' },
    { title: 'without words', answer: null, text: 'Benutzer konnte nicht erstellt werden' },
  ]) {
    test(`not approved, because the server fails ${title}: the request stays`, async ({ page, enter }) => {
      const clara = newcomer('Clara')
      await ask(clara)
      await enter('/admin')
      const mails: string[] = []
      page.on('request', (request) => mails.push(request.url()))
      if (answer) await refuse(page, '**/create-user', 500, 'internal', answer)
      else await page.route('**/create-user', (route) => route.abort())
      const row = rowOf(requestTable(page), clara)
      await row.getByRole('button', { name: 'Approve' }).click()
      await expectToast(page, 'Fehler', text)
      await expect(row).toBeVisible()
      await expect(row).toHaveAttribute('aria-busy', 'false')
      await expect(row.getByRole('button', { name: 'Approve' })).toBeFocused()
      expect(mails.filter((url) => url.includes('send-registration-approval'))).toEqual([])
    })
  }

  test('decided by another administrator meanwhile: told so, and gone from the list', async ({
    page,
    enter,
  }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await enter('/admin')
    const anna = await clientOf(page)
    const [request] = (await anna(pendingRequests, {})).filter(({ email }) => email === clara.email)
    await anna(decideRequest, { id: request?.id ?? '', status: 'rejected' })
    const row = rowOf(requestTable(page), clara)
    await row.getByRole('button', { name: 'Approve' }).click()
    await expectToast(page, 'Fehler', 'Über diese Anfrage wurde schon entschieden.')
    await expect(row).toHaveCount(0)
    await expect(rowOf(userTable(page), clara)).toHaveCount(0)
  })

  test('cannot be rejected while the server fails', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await enter('/admin')
    await refuse(page, '**/api/registration-requests/*', 500, 'internal', 'Oje')
    const row = rowOf(requestTable(page), clara)
    await row.getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Fehler', 'Konnte Anfrage nicht ablehnen')
    await expect(row).toBeVisible()
  })

  test('are busy one by one, and are decided once', async ({ page, enter }) => {
    const [clara, dariush] = [newcomer('Clara'), newcomer('Dariush')]
    for (const person of [clara, dariush]) await ask(person)
    await enter('/admin')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    const release = await holdBack(page, '**/api/registration-requests/*')
    const row = rowOf(requestTable(page), clara)
    const reject = row.getByRole('button', { name: 'Reject' })
    await reject.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Approve', 'Reject']) {
      await expect(row.getByRole('button', { name })).toBeDisabled()
    }
    await expect(reject).toBeFocused()
    const other = rowOf(requestTable(page), dariush)
    await expect(other).toHaveAttribute('aria-busy', 'false')
    await expect(other.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await release()
    await expectToast(page, 'Anfrage abgelehnt', 'Die Registrierungsanfrage wurde abgelehnt')
    await expect(row).toHaveCount(0)
    expect(sent.filter((method) => method === 'PATCH')).toHaveLength(1)
    await expect(page.getByRole('heading', { name: /^Registrierungsanfragen/ })).toBeFocused()
  })
})

test.describe('creating a user', () => {
  test.use({ expectedNoise: /net::ERR_|status of 409/ })

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
      title: 'a short password before an empty name',
      typed: { ...valid, password: '12345', username: '' },
      field: 'Passwort',
      text: 'Passwort muss mindestens 6 Zeichen lang sein',
    },
    {
      title: 'a name of blanks',
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
    test(`${title}: the first failing message`, async ({ page, enter }) => {
      await enter('/admin')
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await create(page, typed)
      await expectToast(page, 'Validierungsfehler', text)
      await expect(toastTitled(page, 'Validierungsfehler')).toHaveText(`Validierungsfehler${text}`)
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
      await expect(page.getByLabel(field)).toBeFocused()
      for (const [name, value] of Object.entries(typed)) {
        await expect(fields(page)[name as keyof typeof typed]).toHaveValue(value)
      }
      expect(sent.filter((url) => url.endsWith('/create-user'))).toEqual([])
    })
  }

  test('shows the initial password once, with which the person gets in', async ({ page, enter, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const sara = newcomer('سارا کریمی (2)')
    await enter('/admin')
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

  test('an address that is taken, in the words of the server; then another one', async ({ page, enter }) => {
    await enter('/admin')
    const clara = newcomer('Clara')
    await create(page, { ...clara, email: administrator.email })
    await expectToast(page, 'Fehler', 'Für diese E-Mail-Adresse gibt es schon ein Konto.')
    const { email, username, password, create: submit } = fields(page)
    await expect(email).toHaveValue(administrator.email)
    await expect(username).toHaveValue('Clara')
    await expect(password).toHaveValue(clara.password)
    await expect(submit).toBeFocused()
    await email.fill(clara.email)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolg', 'Benutzer Clara wurde erfolgreich erstellt')
  })

  test('where nobody answers, in fixed words', async ({ page, enter }) => {
    await enter('/admin')
    await page.route('**/create-user', (route) => route.abort())
    await create(page, valid)
    await expectToast(page, 'Fehler', 'Benutzer konnte nicht erstellt werden')
    await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Zugangsdaten' })).toHaveCount(0)
  })
})

test.describe('roles', () => {
  test.use({ expectedNoise: /net::ERR_|status of (?:409|500)/ })

  test('are added and taken away, without losing the place', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    // Enough others for a page that scrolls.
    for (const name of ['Bahram', 'Dariush', 'Elif']) await admit(newcomer(name))
    await enter('/admin')
    const row = rowOf(userTable(page), clara)
    const selector = row.getByRole('combobox', { name: 'Neue Rolle für Clara' })
    const add = row.getByRole('button', { name: 'Hinzufügen' })
    const chips = row.getByRole('listitem')
    await expect(selector).toHaveValue('')
    await expect(selector.locator('option:not([value=""])')).toHaveText(['user', 'moderator', 'admin'])
    await expect(chips).toHaveText(['user'])

    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    await add.click()
    await expectToast(page, 'Fehler', 'Bitte wähle eine Rolle aus')
    await selector.selectOption('user')
    await add.click()
    await expectToast(page, 'Fehler', 'Benutzer hat diese Rolle bereits')
    await expect(chips).toHaveText(['user'])
    expect(sent.filter((method) => method !== 'GET')).toEqual([])

    await selector.selectOption('moderator')
    const place = await page.evaluate(() => scrollY)
    await add.click()
    await expectToast(page, 'Erfolg', 'Rolle wurde hinzugefügt')
    await expect(chips).toHaveText(['user', 'moderator'])
    await expect(selector).toHaveValue('')
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)

    await chips.getByRole('button', { name: 'Rolle user von Clara entfernen' }).press('Enter')
    await expectToast(page, 'Erfolg', 'Rolle wurde entfernt')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chips).toHaveText(['moderator'])
    await expect(selector).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })

  test('the table does not go away while the lists are loaded again', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    await enter('/admin')
    const row = rowOf(userTable(page), clara)
    const release = await holdBack(page, '**/api/profiles')
    await row.getByRole('combobox').selectOption('admin')
    await row.getByRole('button', { name: 'Hinzufügen' }).click()
    await expectToast(page, 'Erfolg', 'Rolle wurde hinzugefügt')
    await expect(row).toHaveAttribute('aria-busy', 'true')
    await expect(row).toBeVisible()
    await expect(page.getByText('Lädt...')).toHaveCount(0)
    await release()
    await expect(row).toHaveAttribute('aria-busy', 'false')
    await expect(row.getByRole('listitem')).toHaveText(['user', 'admin'])
    await leaveAnnaTheOnlyAdministrator(await clientOf(page))
  })

  test('the last administrator stays one, and learns why', async ({ page, enter }) => {
    await asAnna(leaveAnnaTheOnlyAdministrator)
    await enter('/admin')
    const row = rowOf(userTable(page), administrator)
    await row.getByRole('button', { name: /^Rolle admin von .* entfernen$/ }).click()
    await expectToast(
      page,
      'Fehler',
      'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.',
    )
    await expect(row.getByRole('listitem').filter({ hasText: 'admin' })).toHaveCount(1)
  })

  for (const code of ['internal', null] as const) {
    test(`that cannot be changed because ${code ? 'the server fails' : 'nobody answers'}, in fixed words`, async ({
      page,
      enter,
    }) => {
      const clara = newcomer('Clara')
      await admit(clara)
      await enter('/admin')
      for (const path of ['**/api/user-roles', '**/api/user-roles/*']) {
        await page.route(path, (route) => {
          if (route.request().method() === 'GET') return route.fallback()
          return code ? route.fulfill({ status: 500, json: { error: 'Oje', code } }) : route.abort()
        })
      }
      const row = rowOf(userTable(page), clara)
      await row.getByRole('combobox').selectOption('moderator')
      await row.getByRole('button', { name: 'Hinzufügen' }).click()
      await expectToast(page, 'Fehler', 'Konnte Rolle nicht hinzufügen')
      await expect(row.getByRole('combobox')).toHaveValue('moderator')
      await row.getByRole('button', { name: /entfernen/ }).click()
      await expectToast(page, 'Fehler', 'Konnte Rolle nicht entfernen')
      await expect(row.getByRole('listitem')).toHaveText(['user'])
    })
  }

  test('that somebody else has given meanwhile are held already', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    const id = await admit(clara)
    await enter('/admin')
    await (
      await clientOf(page)
    )(addUserRole, { user_id: id, role: 'moderator' })
    const row = rowOf(userTable(page), clara)
    await row.getByRole('combobox').selectOption('moderator')
    await row.getByRole('button', { name: 'Hinzufügen' }).click()
    await expectToast(page, 'Fehler', 'Benutzer hat diese Rolle bereits')
    await expect(row.getByRole('listitem')).toHaveText(['user', 'moderator'])
  })
})

test.describe('deleting a user', () => {
  test.use({ expectedNoise: /net::ERR_|status of (?:409|404)/ })

  test('asks first, with the focus on the way out', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    await enter('/admin')
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

  test('ends the account and what the person was doing', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    const { token } = await openSession(clara)
    await enter('/admin')
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Erfolg', 'Benutzer erfolgreich gelöscht')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Benutzer', exact: true })).toBeFocused()
    await expect(openSession(clara)).rejects.toMatchObject({ code: 'invalid-credentials' })
    await expect(clientWith(token)(getUsers, {})).rejects.toMatchObject({ status: 401 })
  })

  test('is not for the own account', async ({ page, enter }) => {
    await enter('/admin')
    await rowOf(userTable(page), administrator).getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Dein eigenes Konto kannst du hier nicht löschen.')
    await expect(rowOf(userTable(page), administrator)).toBeVisible()
  })

  test('who is gone already is told in the words of the server, and leaves the table', async ({
    page,
    enter,
  }) => {
    const clara = newcomer('Clara')
    const user_id = await admit(clara)
    await enter('/admin')
    await (
      await clientOf(page)
    )(deleteUser, { user_id })
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Diesen Benutzer gibt es nicht mehr.')
    await expect(row).toHaveCount(0)
  })

  test('where nobody answers, in fixed words', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    await enter('/admin')
    await page.route('**/delete-user', (route) => route.abort())
    const row = rowOf(userTable(page), clara)
    await row.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await expectToast(page, 'Fehler', 'Benutzer konnte nicht gelöscht werden')
    await expect(row).toBeVisible()
  })
})

test.describe('the table of everybody', () => {
  test('has column headers, and the administrator herself', async ({ page, enter }) => {
    await enter('/admin')
    await expect(userTable(page).getByRole('columnheader')).toHaveText([
      'Benutzername',
      'E-Mail',
      'Benutzer-ID',
      'Rollen',
      'Rolle hinzufügen',
      'Aktionen',
    ])
    const { user } = await openSession(administrator)
    const row = rowOf(userTable(page), administrator)
    await expect(row.getByText(user.id, { exact: true })).toBeVisible()
    await expect(row.getByRole('listitem').filter({ hasText: 'admin' })).toHaveText('admin')
  })

  test.describe('where lists cannot be loaded', () => {
    test.use({ expectedNoise: /status of 500|net::ERR_/ })

    test('everything that is missing is told', async ({ page, enter }) => {
      await page.route(/api\/(?:profiles|user-roles|registration-requests|functions\/get-users)$/, (route) =>
        route.abort(),
      )
      await enter('/admin')
      for (const text of [
        'Konnte Profile nicht laden',
        'Konnte Rollen nicht laden',
        'Konnte Registrierungsanfragen nicht laden',
        'Keine Antwort vom Server. Bitte prüfe deine Internetverbindung oder versuche es gleich noch einmal.',
      ]) {
        await expectToast(page, 'Fehler', text)
      }
    })

    for (const { path, text } of [
      { path: '**/api/profiles', text: 'Konnte Profile nicht laden' },
      { path: '**/api/user-roles', text: 'Konnte Rollen nicht laden' },
      { path: '**/api/registration-requests', text: 'Konnte Registrierungsanfragen nicht laden' },
      { path: '**/api/functions/get-users', text: 'Oje' },
    ]) {
      test(`it is told that ${text}, and trying again helps`, async ({ page, enter }) => {
        await refuse(page, path, 500, 'internal', 'Oje')
        await enter('/admin')
        await expectToast(page, 'Fehler', text)
        await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
        const faults = page.getByRole('region', { name: 'Nicht geladen' })
        await expect(faults.getByRole('listitem')).toHaveText([text])
        if (text === 'Oje') {
          await expect(userTable(page).getByRole('row').nth(1)).toContainText('N/A')
          await expect(rowOf(userTable(page), administrator)).toHaveCount(0)
        }
        await page.unroute(path)
        await faults.getByRole('button', { name: 'Erneut laden' }).click()
        await expect(faults).toHaveCount(0)
        await expect(rowOf(userTable(page), administrator)).toBeVisible()
      })
    }
  })

  test.describe('with 2,000 people', () => {
    const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const people = Array.from({ length: 2_000 }, (_, number) => ({
      id: idOf(number),
      username: number === 0 ? null : number === 1_234 ? 'Jörg Weiß' : `Person ${number}`,
      email: `person${number}@example.org`,
    }))

    test.beforeEach(async ({ page, enter }) => {
      const created_at = '2026-03-20T12:00:00.000Z'
      await page.route('**/api/profiles', (route) =>
        route.fulfill({
          json: people.map(({ id, username }) => ({ id, username, avatar_url: null, created_at })),
        }),
      )
      await page.route('**/api/user-roles', (route) =>
        route.fulfill({ json: people.map(({ id }) => ({ id, user_id: id, role: 'user' })) }),
      )
      await page.route('**/api/functions/get-users', (route) =>
        // Of one person nobody knows the address.
        route.fulfill({ json: { users: people.slice(1).map(({ id, email }) => ({ id, email })) } }),
      )
      await enter('/admin')
    })

    test('it is read page by page, 50 at a time', async ({ page }) => {
      const rows = userTable(page).getByRole('row')
      await expect(page.getByText('2.000 Benutzer', { exact: true })).toBeVisible()
      await expect(rows).toHaveCount(51)
      await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Kein Name')
      await expect(rows.nth(1).getByRole('cell').first()).toHaveText('N/A')

      const pages = page.getByRole('navigation', { name: 'Seiten', exact: true })
      const next = pages.getByRole('button', { name: 'Nächste Seite' })
      await expect(pages.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled()
      await next.click()
      await expect(pages).toContainText('Seite 2 von 40')
      await expect(rows.nth(1)).toContainText('Person 50')
      await expect(next).toBeFocused()

      const atTheEnd = page.getByRole('navigation', { name: 'Seiten, am Ende der Liste' })
      await atTheEnd.getByRole('button', { name: 'Nächste Seite' }).click()
      await expect(rows.nth(1)).toContainText('Person 100')
      await expect(page.getByRole('heading', { name: 'Benutzer', exact: true })).toBeInViewport()
      await pages.getByRole('button', { name: 'Vorherige Seite' }).click()
      await expect(pages).toContainText('Seite 2 von 40')
    })

    test('people are found by name, address and id, whatever the spelling', async ({ page }) => {
      const rows = userTable(page).getByRole('row')
      const search = page.getByRole('searchbox', { name: 'Benutzer suchen' })
      await page.getByRole('button', { name: 'Nächste Seite' }).first().click()
      for (const typed of ['JOERG weiss', 'person1234@', idOf(1_234)]) {
        await search.fill(typed)
        await expect(page.getByText('1 von 2.000 Benutzern', { exact: true })).toBeVisible()
        await expect(rows).toHaveCount(2)
        await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Jörg Weiß')
      }
      await search.fill('Person 19')
      await expect(page.getByText('111 von 2.000 Benutzern', { exact: true })).toBeVisible()
      await expect(page.getByText('Seite 1 von 3', { exact: true }).first()).toBeVisible()
      await search.fill('niemand')
      await expect(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible()
      await expect(rows).toHaveCount(1)
    })
  })
})
