import type { Page } from '@playwright/test'
import { createAccount, listAt, rowOf, userTable, removeRole, rolesOf } from '../support/administration.ts'
import { holdBack } from '../support/hold-back.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

test.use({ role: 'admin' })

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Panel' })

test.describe('access to the Admin Panel (specification section 6)', () => {
  test('is refused without a session', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/auth')
  })

  for (const roles of [[], ['moderator']] as const) {
    test(`is refused to a learner${roles.length ? ' who is also a moderator' : ''}`, async ({
      page,
      openSignedIn,
    }) => {
      const clara = newcomer('Clara')
      await createAccount(clara, ...roles)
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await openSignedIn('/admin', clara)
      await expectToast(page, 'Zugriff verweigert', 'Du hast keine Admin-Berechtigung')
      await expect(toastTitled(page, 'Zugriff verweigert')).toHaveCount(1)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      expect(await tokenOf(page)).not.toBeNull()
      expect(requested.filter((url) => /profiles|user-roles|get-users|registration/.test(url))).toEqual([])
    })
  }

  test("is granted to an administrator who signs in on the other tab, after 'Lädt...'", async ({
    page,
    person,
  }) => {
    const releaseSession = await holdBack(page, '**/api/session')
    const releaseLists = await holdBack(page, listAt('profiles'))
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Administrator' }).click()
    const requested = page.waitForRequest(listAt('profiles'))
    await submitSignIn(page, person)
    await expect(page).toHaveURL('/admin')
    const loading = page.getByText('Lädt...', { exact: true })
    await expect(loading).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await releaseSession()
    await requested
    await expect(loading).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await releaseLists()
    await expect(heading(page)).toBeVisible()
    await expect(loading).toHaveCount(0)
    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page).toHaveURL('/')
  })

  test.describe('lasts', () => {
    test.use({ expectedNoise: ['status of 401', 'status of 403'] })

    test('only while the role is held', async ({ page, openSignedIn }) => {
      const bea = newcomer('Bea')
      await createAccount(bea, 'admin')
      await openSignedIn('/admin', bea)
      await expect(heading(page)).toBeVisible()
      await removeRole(bea, 'admin')

      const row = rowOf(userTable(page), bea)
      await row.getByRole('combobox').selectOption('moderator')
      await row.getByRole('button', { name: 'Hinzufügen' }).click()
      await expectToast(page, 'Zugriff verweigert', 'Du hast keine Admin-Berechtigung')
      await expect(page).toHaveURL('/')
      expect((await rolesOf(bea)).map(({ role }) => role)).toEqual(['user'])
    })

    test('only while there is a session', async ({ page, openSignedIn }) => {
      await openSignedIn('/admin')
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
