import { languageKey } from '@pol/contract/text'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'

const tooShort = 'Passwort muss mindestens 6 Zeichen lang sein'
const stranger = { email: 'niemand@example.org', password: 'irgendein-passwort' }

test.describe('the screen', () => {
  test('has two tabs with arrow-key navigation, which share one e-mail and one password field', async ({
    page,
  }) => {
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

  test('has a link to request access', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('link', { name: 'Zugang anfordern' })).toHaveAttribute(
      'href',
      '/register-request',
    )
  })
})

test.describe('validation before the form is sent', () => {
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
    test(`${title}: only the first error is shown, and the input is kept`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.goto('/auth')
      await submitSignIn(page, { email, password })

      await expectToast(page, 'Fehler', message)
      await expect(toastTitled(page, 'Fehler')).toHaveCount(1)
      await expect(toastTitled(page, 'Fehler')).toHaveText('Fehler' + message)
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

  test('spaces around the address do not matter', async ({ page, person }) => {
    await page.goto('/auth')
    await page.getByLabel('E-Mail').pressSequentially(`  ${person.email}  `)
    await page.getByLabel('Passwort', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  })
})

test.describe('a sign-in fails', () => {
  test.use({ expectedNoise: ['status of 401', 'net::ERR_FAILED', 'status of 502', 'status of 503'] })

  for (const { title, entered } of [
    { title: 'with a wrong password', entered: { password: 'falsches-passwort' } },
    { title: 'with an unknown address', entered: stranger },
  ]) {
    for (const tab of ['Benutzer', 'Administrator']) {
      test(`${title} on the tab ${tab}`, async ({ page, person }) => {
        const { email, password } = { ...person, ...entered }
        await page.goto('/auth')
        await page.getByRole('tab', { name: tab }).click()
        await submitSignIn(page, { email, password })
        await expectToast(page, 'Fehler beim Anmelden', 'Ungültige E-Mail oder Passwort')
        await expect(page).toHaveURL('/auth')
        await expect(page.getByLabel('E-Mail')).toHaveValue(email)
        await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password)
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        expect(await tokenOf(page)).toBeNull()
      })
    }
  }

  for (const { title, fail } of [
    { title: 'gives no answer', fail: 'abort' },
    { title: 'is replaced by the page of a proxy', fail: 'proxy' },
  ]) {
    test(`if the server ${title}: it is called unreachable, and the next attempt works`, async ({
      page,
      person,
    }) => {
      await page.goto('/auth')
      await page.route('**/api/sign-in', (route) =>
        fail === 'abort' ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
      )
      await submitSignIn(page, person)
      await expectToast(
        page,
        'Fehler beim Anmelden',
        'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
      )
      await expect(page.getByLabel('E-Mail')).toHaveValue(person.email)

      await page.unroute('**/api/sign-in')
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('with another error: the message of the server is shown', async ({ page, person }) => {
    const error = 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'
    await page.goto('/auth')
    await page.route('**/api/sign-in', (route) =>
      route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
    )
    await submitSignIn(page, person)
    await expectToast(page, 'Fehler beim Anmelden', error)
  })
})

test.describe('a sign-in succeeds', () => {
  test('for a learner, with the keyboard only, and the session survives a reload', async ({
    page,
    person,
  }) => {
    await page.goto('/auth')
    await page.getByLabel('E-Mail').focus()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
    await expect(page).toHaveURL('/')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test.describe('for an administrator', () => {
    test.use({ role: 'admin' })

    test('on the other tab, and opens the Admin Panel', async ({ page, person }) => {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Administrator' }).click()
      await submitSignIn(page, person)
      await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen, Administrator')
      await expect(page).toHaveURL('/admin')
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
    })
  })

  test('and after that the sign-in redirects to Home', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test('once if the button is pressed twice', async ({ page, person }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.goto('/auth')
    await page.getByLabel('E-Mail').fill(person.email)
    await page.getByLabel('Passwort', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).dblclick()
    await expect(page).toHaveURL('/')
    expect(sent.filter((url) => url.endsWith('/sign-in'))).toHaveLength(1)
  })

  test('and stores the token in session storage only, the device id in local storage, and no cookie', async ({
    page,
    signIn,
    context,
    person,
  }) => {
    await signIn()
    const token = (await tokenOf(page)) ?? ''
    expect(token.length).toBeGreaterThan(20)
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept.pl_device_id).toBeTruthy()
    expect(kept.pl_device_secret).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept)).not.toContain(token)
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies.filter((name) => name !== languageKey)).toEqual([])
    expect(page.url()).not.toContain(token)

    const otherTab = await context.newPage()
    await otherTab.goto('/')
    await expect(otherTab).toHaveURL('/auth')
    await submitSignIn(otherTab, person)
    await expect(otherTab).toHaveURL('/')
    expect(await otherTab.evaluate(() => localStorage.getItem('pl_device_id'))).toBe(kept.pl_device_id)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })
})
