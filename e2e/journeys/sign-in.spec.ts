import { administrator } from '../support/people.ts'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

const tooShort = 'Passwort muss mindestens 6 Zeichen lang sein'
const stranger = { email: 'niemand@example.org', password: 'irgendein-passwort' }

test.describe('what the screen offers', () => {
  test('two tabs, moved between by arrow keys, share one e-mail and one password field', async ({ page }) => {
    await page.goto('/auth')
    const user = page.getByRole('tab', { name: 'Benutzer' })
    const admin = page.getByRole('tab', { name: 'Administrator' })
    const email = page.locator('input[type=email]').filter({ visible: true })
    const password = page.locator('input[type=password]').filter({ visible: true })

    await expect(page.getByRole('tab')).toHaveText(['Benutzer', 'Administrator'])
    await expect(user).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'Benutzer' })).toBeVisible()
    await expect(email).toHaveCount(1)
    await expect(password).toHaveCount(1)
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')

    await user.focus()
    for (const [key, next, other] of [
      ['ArrowRight', admin, user],
      ['ArrowRight', user, admin],
      ['ArrowLeft', admin, user],
      ['Home', user, admin],
      ['End', admin, user],
    ] as const) {
      await page.keyboard.press(key)
      await expect(next).toBeFocused()
      await expect(next).toHaveAttribute('aria-selected', 'true')
      await expect(other).toHaveAttribute('aria-selected', 'false')
    }
    await expect(page.getByRole('tabpanel', { name: 'Administrator' })).toBeVisible()
    await expect(email).toHaveCount(1)
    await expect(password).toHaveCount(1)

    await user.click()
    await expect(user).toHaveAttribute('aria-selected', 'true')
  })

  test('a visitor without an account finds the way to ask for access', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('link', { name: 'Zugang anfordern' })).toHaveAttribute(
      'href',
      '/register-request',
    )
  })
})

test.describe('what is checked before anything is sent', () => {
  for (const { title, email, password, message, field } of [
    { title: 'an empty form', email: '', password: '', message: 'Ungültige E-Mail-Adresse', field: 'E-Mail' },
    {
      title: 'an address without a domain',
      email: 'anna@',
      password: 'kurz',
      message: 'Ungültige E-Mail-Adresse',
      field: 'E-Mail',
    },
    {
      title: 'a password of five characters',
      email: 'anna@example.org',
      password: '12345',
      message: tooShort,
      field: 'Passwort',
    },
    {
      title: 'no password',
      email: 'anna@example.org',
      password: '',
      message: tooShort,
      field: 'Passwort',
    },
  ] as const) {
    test(`${title}: only the first message, and what was typed stays`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.goto('/auth')
      await submitSignIn(page, { email, password })

      await expectToast(page, 'Fehler', message)
      await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
      await expect(toastTitled(page, 'Fehler')).toHaveText(`Fehler${message}`)
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(message)
      await expect(page.getByLabel(field, { exact: true })).toBeFocused()
      await expect(page.getByText(message === tooShort ? 'Ungültige E-Mail-Adresse' : tooShort)).toHaveCount(
        0,
      )
      await expect(page.getByLabel('E-Mail')).toHaveValue(email)
      await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password)
      expect(sent.filter((url) => url.endsWith('/sign-in'))).toEqual([])
    })
  }

  test('spaces around the address do not matter', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('E-Mail').pressSequentially(`  ${administrator.email}  `)
    await page.getByLabel('Passwort', { exact: true }).fill(administrator.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  })
})

test.describe('who is not let in', () => {
  test.use({ expectedNoise: /status of 401|net::ERR_|status of 502/ })

  for (const { title, person } of [
    { title: 'a wrong password', person: { ...administrator, password: 'falsches-passwort' } },
    { title: 'an unknown address', person: stranger },
  ]) {
    for (const tab of ['Benutzer', 'Administrator']) {
      test(`${title} on the tab ${tab}`, async ({ page }) => {
        await page.goto('/auth')
        await page.getByRole('tab', { name: tab }).click()
        await submitSignIn(page, person)
        await expectToast(page, 'Fehler beim Anmelden', 'Ungültige E-Mail oder Passwort')
        await expect(page).toHaveURL('/auth')
        await expect(page.getByLabel('E-Mail')).toHaveValue(person.email)
        await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(person.password)
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        expect(await tokenOf(page)).toBeNull()
      })
    }
  }

  for (const { title, fail } of [
    { title: 'gives no answer', fail: 'abort' },
    { title: 'is replaced by the page of a proxy', fail: 'proxy' },
  ]) {
    test(`a server that ${title} is called unreachable, and the next try works`, async ({ page }) => {
      await page.goto('/auth')
      await page.route('**/api/sign-in', (route) =>
        fail === 'abort' ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
      )
      await submitSignIn(page, administrator)
      await expectToast(
        page,
        'Fehler beim Anmelden',
        'Keine Antwort vom Server. Bitte prüfe deine Internetverbindung oder versuche es gleich noch einmal.',
      )
      await expect(page.getByLabel('E-Mail')).toHaveValue(administrator.email)

      await page.unroute('**/api/sign-in')
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('another failure is told in the words of the server', async ({ page }) => {
    await page.goto('/auth')
    await page.route('**/api/sign-in', (route) =>
      route.fulfill({ status: 502, json: { error: 'Heute ist geschlossen.', code: 'unavailable' } }),
    )
    await submitSignIn(page, administrator)
    await expectToast(page, 'Fehler beim Anmelden', 'Heute ist geschlossen.')
  })
})

test.describe('who is let in', () => {
  test('a learner, by the keyboard alone, and stays so after a reload', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('E-Mail').focus()
    await page.keyboard.type(administrator.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(administrator.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
    await expect(page).toHaveURL('/')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test('an administrator, by the other tab, who goes on to the Admin Panel', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Administrator' }).click()
    await submitSignIn(page, administrator)
    await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen, Administrator')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  })

  test('whoever is signed in already is sent on to Home', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test('two presses in a row sign in once', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.goto('/auth')
    await page.getByLabel('E-Mail').fill(administrator.email)
    await page.getByLabel('Passwort', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).dblclick()
    await expect(page).toHaveURL('/')
    expect(sent.filter((url) => url.endsWith('/sign-in'))).toHaveLength(1)
  })

  test('the token lies in session storage only, the device id in local storage, and no cookie is set', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn()
    const token = (await tokenOf(page)) ?? ''
    expect(token.length).toBeGreaterThan(20)
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept.pl_device_id).toBeTruthy()
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await context.cookies()).toEqual([])
    expect(page.url()).not.toContain(token)

    const otherTab = await context.newPage()
    await otherTab.goto('/')
    await expect(otherTab).toHaveURL('/auth')
    await submitSignIn(otherTab, administrator)
    await expect(otherTab).toHaveURL('/')
    expect(await otherTab.evaluate(() => localStorage.getItem('pl_device_id'))).toBe(kept.pl_device_id)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })
})
