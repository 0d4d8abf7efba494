import { addUserRole, createUser } from '@pol/contract/operations/administration'
import { createAccount, asAdministrator, listAt, rowOf, userTable } from '../support/administration.ts'
import { clientOf } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, test } from '../support/test.ts'

test.use({ role: 'admin' })

test.describe('roles', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 409', 'status of 500'] })

  test('are added and removed without losing the scroll position', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    // Makes the page long enough to scroll.
    await asAdministrator(async (anna) => {
      for (const name of ['Bahram', 'Dariush', 'Elif']) await anna(createUser, newcomer(name))
    })
    await openSignedIn('/admin')
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
    const position = await page.evaluate(() => scrollY)
    await add.click()
    await expectToast(page, 'Erfolg', 'Rolle wurde hinzugefügt')
    await expect(chips).toHaveText(['user', 'moderator'])
    await expect(selector).toHaveValue('')
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(position)

    await chips.getByRole('button', { name: 'Rolle user von Clara entfernen' }).press('Enter')
    await expectToast(page, 'Erfolg', 'Rolle wurde entfernt')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chips).toHaveText(['moderator'])
    await expect(selector).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(position)
  })

  test('the table stays visible while the lists are reloaded', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await createAccount(clara)
    await openSignedIn('/admin')
    const row = rowOf(userTable(page), clara)
    const release = await holdBack(page, listAt('profiles'))
    await row.getByRole('combobox').selectOption('admin')
    await row.getByRole('button', { name: 'Hinzufügen' }).click()
    await expectToast(page, 'Erfolg', 'Rolle wurde hinzugefügt')
    await expect(row).toHaveAttribute('aria-busy', 'true')
    await expect(row).toBeVisible()
    await expect(page.getByText('Lädt...')).toHaveCount(0)
    await release()
    await expect(row).toHaveAttribute('aria-busy', 'false')
    await expect(row.getByRole('listitem')).toHaveText(['user', 'admin'])
  })

  for (const code of ['internal', null] as const) {
    test(`that cannot be changed because ${code ? 'the server' : 'the network'} fails show a fixed message`, async ({
      page,
      openSignedIn,
    }) => {
      const clara = newcomer('Clara')
      await createAccount(clara)
      await openSignedIn('/admin')
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

  test('added by another administrator since the list was loaded are shown', async ({
    page,
    openSignedIn,
  }) => {
    const clara = newcomer('Clara')
    const id = await createAccount(clara)
    await openSignedIn('/admin')
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
