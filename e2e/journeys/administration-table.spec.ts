import { readSession } from '@pol/contract/accounts'
import { refuse, rowOf, userTable } from '../support/administration.ts'
import { clientOf } from '../support/clients.ts'
import { administrator } from '../support/people.ts'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'

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
    const call = await clientOf(page)
    const { user } = await call(readSession, {})
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
