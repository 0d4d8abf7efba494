import type { Page } from '@playwright/test'
import { listPendingRequests } from '@pol/contract/operations/access-requests'
import { holdBack } from '../support/hold-back.ts'
import { linkIn, mailAfter } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, signInOn, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'
import { asAdministrator } from '../support/administration.ts'

test.use({ role: 'admin' })

/** Specification sections 2, 5 and 8. */
const sent = 'Ihre Registrierungsanfrage wurde erfolgreich gesendet. Ein Administrator wird sie bald prüfen.'
const requests = '**/api/registration-requests'

function formOf(page: Page) {
  return {
    email: page.getByLabel('E-Mail'),
    username: page.getByLabel('Benutzername'),
    message: page.getByLabel('Nachricht (optional)'),
    send: page.getByRole('button', { name: /Anfrage senden|Wird gesendet/ }),
  }
}

async function fillIn(page: Page, person: { email: string; username: string; message?: string }) {
  const { email, username, message, send } = formOf(page)
  await email.fill(person.email)
  await username.fill(person.username)
  await message.fill(person.message ?? '')
  return { send: () => send.click() }
}

/** @returns the pending requests of an address. */
async function pendingRequestsOf(address: string) {
  const all = await asAdministrator((administrator) => administrator(listPendingRequests, {}))
  return all.body.filter(({ email }) => email === address)
}

