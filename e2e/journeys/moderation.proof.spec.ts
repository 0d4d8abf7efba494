import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readRecords } from '@pol/content/kind'
import { decideRecording, listModeratedRecordings } from '@pol/contract/operations/moderation'
import { listOwnRecordings } from '@pol/contract/operations/recordings'
import { createReport } from '@pol/contract/operations/reports'
import { asAdministrator, createAccount } from '../support/administration.ts'
import { clientWith, openSession } from '../support/clients.ts'
import { newcomer } from '../support/people.ts'
import { record } from '../support/speakers.ts'
import { expect, expectToast, test, toastTitled, tokenOf } from '../support/test.ts'

test.use({ role: 'admin' })

const recordings = (page: Page) => page.getByRole('table', { name: 'Aufnahmen', exact: true })
const rowOf = (page: Page, text: string) => recordings(page).getByRole('row').filter({ hasText: text })
const fromShiraz = { motherTongue: 'fa', name: 'Bahram', region: 'Schiraz' } as const

/** Rejects all pending recordings of other journeys. */
async function rejectAllRecordings(): Promise<void> {
  await asAdministrator(async (anna) => {
    for (const { id, own } of (await anna(listModeratedRecordings, {})).body)
      if (!own) await anna(decideRecording, { id, status: 'rejected', reason: 'Aufgeräumt.' })
  })
}

async function rowsOf(download: Download) {
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  return readRecords('table.csv', csv, ';').map(({ record }) => record)
}

