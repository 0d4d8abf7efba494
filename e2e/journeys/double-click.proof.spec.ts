import type { Locator, Page } from '@playwright/test'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { listReportedLines } from '@pol/contract/operations/moderation'
import { asAdministrator, createAccount, requestTable, rowOf, userTable } from '../support/administration.ts'
import { clientWith } from '../support/clients.ts'
import { changesSentBy, doubleClick } from '../support/double-click.ts'
import { linkIn, mailAfter, mailsTo } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import { answers, askedBy, learnerWith, recordSentAnswers, verdict } from '../support/practice.ts'
import { record } from '../support/speakers.ts'
import { closeToast, expect, expectToast, test, toastTitled } from '../support/test.ts'

test.use({ role: 'admin' })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Double clicks, and expects one request to this path and one message. */
async function expectOneChange(page: Page, button: Locator, path: RegExp, title: string): Promise<void> {
  const sent = changesSentBy(page)
  await doubleClick(button)
  await expect(toastTitled(page, title)).toBeVisible()
  await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
  expect(sent.filter((sentPath) => path.test(sentPath))).toHaveLength(1)
  await closeToast(page, title)
}

test('a link for a new password is asked for and used once', async ({ page }) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await page.goto('/auth')
  const opener = page.getByRole('button', { name: 'Passwort vergessen?' })
  const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' })
  await doubleClick(opener)
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('E-Mail').fill(leila.email)
  const mail = await mailAfter(leila.email, '/auth#type=recovery', () =>
    expectOneChange(
      page,
      dialog.getByRole('button', { name: 'Link senden' }),
      /reset-password$/,
      'E-Mail gesendet',
    ),
  )
  await expect(dialog).toBeHidden()

  await page.goto(linkIn(mail).href)
  await page.getByLabel('Neues Passwort').fill('leilas-neues-geheimnis')
  await page.getByLabel('Passwort bestätigen').fill('leilas-neues-geheimnis')
  await expectOneChange(
    page,
    page.getByRole('button', { name: 'Passwort speichern' }),
    /update-password$/,
    'Passwort aktualisiert',
  )
  await expect(page).toHaveURL('/')
  const links = (await mailsTo(leila.email)).filter(({ text }) => text?.includes('/auth#type=recovery'))
  expect(links).toHaveLength(1)
})

