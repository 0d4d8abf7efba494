import { userTable } from '../support/administration.ts'
import { firstAdministrator } from '../support/people.ts'
import { provideServer } from '../support/server.ts'
import { expect, expectToast, test as base } from '../support/test.ts'

/**
 * A server with only the first administrator. Helpers must not use that account: a second sign-in would sign the page
 * out.
 */
const test = base.extend({
  server: [async ({}, use) => provideServer(use), { scope: 'worker' }],
})
test.use({ expectedNoise: ['status of 409'] })

const reason = 'Das ist der letzte Administrator. Gib zuerst jemand anderem die Rolle admin.'

test('the last administrator keeps the role, and the reason is shown', async ({ page, openSignedIn }) => {
  await openSignedIn('/admin', firstAdministrator)
  const row = userTable(page).getByRole('row').filter({ hasText: firstAdministrator.email })
  await row.getByRole('button', { name: /^Rolle admin von .+ entfernen$/ }).click()
  await expectToast(page, 'Fehler', reason)
  await expect(row.getByRole('listitem').filter({ hasText: 'admin' })).toHaveCount(1)
})

test('the last administrator keeps the own account, and the reason is shown', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/sicherheit', firstAdministrator)
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expectToast(page, 'Fehler', reason)
})
