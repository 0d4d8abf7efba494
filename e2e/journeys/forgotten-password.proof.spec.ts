import type { Page } from '@playwright/test'
import { createAccount } from '../support/administration.ts'
import { linkIn, mailAfter } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import { closeToast, expect, expectToast, submitSignIn, test, tokenOf } from '../support/test.ts'

const newPassword = 'annas-neues-geheimnis'
const stranger = 'niemand@example.org'
const recovery = '/auth#type=recovery&token='
const sent = 'Bitte überprüfe dein E-Mail-Postfach für den Passwort-Reset-Link'

async function openDialog(page: Page) {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Passwort bestätigen').fill(confirmation)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

test.describe('the dialog', () => {
  test.use({ expectedNoise: ['net::ERR_FAILED', 'status of 500'] })

  test('opens with the keyboard, traps the focus, and returns it when Escape closes it', async ({ page }) => {
    await page.goto('/auth')
    const opener = page.getByRole('button', { name: 'Passwort vergessen?' })
    const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' })
    const focusInside = dialog.locator(':focus')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(focusInside).toHaveCount(1)
    await expect(page.locator('input[type=email]').filter({ visible: true })).not.toHaveCount(0)
    await dialog.getByLabel('E-Mail').fill('halb getippt')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    for (const close of ['Abbrechen', 'Dialog schließen']) {
      await opener.click()
      await expect(dialog.getByLabel('E-Mail')).toHaveValue('')
      await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('an invalid address shows an error above the dialog, which can be closed', async ({ page }) => {
    const dialog = await openDialog(page)
    await dialog.getByLabel('E-Mail').fill('anna@')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Fehler', 'Ungültige E-Mail-Adresse')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('E-Mail')).toHaveValue('anna@')
    await expect(dialog.getByLabel('E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse')
    await closeToast(page, 'Fehler')
    await expect(dialog).toBeVisible()
  })

  test('a message above the dialog is available to screen readers, too', async ({ page }) => {
    const dialog = await openDialog(page)
    await page.route('**/api/reset-password', (route) => route.abort())
    await dialog.getByLabel('E-Mail').fill(stranger)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Fehler', 'Passwort-Reset konnte nicht gesendet werden')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value as unknown)
    expect(names).toContain('Passwort-Reset konnte nicht gesendet werden')
  })

  for (const { title, answer } of [
    { title: 'no answer', answer: null },
    {
      title: 'a failing server',
      answer: { error: 'Es ist ein unerwarteter Fehler aufgetreten.', code: 'internal' },
    },
  ]) {
    test(`${title}: the dialog stays open and keeps the input`, async ({ page }) => {
      const dialog = await openDialog(page)
      await page.route('**/api/reset-password', (route) =>
        answer ? route.fulfill({ status: 500, json: answer }) : route.abort(),
      )
      await dialog.getByLabel('E-Mail').fill(stranger)
      await dialog.getByRole('button', { name: 'Link senden' }).click()
      await expectToast(page, 'Fehler', 'Passwort-Reset konnte nicht gesendet werden')
      await expect(dialog.getByLabel('E-Mail')).toHaveValue(stranger)
    })
  }

  test('an address without an account gets the same answer', async ({ page }) => {
    const dialog = await openDialog(page)
    await dialog.getByLabel('E-Mail').fill(` ${stranger} `)
    await dialog.getByRole('button', { name: 'Link senden' }).click()
    await expectToast(page, 'E-Mail gesendet', sent)
    await expect(dialog).toBeHidden()
  })
})

test.describe('the form for a new password', () => {
  for (const { title, opened } of [
    { title: 'in the fragment', opened: '/auth#type=recovery&token=erfunden' },
    { title: 'in the query', opened: '/auth?type=recovery&token=erfunden' },
  ]) {
    test(`opens from a link with type=recovery ${title} and shows validation errors`, async ({ page }) => {
      await page.goto(opened)
      await expect(page.getByRole('heading', { level: 1, name: 'Neues Passwort' })).toBeVisible()
      await expect(page).toHaveURL('/auth')
      await expect(page.locator('input[type=password]')).toHaveCount(2)
      await expect(page.locator('input[type=email]')).toHaveCount(0)

      await setPassword(page, '12345', '12345')
      await expectToast(page, 'Fehler', 'Passwort muss mindestens 6 Zeichen lang sein')
      await setPassword(page, newPassword, `${newPassword}!`)
      await expectToast(page, 'Fehler', 'Passwörter stimmen nicht überein')
      await expect(page.getByLabel('Neues Passwort')).toHaveValue(newPassword)
      await expect(page.getByLabel('Passwort bestätigen')).toHaveValue(`${newPassword}!`)
    })
  }

  test('opens, too, when the link is pasted into a tab with the sign-in', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('tab', { name: 'Benutzer' })).toBeVisible()
    await page.goto('/auth#type=recovery&token=erfunden')
    await expect(page.locator('input[type=password]')).toHaveCount(2)
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('a common password', () => {
  test.use({ expectedNoise: ['status of 422'] })

  test('is refused with the reason, and the form stays open', async ({ page }) => {
    const error =
      'Dieses Passwort ist zu leicht zu erraten: Es steht in Listen häufiger Passwörter oder besteht aus bekannten Wörtern oder Namen. Bitte wählen Sie ein anderes.'
    await page.route('**/api/update-password', (route) =>
      route.fulfill({ status: 422, json: { error, code: 'password-too-common' } }),
    )
    await page.goto('/auth#type=recovery&token=erfunden')
    await page.getByLabel('Neues Passwort').fill('123456')
    await page.getByLabel('Passwort bestätigen').fill('123456')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expectToast(page, 'Fehler', 'Passwort konnte nicht aktualisiert werden')
    await expect(page.getByText(error)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Neuen Link anfordern' })).toBeHidden()
  })
})

test.describe('with a link', () => {
  test.use({ expectedNoise: ['status of 410', 'status of 401', 'net::ERR_FAILED'] })

  test('Anna requests a link, sets a new password, and is signed in; the link works once', async ({
    page,
    baseURL,
    person,
  }) => {
    const requestLink = async () => {
      const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' })
      await dialog.getByLabel('E-Mail').fill(person.email)
      await dialog.getByRole('button', { name: 'Link senden' }).click()
      await expectToast(page, 'E-Mail gesendet', sent)
      await expect(dialog).toBeHidden()
    }
    await openDialog(page)
    const link = linkIn(await mailAfter(person.email, recovery, requestLink))
    expect(link.href.startsWith(`${baseURL}${recovery}`)).toBe(true)
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''

    await page.goto('about:blank')
    await page.goto(link.href)
    await expect(page.locator('input[type=password]')).toHaveCount(2)
    await expect(page).toHaveURL('/auth')

    // The link stays valid after a network failure.
    await page.route('**/api/update-password', (route) => route.abort())
    await setPassword(page, newPassword)
    await expectToast(page, 'Fehler', 'Passwort konnte nicht aktualisiert werden')
    await page.unroute('**/api/update-password')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expectToast(page, 'Passwort aktualisiert', 'Dein Passwort wurde erfolgreich geändert')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(token)

    await page.goto(link.href)
    await setPassword(page, newPassword)
    await expectToast(page, 'Fehler', 'Passwort konnte nicht aktualisiert werden')
    await expect(
      page.getByText(
        'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
      ),
    ).toBeVisible()
    const askAgain = page.getByRole('button', { name: 'Neuen Link anfordern' })
    const second = linkIn(
      await mailAfter(person.email, recovery, async () => {
        await askAgain.click()
        await requestLink()
      }),
    )

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/auth')
    await submitSignIn(page, person)
    await expectToast(page, 'Fehler beim Anmelden', 'Ungültige E-Mail oder Passwort')
    await submitSignIn(page, { ...person, password: newPassword })
    await expect(page).toHaveURL('/')

    await page.goto(`/auth?${second.hash.slice(1)}`)
    await expect(page).toHaveURL('/auth')
    await setPassword(page, person.password)
    await expectToast(page, 'Passwort aktualisiert', 'Dein Passwort wurde erfolgreich geändert')
    await expect(page).toHaveURL('/')
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('Leila opens the older of two mails and reads that the newer one is valid, which works', async ({
    page,
  }) => {
    const leila = newcomer('Leila')
    await createAccount(leila)
    const requestLink = async () => {
      const dialog = await openDialog(page)
      await dialog.getByLabel('E-Mail').fill(leila.email)
      await dialog.getByRole('button', { name: 'Link senden' }).click()
      await expectToast(page, 'E-Mail gesendet', sent)
    }
    const older = linkIn(await mailAfter(leila.email, recovery, requestLink))
    const newer = linkIn(await mailAfter(leila.email, recovery, requestLink))

    await page.goto(older.href)
    await setPassword(page, newPassword)
    await expectToast(page, 'Fehler', 'Passwort konnte nicht aktualisiert werden')
    await expect(page.getByRole('alert').filter({ hasText: 'Neuen Link anfordern' })).toContainText(
      'Es gibt einen neueren Link. Bitte nehmen Sie den aus der letzten E-Mail.',
    )
    await page.goto(newer.href)
    await setPassword(page, newPassword)
    await expectToast(page, 'Passwort aktualisiert', 'Dein Passwort wurde erfolgreich geändert')
    await expect(page).toHaveURL('/')
  })
})
