import type { Page } from '@playwright/test'
import { closeReport, listReportedLines } from '@pol/contract/operations/moderation'
import { createReport } from '@pol/contract/operations/reports'
import { asAdministrator, createAccount } from '../support/administration.ts'
import { clientWith, openSession } from '../support/clients.ts'
import { deviceLock } from '../support/one-device.ts'
import { unfold } from '../support/folds.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'

test.use({ role: 'admin' })

const lines = (page: Page) => page.getByRole('table', { name: 'Meldungen', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fehler melden' })
const openMenu = (page: Page, text: string) =>
  page
    .getByRole('button', { name: `Weitere Aktionen zu ${text}`, exact: true })
    .first()
    .click()

/** Opens the dialog of a text from the menu of its card. */
async function startReport(page: Page, text: string): Promise<void> {
  await openMenu(page, text)
  await page.getByRole('button', { name: 'Fehler melden', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Closes all open reports of other journeys. */
async function closeAllReports(): Promise<void> {
  await asAdministrator(async (anna) => {
    for (const { id } of (await anna(listReportedLines, {})).body)
      await anna(closeReport, { id, status: 'done' })
  })
}

test.describe('a mistake', () => {
  test.beforeEach(closeAllReports)

  test('is reported by two learners, answered by a moderator, and both get the answer', async ({
    page,
    openSignedIn,
  }) => {
    test.slow(true, 'three people sign in')
    const [sara, reza, mo] = [newcomer('Sara'), newcomer('Reza'), newcomer('Mo')]
    await createAccount(sara)
    await createAccount(reza)
    await createAccount(mo, 'moderator')

    await openSignedIn('/sentences', sara)
    await startReport(page, 'Guten Morgen!')
    await expect(dialog(page)).toContainText('Guten Morgen!')
    const text = dialog(page).getByRole('textbox', { name: 'Was stimmt nicht?' })
    await expect(text).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Senden' }).click()
    await expectToast(page, 'Fehler', 'Bitte schreiben Sie, was nicht stimmt, höchstens 300 Zeichen.')
    await text.fill('x'.repeat(301))
    await expect(dialog(page).getByText('301 von 300 Zeichen')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Senden' }).click()
    await expect(text).toBeFocused()
    await text.fill('So sagt man das nur bis zehn Uhr.')
    await dialog(page).getByRole('button', { name: 'Senden' }).click()
    await expectToast(
      page,
      'Erfolg',
      'Danke! Ihre Meldung ist angekommen. Die Antwort steht dann unter „Meine Meldungen“.',
    )
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Weitere Aktionen zu Guten Morgen!' })).toBeFocused()

    const asReza = clientWith((await openSession(reza)).token)
    await asReza(createReport, { item: 'phrase-guten-morgen', text: 'Das „sobh“ fehlt.' })

    await openSignedIn('/', mo)
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.getByRole('menuitem', { name: 'Moderation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
    const row = lines(page).getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toContainText('Guten Morgen!')
    await expect(row.getByRole('rowheader')).toContainText('صبح بخیر!')
    await expect(row).toContainText('2 Personen')
    await expect(row).toContainText('So sagt man das nur bis zehn Uhr.')
    await expect(row).toContainText('Das „sobh“ fehlt.')
    await expect(row).not.toContainText('Sara')
    await row.getByRole('button', { name: 'Erledigt' }).click()
    const answer = page.getByRole('dialog', { name: 'Meldung erledigen' })
    await expect(answer).toContainText('Alle 2 Personen, die das gemeldet haben, sehen Ihre Antwort.')
    await answer.getByRole('textbox').fill('Danke, wir haben es ergänzt.')
    await answer.getByRole('button', { name: 'Erledigt' }).click()
    await expectToast(page, 'Erfolg', 'Die Meldung ist erledigt')
    await expect(page.getByText('Keine Meldung ist offen')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Meldungen' })).toBeFocused()

    await openSignedIn('/', sara)
    const news = toastTitled(page, 'Neues zu Ihrer Meldung')
    await news.getByRole('link', { name: 'Meine Meldungen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Meldungen' })).toBeVisible()
    const report = page.getByRole('list', { name: 'Meine Meldungen' }).getByRole('listitem')
    await expect(report).toContainText(['Guten Morgen!'])
    await expect(report).toContainText(['So sagt man das nur bis zehn Uhr.'])
    await expect(report).toContainText(['Danke, wir haben es ergänzt.'])
    await expect(report.getByText('Neu', { exact: true })).toBeVisible()
    await page.reload()
    await expect(report.getByText('Erledigt', { exact: true })).toBeVisible()
    await expect(report.getByText('Neu', { exact: true })).toHaveCount(0)

    await openSignedIn('/meine-meldungen', reza)
    await expect(report).toContainText(['Danke, wir haben es ergänzt.'])
  })

  test.describe('when something fails', () => {
    test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 409'] })

    test('is kept in the dialog while the server cannot be reached', async ({ page, openSignedIn }) => {
      await openSignedIn('/syllables')
      await page
        .getByRole('button', { name: /^Weitere Aktionen/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Fehler melden' }).click()
      const text = dialog(page).getByRole('textbox')
      await text.fill('Hier fehlt eine Silbe.')
      await page.route('**/api/reports', (route) => route.abort())
      await dialog(page).getByRole('button', { name: 'Senden' }).click()
      await expect(toastTitled(page, 'Fehler')).toContainText('Keine Antwort vom Server.')
      await expect(text).toHaveValue('Hier fehlt eine Silbe.')
      await page.unroute('**/api/reports')
      await dialog(page).getByRole('button', { name: 'Senden' }).click()
      await expect(toastTitled(page, 'Erfolg')).toBeVisible()
    })

    test('closed by another moderator since the table was loaded leaves the table', async ({
      page,
      openSignedIn,
    }) => {
      const sara = newcomer('Sara')
      await createAccount(sara)
      const asSara = clientWith((await openSession(sara)).token)
      const { id } = await asSara(createReport, { item: 'haus', text: 'Der Artikel fehlt.' })
      const mo = newcomer('Mo')
      await createAccount(mo, 'moderator')
      await openSignedIn('/moderation', mo)
      await lines(page).getByRole('button', { name: 'Erledigt' }).click()
      await asAdministrator((anna) => anna(closeReport, { id, status: 'done' }))
      await page.getByRole('dialog').getByRole('button', { name: 'Erledigt' }).click()
      await expectToast(page, 'Fehler', 'Diese Meldung ist schon erledigt.')
      await expect(page.getByText('Keine Meldung ist offen')).toBeVisible()
    })
  })
})

for (const { screen, address, text, open } of [
  { screen: 'the alphabet', address: '/alphabet', text: 'Alef' },
  { screen: 'the pictures', address: '/kinder?tab=animals', text: 'die Katze' },
  { screen: 'the verbs', address: '/verbs', text: 'lernen' },
  {
    screen: 'the course',
    address: '/kurs/1',
    text: 'Hallo! Ich bin Anna. Wie heißt du?',
    open: (page: Page) => unfold(page, 'Dialog'),
  },
  { screen: 'the phrases for seniors', address: '/senioren?tab=basic', text: 'Guten Morgen!' },
  {
    screen: 'an opened entry of the dictionary',
    address: '/dictionary',
    text: 'Haus',
    open: async (page: Page) => {
      await page.getByRole('searchbox').fill('haus')
      await page.getByRole('button', { name: 'Mehr zu Haus', exact: true }).click()
    },
  },
] as const satisfies readonly {
  screen: string
  address: string
  text: string
  open?: (page: Page) => Promise<void>
}[]) {
  test(`on ${screen} a mistake can be reported`, async ({ page, openSignedIn }) => {
    await openSignedIn(address)
    await open?.(page)
    await startReport(page, text)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const button = page.getByRole('button', { name: `Weitere Aktionen zu ${text}`, exact: true }).first()
    await expect(button).toBeFocused()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })
}

test.describe('without an answer of the server', () => {
  test.use({
    expectedNoise: ['net::ERR_FAILED', 'status of 401', 'Content could not be loaded ConnectionError'],
  })

  test('the own reports are loaded again when the network is back, and may be none', async ({
    page,
    openSignedIn,
  }) => {
    const sara = newcomer('Sara')
    await createAccount(sara)
    await openSignedIn('/', sara)
    await page.route('**/api/reports', (route) => route.abort())
    await page.goto('/meine-meldungen')
    await expect(page.getByRole('alert')).toContainText('Ihre Meldungen konnten nicht geladen werden.')
    await page.unroute('**/api/reports')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText('Noch nichts gemeldet')).toBeVisible()
  })

  test('a session that ends while a report is written leads to the sign-in', async ({
    page,
    openSignedIn,
    person,
  }) => {
    // The device-lock stream would open the sign-in before the report is sent.
    await page.route(`**${deviceLock}`, (route) => route.abort())
    await openSignedIn('/sentences')
    await startReport(page, 'Guten Morgen!')
    await openSession(person)
    await dialog(page).getByRole('textbox').fill('Falsch.')
    await dialog(page).getByRole('button', { name: 'Senden' }).click()
    await expect(page).toHaveURL('/auth')
  })
})
