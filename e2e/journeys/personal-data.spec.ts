import { readFile } from 'node:fs/promises'
import type { Download, Locator } from '@playwright/test'
import { deleteUser } from '@pol/contract/administration'
import type { PersonalData } from '@pol/contract/personal-data'
import { retention } from '@pol/contract/retention'
import { admit, rowOf, userTable } from '../support/administration.ts'
import { clientOf, openSession } from '../support/clients.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, test } from '../support/test.ts'

const exportButton = (row: Locator) => row.getByRole('button', { name: 'Daten exportieren' })

async function contentOf(download: Download): Promise<PersonalData> {
  return JSON.parse(await readFile(await download.path(), 'utf8')) as PersonalData
}

test.describe('handing somebody their data', () => {
  test.use({ expectedNoise: /net::ERR_|status of 404/ })

  test('downloads a file that names them, with what is stored of them, on a small telephone, too', async ({
    page,
    enter,
  }) => {
    const sara = newcomer('سارا / Sara')
    const id = await admit(sara, 'moderator')
    await openSession(sara)
    await page.setViewportSize({ width: 360, height: 740 })
    await enter('/admin')
    const button = exportButton(rowOf(userTable(page), sara))
    await expect(button).toHaveAccessibleDescription(sara.username)
    const beyondTheEdge = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyondTheEdge).toBeLessThanOrEqual(0)
    const download = page.waitForEvent('download')
    await button.click()
    expect((await download).suggestedFilename()).toBe('Pol-Daten-سارا-Sara.json')
    await expectToast(page, 'Erfolg', 'Daten wurden exportiert')
    await expect(button).toBeFocused()
    const { account, profile, roles, sessions } = await contentOf(await download)
    expect(account).toMatchObject({ id, email: sara.email })
    expect(profile?.username).toBe(sara.username)
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['moderator', 'user'])
    expect(sessions).toHaveLength(1)
  })

  test('who is gone already is told in the words of the server, and leaves the table', async ({
    page,
    enter,
  }) => {
    const clara = newcomer('Clara')
    const user_id = await admit(clara)
    await enter('/admin')
    const call = await clientOf(page)
    await call(deleteUser, { user_id })
    const row = rowOf(userTable(page), clara)
    await exportButton(row).click()
    await expectToast(page, 'Fehler', 'Diesen Benutzer gibt es nicht mehr.')
    await expect(row).toHaveCount(0)
  })

  test('where nobody answers, in fixed words', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    await enter('/admin')
    await page.route('**/export-user', (route) => route.abort())
    await exportButton(rowOf(userTable(page), clara)).click()
    await expectToast(page, 'Fehler', 'Daten konnten nicht exportiert werden')
  })
})

test('the privacy policy names the periods after which the server deletes', async ({ page }) => {
  await page.goto('/privacy-policy')
  const section = page.getByRole('region', { name: '6. Speicherdauer' })
  for (const [about, period] of [
    ['Sitzungen', `${retention.sessionDays} Tage nach der letzten Nutzung`],
    ['Abgelaufenes', `${retention.expiredDays} Tag nach ihrem Ablauf`],
    ['Zugangsanfragen', `${retention.decidedRequestDays} Tage nach der Entscheidung`],
    ['Zugangsanfragen', `${retention.openRequestDays} Tage, nachdem Sie zuletzt gefragt haben`],
    ['E-Mails', `${retention.mailFileDays} Tage, nachdem sie geschrieben wurden`],
  ] as const) {
    const point = section.getByRole('listitem').filter({ hasText: new RegExp(`^${about}:`) })
    await expect(point).toContainText(period)
  }
})