test('a report is sent once, and is closed once', async ({ page, openSignedIn }) => {
  const sara = newcomer('Sara')
  const mo = newcomer('Mo')
  await createAccount(sara)
  await createAccount(mo, 'moderator')
  await openSignedIn('/sentences', sara)
  await page.getByRole('button', { name: 'Weitere Aktionen zu Guten Morgen!', exact: true }).click()
  await doubleClick(page.getByRole('button', { name: 'Fehler melden', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
  await dialog.getByRole('textbox').fill('Das „sobh“ fehlt, zweimal geklickt.')
  await expectOneChange(page, dialog.getByRole('button', { name: 'Senden' }), /\/api\/reports$/, 'Erfolg')
  await expect(dialog).toHaveCount(0)
  const texts = (await asAdministrator((anna) => anna(listReportedLines, {}))).body.map((line) =>
    JSON.stringify(line),
  )
  expect(texts.join().split('zweimal geklickt')).toHaveLength(2)

  await openSignedIn('/moderation', mo)
  const row = page.getByRole('row').filter({ hasText: 'zweimal geklickt' })
  await doubleClick(row.getByRole('button', { name: 'Erledigt' }))
  await expectOneChange(page, dialogButton(page, 'Erledigt'), /\/moderation\/reports\//, 'Erfolg')
  await expect(row).toHaveCount(0)
})

test('a recording is approved once', async ({ page, openSignedIn }) => {
  const [bahram, mo] = [newcomer('Bahram'), newcomer('Mo')]
  await createAccount(bahram)
  await createAccount(mo, 'moderator')
  await record(bahram, { motherTongue: 'fa', name: 'Bahram', region: 'Schiraz' }, ['brot'])
  await openSignedIn('/moderation', mo)
  const row = page.getByRole('row').filter({ hasText: 'das Brot' }).filter({ hasText: 'Bahram' })
  await expectOneChange(
    page,
    row.getByRole('button', { name: 'Freigeben' }),
    /\/moderation\/recordings\//,
    'Erfolg',
  )
})

test.describe('in the Admin Panel', () => {
  test('a request is approved once, with one account and one mail', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await clientWith(null)(requestAccess, { email: clara.email, username: clara.username, message: null })
    await openSignedIn('/admin')
    const row = rowOf(requestTable(page), clara)
    const sent = changesSentBy(page)
    await mailAfter(clara.email, '/auth#type=recovery', () =>
      doubleClick(row.getByRole('button', { name: 'Approve' })),
    )
    await expect(toastTitled(page, 'Anfrage genehmigt')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(rowOf(userTable(page), clara)).toHaveCount(1)
    await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
    for (const name of ['create-user', 'send-registration-approval'])
      expect(sent.filter((path) => path.endsWith(name))).toHaveLength(1)
    const links = (await mailsTo(clara.email)).filter(({ text }) => text?.includes('/auth#type=recovery'))
    expect(links).toHaveLength(1)
  })

  test('a user is created, gets a role, loses it, and is deleted once', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await openSignedIn('/admin')
    await page.getByLabel('E-Mail').fill(clara.email)
    await page.getByLabel('Benutzername').fill(clara.username)
    await page.getByLabel('Passwort').fill(clara.password)
    await expectOneChange(
      page,
      page.getByRole('button', { name: 'Benutzer erstellen' }),
      /create-user$/,
      'Erfolg',
    )
    const row = rowOf(userTable(page), clara)
    await row.getByRole('combobox').selectOption('moderator')
    await expectOneChange(page, row.getByRole('button', { name: 'Hinzufügen' }), /user-roles$/, 'Erfolg')
    const chip = row.getByRole('listitem').filter({ hasText: 'moderator' })
    await expectOneChange(page, chip.getByRole('button'), /user-roles\//, 'Erfolg')
    await expect(chip).toHaveCount(0)
    await doubleClick(row.getByRole('button', { name: 'Löschen' }))
    await expectOneChange(page, dialogButton(page, 'Löschen'), /delete-user$/, 'Erfolg')
    await expect(row).toHaveCount(0)
  })
})

/** Waits for the lists of the screen 'Sicherheit', which move its buttons when they are loaded. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(section(page, 'Angemeldet gebliebene Geräte')).toBeVisible()
  await expect(page.getByText('Sie haben noch keinen Passkey.')).toBeVisible()
}

test.describe('of the own account', () => {
  // The device-lock stream may send one more request with an ended session.
  test.use({ expectedNoise: ['status of 401'] })

  test('the password is changed once', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await expectLoaded(page)
    const form = section(page, 'Passwort ändern')
    await form.getByLabel('Bisheriges Passwort').fill(leila.password)
    await form.getByLabel('Neues Passwort').fill('leilas-neues-geheimnis')
    await form.getByLabel('Passwort bestätigen').fill('leilas-neues-geheimnis')
    await mailAfter(leila.email, 'Alle anderen Sitzungen sind damit beendet.', () =>
      expectOneChange(
        page,
        form.getByRole('button', { name: 'Passwort ändern' }),
        /\/account\/password$/,
        'Erfolg',
      ),
    )
  })

  test('the data are downloaded once', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await expectLoaded(page)
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    await doubleClick(section(page, 'Meine Daten herunterladen').getByRole('button'))
    await expect.poll(() => downloads).toHaveLength(1)
    await expect(section(page, 'Meine Daten herunterladen').getByRole('button')).toBeEnabled()
    expect(downloads).toHaveLength(1)
  })

  test('signing out everywhere is asked and done once', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await expectLoaded(page)
    const sent = changesSentBy(page)
    await doubleClick(section(page, 'Überall abmelden').getByRole('button', { name: 'Überall abmelden' }))
    await expect(dialogButton(page, 'Ja, überall abmelden')).toBeVisible()
    expect(sent).toEqual([])
    await doubleClick(dialogButton(page, 'Ja, überall abmelden'))
    await expectToast(page, 'Erfolg', 'Sie sind überall abgemeldet.')
    await expect(page).toHaveURL('/auth')
    expect(sent.filter((path) => path.includes('sign-out'))).toHaveLength(1)
  })

  test('the account is deleted once', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/sicherheit', leila)
    await expectLoaded(page)
    const sent = changesSentBy(page)
    await doubleClick(section(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' }))
    await doubleClick(dialogButton(page, 'Weiter'))
    const sure = page.getByRole('dialog').getByRole('checkbox')
    await expect(sure).not.toBeChecked()
    await sure.check()
    await doubleClick(dialogButton(page, 'Konto endgültig löschen'))
    await expectToast(page, 'Erfolg', 'Ihr Konto ist gelöscht.')
    await expect(page).toHaveURL('/auth')
    await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
    expect(sent.filter((path) => path === '/api/account/deletion')).toHaveLength(1)
  })

  test('the session is ended once', async ({ page, openSignedIn }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    await openSignedIn('/', leila)
    const sent = changesSentBy(page)
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await doubleClick(page.getByRole('menuitem', { name: 'Abmelden' }))
    await expectToast(page, 'Erfolg', 'Erfolgreich abgemeldet')
    await expect(page).toHaveURL('/auth')
    expect(sent.filter((path) => path === '/api/sign-out')).toHaveLength(1)
  })
})

test('a double click on the first question before a restart does not answer the second question', async ({
  page,
  openSignedIn,
}) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await openSignedIn('/fortschritt', leila)
  const sent = changesSentBy(page)
  await doubleClick(page.getByRole('button', { name: 'Neu beginnen' }))
  await doubleClick(dialogButton(page, 'Weiter'))
  await expect(dialogButton(page, 'Ja, neu beginnen')).toBeFocused()
  expect(sent.filter((path) => path.includes('learning'))).toEqual([])
  await doubleClick(dialogButton(page, 'Ja, neu beginnen'))
  await expectToast(page, 'Erfolg', 'Sie beginnen neu.')
  expect(sent.filter((path) => path === '/api/learning')).toHaveLength(1)
})

test('a text is translated once', async ({ page, openSignedIn }) => {
  await openSignedIn('/translate')
  const sent = changesSentBy(page)
  await page.locator('textarea:not([readonly])').fill('Guten Tag')
  await doubleClick(page.getByRole('button', { name: 'Übersetzen', exact: true }))
  await expect(page.locator('textarea[readonly]')).not.toHaveValue('')
  expect(sent.filter((path) => path.endsWith('/translate'))).toHaveLength(1)
})

for (const width of [1_280, 390])
  test(`in a round at ${width} px a double click starts, answers and continues once`, async ({
    page,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const lena = await learnerWith([...askedBy.choose, ...askedBy.picture, ...askedBy.listen])
    await openSignedIn('/ueben', lena)
    const sent = recordSentAnswers(page)
    await doubleClick(page.getByRole('button', { name: 'Üben starten', exact: true }))
    for (const answered of [1, 2]) {
      await expect(answers(page).first()).toBeEnabled()
      await expect(verdict(page)).toHaveCount(0)
      await doubleClick(answers(page).first())
      await expect(verdict(page)).toBeVisible()
      await doubleClick(page.getByRole('button', { name: 'Weiter', exact: true }))
      await expect.poll(() => new Set(sent).size).toBe(answered)
    }
    await expect(verdict(page)).toHaveCount(0)
  })
