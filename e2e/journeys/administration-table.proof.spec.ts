import { readSession } from '@pol/contract/operations/sign-in'
import type { Route } from '@playwright/test'
import { listAt, requestTable, respondWithError, rowOf, userTable } from '../support/administration.ts'
import { clientOf } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'

test.use({ role: 'admin' })

const unexpected = 'Es ist ein unerwarteter Fehler aufgetreten.'

test.describe('the table of users', () => {
  test('has column headers, and a row for the administrator herself', async ({
    page,
    openSignedIn,
    person,
  }) => {
    await openSignedIn('/admin')
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
    const row = rowOf(userTable(page), person)
    await expect(row.getByText(user.id, { exact: true })).toBeVisible()
    await expect(row.getByRole('listitem').filter({ hasText: 'admin' })).toHaveText('admin')
  })

  test.describe('when lists cannot be loaded', () => {
    test.use({ expectedNoise: ['status of 500', 'net::ERR_FAILED'] })

    test('every missing list is reported', async ({ page, openSignedIn }) => {
      await page.route(listAt('(?:profiles|user-roles|registration-requests|functions/get-users)'), (route) =>
        route.abort(),
      )
      await openSignedIn('/admin')
      for (const text of [
        'Konnte Profile nicht laden',
        'Konnte Rollen nicht laden',
        'Konnte Registrierungsanfragen nicht laden',
        'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
      ]) {
        await expectToast(page, 'Fehler', text)
      }
    })

    for (const { path, text } of [
      { path: 'profiles', text: 'Konnte Profile nicht laden' },
      { path: 'user-roles', text: 'Konnte Rollen nicht laden' },
      { path: 'registration-requests', text: 'Konnte Registrierungsanfragen nicht laden' },
      { path: 'functions/get-users', text: unexpected },
    ]) {
      test(`${path}: the error "${text}" is shown, and reloading helps`, async ({
        page,
        openSignedIn,
        person,
      }) => {
        await respondWithError(page, listAt(path), 500, 'internal', unexpected)
        await openSignedIn('/admin')
        await expectToast(page, 'Fehler', text)
        await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
        const faults = page.getByRole('region', { name: 'Nicht geladen' })
        await expect(faults.getByRole('listitem')).toHaveText([text])
        if (text === unexpected) {
          await expect(userTable(page).getByRole('row').nth(1)).toContainText('N/A')
          await expect(rowOf(userTable(page), person)).toHaveCount(0)
        }
        await page.unrouteAll()
        await faults.getByRole('button', { name: 'Erneut laden' }).click()
        await expect(faults).toHaveCount(0)
        await expect(rowOf(userTable(page), person)).toBeVisible()
      })
    }
  })

  test.describe('with 2,000 people and 60 requests', () => {
    const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const created_at = '2026-03-20T12:00:00.000Z'
    const people = Array.from({ length: 2_000 }, (_, number) => ({
      id: idOf(number),
      username: number === 0 ? null : `Person ${number}`,
      email: `person${number}@example.org`,
    }))
    const requests = Array.from({ length: 60 }, (_, number) => ({
      id: idOf(number),
      email: `bitte${number}@example.org`,
      username: `Bitte ${number}`,
      message: null,
      status: 'pending',
      created_at,
      has_account: number === 1,
    }))

    /** Responds like the server: with one page of the matching rows, and the total count. */
    function answerPage<Row extends { readonly id: string; readonly email: string }>(
      route: Route,
      rows: readonly Row[],
      body: (page: readonly Row[]) => unknown,
    ) {
      const { searchParams } = new URL(route.request().url())
      const found = rows.filter(({ email }) => email.includes(searchParams.get('search') ?? ''))
      const begin = found.findIndex(({ id }) => id === searchParams.get('after')) + 1
      const headers = { 'x-total-count': String(found.length) }
      return route.fulfill({ headers, json: body(found.slice(begin, begin + 50)) })
    }

    test.beforeEach(async ({ page, openSignedIn }) => {
      await page.route(listAt('profiles'), (route) =>
        answerPage(route, people, (found) =>
          found.map(({ id, username }) => ({ id, username, avatar_url: null, created_at })),
        ),
      )
      await page.route(listAt('user-roles'), (route) =>
        answerPage(route, people, (found) => found.map(({ id }) => ({ id, user_id: id, role: 'user' }))),
      )
      await page.route(listAt('functions/get-users'), (route) =>
        answerPage(route, people, (found) => ({
          // One user is missing in the list of addresses.
          users: found.filter(({ id }) => id !== idOf(0)).map(({ id, email }) => ({ id, email })),
        })),
      )
      await page.route(listAt('registration-requests'), (route) =>
        answerPage(route, requests, (found) => found),
      )
      await openSignedIn('/admin')
    })

    test('users are listed 50 per page', async ({ page }) => {
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
      await expect(rows.nth(1).getByRole('listitem')).toHaveText(['user'])
      await expect(next).toBeFocused()

      const atTheEnd = page.getByRole('navigation', { name: 'Seiten, am Ende der Liste' })
      await atTheEnd.getByRole('button', { name: 'Nächste Seite' }).click()
      await expect(rows.nth(1)).toContainText('Person 100')
      await expect(page.getByRole('heading', { name: 'Benutzer', exact: true })).toBeInViewport()
      await pages.getByRole('button', { name: 'Vorherige Seite' }).click()
      await expect(pages).toContainText('Seite 2 von 40')
      await expect(rows.nth(1)).toContainText('Person 50')
    })

    test('the server searches the users; a new search starts at its first page', async ({ page }) => {
      const rows = userTable(page).getByRole('row')
      const search = page.getByRole('searchbox', { name: 'Benutzer suchen' })
      // The audit trail has a navigation with the same name if it is long.
      const atTheEnd = page.getByRole('navigation', { name: 'Seiten, am Ende der Liste' })
      await atTheEnd.getByRole('button', { name: 'Nächste Seite' }).click()
      await expect(rows.nth(1)).toContainText('Person 50')
      await search.fill('person1234@')
      await expect(page.getByText('1 Benutzer gefunden', { exact: true })).toBeVisible()
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Person 1234')
      await search.fill('person19')
      await expect(page.getByText('111 Benutzer gefunden', { exact: true })).toBeVisible()
      await expect(page.getByText('Seite 1 von 3', { exact: true }).first()).toBeVisible()
      await search.fill('niemand')
      await expect(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(search).toBeFocused()
    })

    test('further typing supersedes the running search; the table stays until the results arrive', async ({
      page,
    }) => {
      const rows = userTable(page).getByRole('row')
      await expect(rows).toHaveCount(51)
      const search = page.getByRole('searchbox', { name: 'Benutzer suchen' })
      const release = await holdBack(page, /\/api\/profiles\?search=person19$/)
      await search.fill('person19')
      await expect(page.getByText('Lädt...', { exact: true })).toBeVisible()
      await expect(rows).toHaveCount(51)
      await search.fill('person1234')
      await expect(page.getByText('1 Benutzer gefunden', { exact: true })).toBeVisible()
      await release()
      await expect(rows).toHaveCount(2)
    })

    test('requests are paged, too, and marked if the address has an account', async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Registrierungsanfragen (60)' })).toBeVisible()
      const rows = requestTable(page).getByRole('row')
      await expect(rows).toHaveCount(51)
      await expect(requestTable(page).getByText('Hat schon ein Konto', { exact: true })).toHaveCount(1)
      await expect(rows.nth(2)).toContainText('Hat schon ein Konto')
      const pages = page.getByRole('navigation', { name: 'Seiten der Anfragen' })
      await pages.getByRole('button', { name: 'Nächste Seite' }).click()
      await expect(rows).toHaveCount(11)
      await expect(rows.nth(1)).toContainText('bitte50@example.org')
      await expect(pages).toContainText('Seite 2 von 2')
      await expect(page.getByRole('heading', { name: /^Registrierungsanfragen/ })).toBeFocused()
    })
  })
})
