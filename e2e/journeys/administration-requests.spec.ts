import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import {
  asAdministrator,
  type Newcomer,
  requestTable,
  respondWithError,
  rowOf,
  userTable,
} from '../support/administration.ts'
import { clientOf, clientWith } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { mailAfter } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import { closeToast, expect, expectToast, test, toastTitled } from '../support/test.ts'

// A service worker that takes over in the middle of a journey hides requests that are held back or counted.
test.use({ role: 'admin', serviceWorkers: 'block' })

async function ask(person: Newcomer, message: string | null = null): Promise<void> {
  await clientWith(null)(requestAccess, { email: person.email, username: person.username, message })
}

async function rejectAll(): Promise<void> {
  await asAdministrator(async (anna) => {
    for (;;) {
      const { body } = await anna(listPendingRequests, {})
      if (body.length === 0) return
      for (const { id } of body) await anna(decideRequest, { id, status: 'rejected' })
    }
  })
}

test.describe('pending requests', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 409', 'status of 500', 'status of 502'] })

  test('have a card only while there are any, the newest first', async ({ page, openSignedIn }) => {
    await rejectAll()
    await openSignedIn('/admin')
    await expect(page.getByRole('heading', { name: 'Benutzer erstellen' })).toBeVisible()
    await expect(page.getByText('Registrierungsanfragen')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

    const [clara, dariush] = [newcomer('Clara'), newcomer('داریوش')]
    await ask(clara)
    await ask(dariush, 'Erste Zeile\nسلام!')
    await page.reload()
    const table = requestTable(page)
    await expect(table.getByRole('columnheader')).toHaveText([
      'E-Mail',
      'Benutzername',
      'Nachricht',
      'Datum',
      'Aktionen',
    ])
    const today = new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' })
    expect(today).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}$/)
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('row').nth(1)).toContainText(dariush.email)
    await expect(rowOf(table, clara).getByRole('cell')).toContainText(['Clara', 'Keine Nachricht', today])
    await expect(rowOf(table, dariush).getByRole('cell')).toContainText(['داریوش', 'Erste Zeile', today])
    await expect(rowOf(table, dariush).getByText('داریوش')).toHaveAttribute('lang', 'fa')

    await rowOf(table, clara).getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Anfrage abgelehnt', 'Die Registrierungsanfrage wurde abgelehnt')
    await expect(table.getByRole('row')).toHaveCount(2)
    await closeToast(page, 'Anfrage abgelehnt')
    await rowOf(table, dariush).getByRole('button', { name: 'Reject' }).click()
    await expect(table).toHaveCount(0)
    await expect(rowOf(userTable(page), clara)).toHaveCount(0)
  })

  test('approving creates an account with a temporary password of 12 characters, then sends the mail', async ({
    page,
    openSignedIn,
  }) => {
    const [clara, dariush] = [newcomer('Clara'), newcomer('Dariush')]
    for (const person of [clara, dariush]) await ask(person)
    await openSignedIn('/admin')
    const passwords: string[] = []
    const order: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') return
      order.push(new URL(request.url()).pathname)
      const sent = request.postDataJSON() as { password?: string }
      if (sent.password) passwords.push(sent.password)
    })
    for (const person of [clara, dariush]) {
      const row = rowOf(requestTable(page), person)
      const approve = () => row.getByRole('button', { name: 'Approve' }).click()
      await mailAfter(person.email, '/auth#type=recovery', approve)
      await expectToast(
        page,
        'Anfrage genehmigt',
        `Temporäres Passwort erstellt. E-Mail mit Passwort-Setup-Link wurde an ${person.email} gesendet`,
      )
      await expect(row).toHaveCount(0)
      await expect(rowOf(userTable(page), person).getByRole('listitem')).toHaveText(['user'])
      await closeToast(page, 'Anfrage genehmigt')
    }
    expect(order.slice(0, 2)).toEqual([
      '/api/functions/create-user',
      '/api/functions/send-registration-approval',
    ])
    for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{12}$/)
    expect(new Set(passwords).size).toBe(2)
  })

  test('approving when the mail fails shows that, and the request still leaves the list', async ({
    page,
    openSignedIn,
  }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await openSignedIn('/admin')
    await respondWithError(page, '**/send-registration-approval', 502, 'mail-failed', 'Die Post streikt.')
    await rowOf(requestTable(page), clara).getByRole('button', { name: 'Approve' }).click()
    await expectToast(
      page,
      'Benutzer erstellt',
      'Benutzer wurde erstellt, aber die E-Mail konnte nicht gesendet werden',
    )
    await expect(toastTitled(page, 'Benutzer erstellt')).toHaveRole('alert')
    await expect(rowOf(userTable(page), clara)).toBeVisible()
    await expect(rowOf(requestTable(page), clara)).toHaveCount(0)
  })

  const unexpected = 'Es ist ein unerwarteter Fehler aufgetreten.'
  for (const { title, answer, text } of [
    { title: 'with a message', answer: unexpected, text: unexpected },
    { title: 'without a message', answer: null, text: 'Benutzer konnte nicht erstellt werden' },
  ]) {
    test(`approving when the server fails ${title} shows the error, and the request stays`, async ({
      page,
      openSignedIn,
    }) => {
      const clara = newcomer('Clara')
      await ask(clara)
      await openSignedIn('/admin')
      const mails: string[] = []
      page.on('request', (request) => mails.push(request.url()))
      if (answer) await respondWithError(page, '**/create-user', 500, 'internal', answer)
      else await page.route('**/create-user', (route) => route.abort())
      const row = rowOf(requestTable(page), clara)
      await row.getByRole('button', { name: 'Approve' }).click()
      await expectToast(page, 'Fehler', text)
      await expect(row).toBeVisible()
      await expect(row).toHaveAttribute('aria-busy', 'false')
      await expect(row.getByRole('button', { name: 'Approve' })).toBeFocused()
      expect(mails.filter((url) => url.includes('send-registration-approval'))).toEqual([])
    })
  }

  test('decided by another administrator since the list was loaded show a message, and leave the list', async ({
    page,
    openSignedIn,
  }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await openSignedIn('/admin')
    const anna = await clientOf(page)
    const [request] = (await anna(listPendingRequests, {})).body.filter(({ email }) => email === clara.email)
    await anna(decideRequest, { id: request?.id ?? '', status: 'rejected' })
    const row = rowOf(requestTable(page), clara)
    await row.getByRole('button', { name: 'Approve' }).click()
    await expectToast(page, 'Fehler', 'Über diese Anfrage wurde schon entschieden.')
    await expect(row).toHaveCount(0)
    await expect(rowOf(userTable(page), clara)).toHaveCount(0)
  })

  test('cannot be rejected while the server fails', async ({ page, openSignedIn }) => {
    const clara = newcomer('Clara')
    await ask(clara)
    await openSignedIn('/admin')
    await respondWithError(page, '**/api/registration-requests/*', 500, 'internal', 'Oje')
    const row = rowOf(requestTable(page), clara)
    await row.getByRole('button', { name: 'Reject' }).click()
    await expectToast(page, 'Fehler', 'Konnte Anfrage nicht ablehnen')
    await expect(row).toBeVisible()
  })

  test('are disabled one by one while being decided, and decided once', async ({ page, openSignedIn }) => {
    const [clara, dariush] = [newcomer('Clara'), newcomer('Dariush')]
    for (const person of [clara, dariush]) await ask(person)
    await openSignedIn('/admin')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    const release = await holdBack(page, '**/api/registration-requests/*')
    const row = rowOf(requestTable(page), clara)
    const reject = row.getByRole('button', { name: 'Reject' })
    await reject.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Approve', 'Reject']) {
      await expect(row.getByRole('button', { name })).toBeDisabled()
    }
    await expect(reject).toBeFocused()
    const other = rowOf(requestTable(page), dariush)
    await expect(other).toHaveAttribute('aria-busy', 'false')
    await expect(other.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await release()
    await expectToast(page, 'Anfrage abgelehnt', 'Die Registrierungsanfrage wurde abgelehnt')
    await expect(row).toHaveCount(0)
    expect(sent.filter((method) => method === 'PATCH')).toHaveLength(1)
    await expect(page.getByRole('heading', { name: /^Registrierungsanfragen/ })).toBeFocused()
  })
})