test.describe('the moderation', () => {
  test('is refused to a learner without the role, who stays signed in', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openSignedIn('/moderation', clara)
    await expectToast(page, 'Zugriff verweigert', 'Diese Seite ist für Moderatoren.')
    await expect(page).toHaveURL('/')
    expect(await tokenOf(page)).not.toBeNull()
    expect(requested.filter((url) => url.includes('/api/moderation'))).toEqual([])
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Moderation' })).toHaveCount(0)
  })

  test('is refused without a session', async ({ page }) => {
    await page.goto('/moderation')
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('recordings', () => {
  test.beforeEach(rejectAllRecordings)

  test('are heard, approved, and rejected with a reason; administrators see who did it', async ({
    page,
    openSignedIn,
  }) => {
    test.slow(true, 'three people sign in')
    const [bahram, mo] = [newcomer('Bahram'), newcomer('Mo')]
    await createAccount(bahram)
    await createAccount(mo, 'moderator')
    const asBahram = await record(bahram, fromShiraz, ['haus', 'wasser', 'letter-alef'])

    await openSignedIn('/moderation', mo)
    await expect(recordings(page).getByRole('rowheader')).toContainText(['das Haus', 'das Wasser', 'Alef'])
    const house = rowOf(page, 'das Haus')
    await expect(house).toContainText('خانه')
    await expect(house).toContainText('Bahram')
    await expect(house).toContainText('auf Farsi · Schiraz')
    await expect(house).toContainText(/3,\d s/)
    const sound = page.waitForResponse(/\/api\/recordings\/[\w-]+\/audio$/)
    await house.getByRole('button', { name: 'Anhören' }).click()
    expect((await sound).headers()['content-type']).toBe('audio/mpeg')
    const stop = house.getByRole('button', { name: 'Stopp' })
    await stop.click()
    await expect(stop).toHaveCount(0)
    await house.getByRole('button', { name: 'Freigeben' }).click()
    await expectToast(page, 'Erfolg', 'Die Aufnahme ist freigegeben')
    await expect(house).toHaveCount(0)
    await expect(page.getByText('2 insgesamt')).toBeVisible()

    await page.getByRole('searchbox', { name: 'Aufnahmen suchen' }).fill('آب')
    await expect(page.getByText('1 gefunden')).toBeVisible()
    await rowOf(page, 'das Wasser').getByRole('button', { name: 'Ablehnen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aufnahme ablehnen' })
    await expect(dialog).toContainText('Die Sprecherin oder der Sprecher sieht diesen Grund.')
    await expect(dialog.getByRole('textbox', { name: 'Grund' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Ablehnen' }).click()
    await expectToast(page, 'Fehler', 'Bitte geben Sie einen Grund an, höchstens 300 Zeichen.')
    await dialog.getByRole('textbox', { name: 'Grund' }).fill('Im Hintergrund läuft Musik.')
    await dialog.getByRole('button', { name: 'Ablehnen' }).click()
    await expectToast(page, 'Erfolg', 'Die Aufnahme ist abgelehnt')
    await expect(page.getByText('0 gefunden')).toBeVisible()

    await page.getByRole('searchbox', { name: 'Aufnahmen suchen' }).fill('')
    await page.getByRole('radio', { name: 'Freigegebene' }).check()
    await expect(house.getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
    await house.getByRole('button', { name: 'Ablehnen' }).click()
    await dialog.getByRole('textbox', { name: 'Grund' }).fill('Das ist ein anderes Wort.')
    await dialog.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(house).toHaveCount(0)

    const own = await asBahram(listOwnRecordings, {})
    expect(own.map(({ item, state, reason }) => `${item} ${state} ${reason ?? ''}`).toSorted()).toEqual([
      'haus rejected Das ist ein anderes Wort.',
      'letter-alef pending ',
      'wasser rejected Im Hintergrund läuft Musik.',
    ])

    await openSignedIn('/admin')
    const trail = page.getByRole('table', { name: 'Protokoll', exact: true })
    await page.getByRole('searchbox', { name: 'Protokoll durchsuchen' }).fill(mo.email)
    // Includes the entries for creating the account and adding the role.
    await expect(page.getByText('6 gefunden')).toBeVisible()
    await expect(trail.getByRole('columnheader')).toHaveText(['Zeitpunkt', 'Wer', 'Was', 'Woran', 'Wessen'])
    const rows = trail.getByRole('row')
    await expect(rows.nth(1)).toContainText('Aufnahme abgelehnt')
    await expect(rows.nth(1)).toContainText(mo.email)
    await expect(rows.nth(1)).toContainText('haus')
    await expect(rows.nth(1)).toContainText(bahram.email)
    await expect(rows.nth(3)).toContainText('Aufnahme freigegeben')
    await expect(rows.nth(4)).toContainText('Aufnahme angehört')
  })

  test('of one’s own are decided by another person', async ({ page, openSignedIn }) => {
    const mo = newcomer('Mo')
    await createAccount(mo, 'moderator')
    await record(mo, { motherTongue: 'de', name: null, region: null }, ['brot'])
    await openSignedIn('/moderation', mo)
    const bread = rowOf(page, 'das Brot')
    await expect(bread).toContainText('Ohne Namen')
    await expect(bread).toContainText('Ihre eigene Aufnahme: Darüber entscheidet jemand anderes.')
    await expect(bread.getByRole('button')).toHaveText(['Anhören'])
  })

  test('may be none', async ({ page, openSignedIn }) => {
    const mo = newcomer('Mo')
    await createAccount(mo, 'moderator')
    await openSignedIn('/moderation', mo)
    await page.getByRole('searchbox', { name: 'Aufnahmen suchen' }).fill('xyz')
    await expect(page.getByText('0 gefunden')).toBeVisible()
  })

  test.describe('meanwhile', () => {
    test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'status of 403', 'status of 409'] })

    test('decided by another moderator leave the table', async ({ page, openSignedIn }) => {
      const [bahram, mo] = [newcomer('Bahram'), newcomer('Mo')]
      await createAccount(bahram)
      await createAccount(mo, 'moderator')
      const asBahram = await record(bahram, fromShiraz, ['baum'])
      await openSignedIn('/moderation', mo)
      const [{ id } = { id: '' }] = await asBahram(listOwnRecordings, {})
      const tree = rowOf(page, 'der Baum')
      await expect(tree).toBeVisible()
      await asAdministrator((anna) =>
        anna(decideRecording, { id, status: 'rejected', reason: 'Es rauscht.' }),
      )
      await tree.getByRole('button', { name: 'Freigeben' }).click()
      await expectToast(page, 'Fehler', 'Über diese Aufnahme wurde schon entschieden.')
      await expect(tree).toHaveCount(0)
    })

    test('stay in the table while there is no network, and are loaded again', async ({
      page,
      context,
      openSignedIn,
    }) => {
      const [bahram, mo] = [newcomer('Bahram'), newcomer('Mo')]
      await createAccount(bahram)
      await createAccount(mo, 'moderator')
      await record(bahram, fromShiraz, ['baum'])
      await openSignedIn('/moderation', mo)
      const tree = rowOf(page, 'der Baum')
      await expect(tree).toBeVisible()
      await context.setOffline(true)
      await expect(page.getByText('Die Moderation braucht eine Internetverbindung.')).toBeVisible()
      await tree.getByRole('button', { name: 'Freigeben' }).click()
      await expect(toastTitled(page, 'Fehler')).toContainText('Keine Antwort vom Server.')
      await page.getByRole('searchbox', { name: 'Aufnahmen suchen' }).fill('baum')
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
        'Keine Antwort vom Server.',
      )
      await expect(tree).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('1 gefunden')).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  })
})

test('administrators download reports and lines as tables for a spreadsheet', async ({
  page,
  openSignedIn,
  person,
}) => {
  const [sara, mo] = [newcomer('Sara'), newcomer('Mo')]
  await createAccount(sara)
  await createAccount(mo, 'moderator')
  const asSara = clientWith((await openSession(sara)).token)
  const text = `=2+2 ${sara.email.slice(0, 12)}`
  await asSara(createReport, { item: 'haus', text })
  await openSignedIn('/moderation', person)
  const reports = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Meldungen als CSV' }).click()
  expect((await reports).suggestedFilename()).toBe('Pol-Meldungen.csv')
  expect(await rowsOf(await reports)).toContainEqual(
    expect.objectContaining({
      id: 'haus',
      german: 'Haus',
      file: 'lexicon.csv',
      text: `'${text}`,
      status: 'open',
    }),
  )
  const lines = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lernstoff als CSV' }).click()
  expect((await lines).suggestedFilename()).toBe('Pol-Lernstoff.csv')
  expect(await rowsOf(await lines)).toContainEqual({
    id: 'phrase-guten-morgen',
    german: 'Guten Morgen!',
    farsi: 'صبح بخیر!',
    transliteration: 'sobh bekheyr!',
    file: 'phrases.csv',
  })

  await openSignedIn('/moderation', mo)
  await expect(page.getByRole('heading', { name: 'Meldungen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meldungen als CSV' })).toHaveCount(0)
})
