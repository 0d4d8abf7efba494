import { readFile } from 'node:fs/promises'
import type { Download, Locator } from '@playwright/test'
import { deleteUser } from '@pol/contract/operations/administration'
import type { PersonalData } from '@pol/contract/operations/personal-data'
import { retention } from '@pol/contract/retention'
import { createAccount, rowOf, userTable } from '../support/administration.ts'
import { clientOf, openSession } from '../support/clients.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, test } from '../support/test.ts'

test.use({ role: 'admin' })

const exportButton = (row: Locator) => row.getByRole('button', { name: 'Daten exportieren' })

async function contentOf(download: Download): Promise<PersonalData> {
  return JSON.parse(await readFile(await download.path(), 'utf8')) as PersonalData
}

test.describe('exporting the data of a user', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 404'] })

  test('downloads a file with the user’s name and data, also on a small phone', async ({
    page,
    openSignedIn,
  }) => {
    const sara = newcomer('سارا / Sara')
    const id = await createAccount(sara, 'moderator')
    await openSession(sara)
    await page.setViewportSize({ width: 360, height: 740 })
    await openSignedIn('/admin')
    const button = exportButton(rowOf(userTable(page), sara))
    await expect(button).toHaveAccessibleDescription(sara.username)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
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

  test('shows the server’s message if the user was already deleted, who then leaves the table', async ({
    page,
    openSignedIn,
  }) => {
    const clara = newcomer('Clara')
    const user_id = await createAccount(clara)
    await openSignedIn('/admin')
    const call = await clientOf(page)
    await call(deleteUser, { user_id })
    const row = rowOf(userTable(page), clara)
    await exportButton(row).click()
    await expectToast(page, 'Fehler', 'Diesen Benutzer gibt es nicht mehr.')
    await expect(row).toHaveCount(0)
  })

  test('shows a fixed message if the network fails', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    await openSignedIn('/admin')
    await page.route('**/export-user', (route) => route.abort())
    await exportButton(rowOf(userTable(page), clara)).click()
    await expectToast(page, 'Fehler', 'Daten konnten nicht exportiert werden')
  })
})

test('the privacy policy states the retention periods of the server', async ({ page }) => {
  await page.goto('/privacy-policy')
  const section = page.getByRole('region', { name: '6. Speicherdauer' })
  for (const [about, period] of [
    ['Sitzungen', `enden ${retention.sessionDays} Tage nach der letzten Nutzung oder mit der Abmeldung.`],
    [
      'Abgelaufenes',
      `Sitzungen, Aufgaben, Links und Zähler werden spätestens ${retention.expiredDays} Tag nach ihrem Ablauf gelöscht.`,
    ],
    [
      'Zugangsanfragen',
      `werden spätestens ${retention.decidedRequestDays} Tage nach der Entscheidung gelöscht, auch abgelehnte; offene spätestens ${retention.openRequestDays} Tage, nachdem Sie zuletzt gefragt haben.`,
    ],
    [
      'E-Mails',
      `liegen, da kein Mailserver eingerichtet ist, als Dateien auf dem Server und werden spätestens ${retention.mailFileDays} Tage, nachdem sie geschrieben wurden, gelöscht.`,
    ],
  ] as const) {
    const point = section.getByRole('listitem').filter({ hasText: new RegExp(`^${about}:`) })
    await expect(point).toContainText(period)
  }
})
