import { addUserRole, createUser } from '@pol/contract/administration'
import { admit, asAnna, leaveAnnaTheOnlyAdministrator, rowOf, userTable } from '../support/administration.ts'
import { clientOf } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { administrator, newcomer } from '../support/people.ts'
import { expect, expectToast, test } from '../support/test.ts'

test.describe('roles', () => {
  test.use({ expectedNoise: /net::ERR_|status of (?:409|500)/ })

  test('are added and taken away, without losing the place', async ({ page, enter }) => {
    const clara = newcomer('Clara')
    await admit(clara)
    // Enough others for a page that scrolls.
    await asAnna(async (anna) => {
      for (const name of ['Bahram', 'Dariush', 'Elif']) await anna(createUser, newcomer(name))
    })
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