test('Dariush asks for access, Anna approves, and he sets his password with the link in the mail', async ({
  page,
  browser,
  person,
}) => {
  const dariush = newcomer('داریوش')
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Zugang anfordern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zugang anfordern' })).toBeVisible()
  const { send } = await fillIn(page, { ...dariush, message: 'Ich lerne Deutsch.' })
  const notice = await mailAfter(person.email, dariush.email, send)
  await expectToast(page, 'Anfrage gesendet', sent)
  await expect(page).toHaveURL('/auth')
  for (const text of [dariush.email, dariush.username, 'Ich lerne Deutsch.']) {
    expect(notice.text).toContain(text)
  }

  const annasComputer = await browser.newContext()
  const panel = await annasComputer.newPage()
  await signInOn(panel, person)
  await panel.getByRole('button', { name: /Benutzermenü/ }).click()
  await panel.getByRole('menuitem', { name: 'Admin Panel' }).click()
  const row = panel.getByRole('row').filter({ hasText: dariush.email })
  await expect(row).toContainText('Ich lerne Deutsch.')
  const approve = () => row.getByRole('button', { name: 'Approve' }).click()
  const approval = await mailAfter(dariush.email, '/auth#type=recovery', approve)
  await expectToast(
    panel,
    'Anfrage genehmigt',
    `Temporäres Passwort erstellt. E-Mail mit Passwort-Setup-Link wurde an ${dariush.email} gesendet`,
  )
  await expect(row.getByRole('button', { name: 'Löschen' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(row.getByRole('listitem')).toHaveText(['user'])
  await annasComputer.close()

  await page.goto(linkIn(approval).href)
  await page.getByLabel('Neues Passwort').fill(dariush.password)
  await page.getByLabel('Passwort bestätigen').fill(dariush.password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await expect(page.getByText(dariush.username, { exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0)

  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/auth')
  await submitSignIn(page, dariush)
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
})

test.describe('the screen', () => {
  test('has the specified fields, and a link back to the sign-in', async ({ page }) => {
    await page.goto('/register-request')
    const { email, username, message, send } = formOf(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zugang anfordern')
    await expect(page).toHaveTitle(/Zugang anfordern/)
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required', '')
    await expect(username).toHaveAttribute('required', '')
    await expect(username).toHaveAttribute('minlength', '3')
    await expect(username).toHaveAttribute('maxlength', '50')
    await expect(message).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(message).toHaveAttribute('rows', '4')
    await expect(message).toHaveAttribute('maxlength', '500')
    await expect(message).not.toHaveAttribute('required')
    await expect(send).toHaveText('Anfrage senden')

    await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })

  test('is open to signed-in users, too', async ({ page, openSignedIn }) => {
    await openSignedIn('/register-request')
    await expect(page.getByRole('heading', { level: 1, name: 'Zugang anfordern' })).toBeVisible()
  })
})

test.describe('validation before the request is sent (specification section 5)', () => {
  const valid = { email: 'clara@example.org', username: 'Clara', message: 'Guten Tag' }
  for (const { title, typed, field, text } of [
    {
      title: 'an empty form',
      typed: { email: '', username: '', message: '' },
      field: 'E-Mail',
      text: 'Ungültige E-Mail-Adresse',
    },
    {
      title: 'an invalid address and a name that is too short',
      typed: { ...valid, email: 'clara@', username: 'ab' },
      field: 'E-Mail',
      text: 'Ungültige E-Mail-Adresse',
    },
    {
      title: 'a name of two letters and many spaces, and a message that is too long',
      typed: { ...valid, username: '  ab    ', message: 'x'.repeat(501) },
      field: 'Benutzername',
      text: 'Benutzername muss mindestens 3 Zeichen lang sein',
    },
    {
      title: 'a name of 51 letters',
      typed: { ...valid, username: 'x'.repeat(51) },
      field: 'Benutzername',
      text: 'Benutzername darf maximal 50 Zeichen lang sein',
    },
    {
      title: 'a message of 501 letters',
      typed: { ...valid, message: 'x'.repeat(501) },
      field: 'Nachricht (optional)',
      text: 'Nachricht darf maximal 500 Zeichen lang sein',
    },
  ]) {
    test(`${title}: only the first error is shown, and the input is kept`, async ({ page }) => {
      const sentUrls: string[] = []
      page.on('request', (request) => sentUrls.push(request.url()))
      await page.goto('/register-request')
      const { email, username, message } = formOf(page)
      // Without this, the browser would truncate the input.
      for (const limited of [username, message]) {
        await limited.evaluate((element) => element.removeAttribute('maxlength'))
      }
      const { send } = await fillIn(page, typed)
      await send()

      await expectToast(page, 'Validierungsfehler', text)
      await expect(toastTitled(page, 'Validierungsfehler')).toHaveText('Validierungsfehler' + text)
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
      await expect(page.getByLabel(field)).toBeFocused()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
      await expect(email).toHaveValue(typed.email)
      await expect(username).toHaveValue(typed.username)
      await expect(message).toHaveValue(typed.message)
      expect(sentUrls.filter((url) => url.includes('/registration-requests'))).toEqual([])
    })
  }

  for (const { title, username, message } of [
    { title: 'the shortest name and no message', username: 'Ali', message: '' },
    { title: 'the longest name and the longest message', username: 'x'.repeat(50), message: 'y'.repeat(500) },
  ]) {
    test(`${title} can be sent`, async ({ page }) => {
      const { email } = newcomer(username)
      await page.goto('/register-request')
      const { send } = await fillIn(page, { email, username, message })
      await send()
      await expectToast(page, 'Anfrage gesendet', sent)
      const [request] = await pendingRequestsOf(email)
      expect(request).toMatchObject({ username, message: message || null })
    })
  }
})

test('spaces around the input are removed, and a blank message is empty', async ({ page }) => {
  const { email } = newcomer('Clara')
  await page.goto('/register-request')
  await formOf(page).email.pressSequentially(` ${email} `)
  await formOf(page).username.fill('  Clara  ')
  await formOf(page).message.fill('   ')
  await formOf(page).username.press('Enter')
  await expectToast(page, 'Anfrage gesendet', sent)
  expect(await pendingRequestsOf(email)).toMatchObject([{ username: 'Clara', message: null }])
})

test('a repeated request is listed once, with the latest input', async ({ page }) => {
  const clara = newcomer('Clara')
  for (const [username, message] of [
    ['Clara', 'Bitte!'],
    ['Clara Weiß', 'Ich warte noch.'],
  ] as const) {
    await page.goto('/register-request')
    const { send } = await fillIn(page, { email: clara.email, username, message })
    await send()
    await expect(page).toHaveURL('/auth')
  }
  expect(await pendingRequestsOf(clara.email)).toMatchObject([
    { username: 'Clara Weiß', message: 'Ich warte noch.', status: 'pending' },
  ])
})

test.describe('without a service worker, which would hide requests when it takes over,', () => {
  test.use({ serviceWorkers: 'block' })

  test('while the request is being sent, the form is disabled, and it is sent once', async ({ page }) => {
    const clara = newcomer('Clara')
    await page.goto('/register-request')
    const release = await holdBack(page, requests)
    let sentRequests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/registration-requests')) sentRequests += 1
    })
    await fillIn(page, clara)
    const { email, username, message, send } = formOf(page)
    await send.dblclick()
    await expect(send).toHaveText('Wird gesendet...')
    for (const control of [email, username, message, send]) await expect(control).toBeDisabled()
    await expect(page).toHaveURL('/register-request')

    await release()
    await expectToast(page, 'Anfrage gesendet', sent)
    await expect(page).toHaveURL('/auth')
    expect(sentRequests).toBe(1)
  })
})

test.describe('a failure', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 429', 'status of 500', 'status of 502'] })

  const failed = 'Beim Senden der Anfrage ist ein Fehler aufgetreten.'
  const tooMany = 'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.'
  for (const { title, answer, text } of [
    { title: 'the network fails', answer: null, text: failed },
    {
      title: 'the server fails',
      answer: {
        status: 500,
        json: { error: 'Es ist ein unerwarteter Fehler aufgetreten.', code: 'internal' },
      },
      text: failed,
    },
    { title: 'a proxy answers instead', answer: { status: 502, body: '<h1>Bad Gateway</h1>' }, text: failed },
    {
      title: 'the limit is reached',
      answer: { status: 429, json: { error: tooMany, code: 'too-many-attempts' } },
      text: tooMany,
    },
  ]) {
    test(`because ${title} is shown, the input is kept, and the next attempt succeeds`, async ({ page }) => {
      const clara = newcomer('Clara')
      await page.goto('/register-request')
      await page.route(requests, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await fillIn(page, { ...clara, message: 'Bitte!' })
      const { email, username, message, send } = formOf(page)
      await send.press('Enter')
      await expectToast(page, 'Fehler', text)
      await expect(page).toHaveURL('/register-request')
      await expect(email).toHaveValue(clara.email)
      await expect(username).toHaveValue('Clara')
      await expect(message).toHaveValue('Bitte!')
      await expect(send).toBeEnabled()
      await expect(send).toBeFocused()

      await page.unroute(requests)
      await page.keyboard.press('Enter')
      await expectToast(page, 'Anfrage gesendet', sent)
      await expect(page).toHaveURL('/auth')
      expect(await tokenOf(page)).toBeNull()
    })
  }
})
