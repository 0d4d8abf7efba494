import {
  expectSignedIn,
  nextVerdict,
  recordCalls,
  secretKey,
  waitForScript,
  test,
} from '../support/bot-check.ts'
import { newcomer } from '../support/people.ts'
import { expect, expectToast, submitSignIn } from '../support/test.ts'

test.describe('a visitor who has accepted', () => {
  test.use({ cookieChoice: 'accepted', expectedNoise: ['request to 127.0.0.1'] })

  test('is checked once per browser session, on the first page, and the badge appears', async ({
    page,
    provider,
  }) => {
    const calls = recordCalls(page)
    const verdict = nextVerdict(page)
    await page.goto('/privacy-policy')
    const { token, action, verdict: said } = await verdict
    expect({ action, said }).toEqual({ action: 'pageview', said: { success: true } })
    expect(provider.verifications).toEqual([{ secret: secretKey, token, fields: ['secret', 'response'] }])
    await expect(page.frameLocator('.grecaptcha-badge iframe').locator('html')).toBeAttached()
    for (const path of ['/auth', '/register-request', '/privacy-policy']) {
      await page.goto(path)
      await waitForScript(page, 'bot-check')
    }
    expect(calls).toEqual(['bot check pageview'])
    expect(provider.browserRequests.filter((path) => path.endsWith('api.js'))).toHaveLength(1)
  })

  test('is checked before the sign-in is sent, with the script that is already loaded', async ({
    page,
    provider,
    person,
  }) => {
    const calls = recordCalls(page)
    const pageview = nextVerdict(page)
    await page.goto('/auth')
    await pageview
    const verdict = nextVerdict(page)
    await submitSignIn(page, person)
    const { token, action, verdict: said } = await verdict
    expect({ action, said }).toEqual({ action: 'login', said: { success: true } })
    expect(provider.verifications.at(-1)?.token).toBe(token)
    await expectSignedIn(page)
    expect(calls).toEqual(['bot check pageview', 'bot check login', 'sign-in'])
    expect(provider.browserRequests.filter((path) => path.endsWith('api.js'))).toHaveLength(1)
  })

  test('is checked even if the form is submitted before the page is idle', async ({ page, person }) => {
    const calls = recordCalls(page)
    await page.goto('/auth', { waitUntil: 'commit' })
    await submitSignIn(page, person)
    await expectSignedIn(page)
    expect(calls.filter((name) => name !== 'bot check pageview')).toEqual(['bot check login', 'sign-in'])
  })

  test('is checked as the first step of an access request, while the form waits', async ({
    page,
    provider,
  }) => {
    const calls = recordCalls(page)
    const pageview = nextVerdict(page)
    await page.goto('/register-request')
    await pageview
    calls.length = 0
    provider.setVerdictMode('slow')
    const farid = newcomer('Farid')
    await page.getByLabel('E-Mail').fill(farid.email)
    await page.getByLabel('Benutzername').fill(farid.username)
    await page.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect.poll(() => provider.verifications.length).toBe(2)
    await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled()
    for (const label of ['E-Mail', 'Benutzername', 'Nachricht (optional)'])
      await expect(page.getByLabel(label)).toBeDisabled()
    expect(calls).toEqual(['bot check register_request'])
    provider.releaseHeldAnswers()
    await expectToast(
      page,
      'Anfrage gesendet',
      'Ihre Registrierungsanfrage wurde erfolgreich gesendet. Ein Administrator wird sie bald prüfen.',
    )
    expect(calls).toEqual(['bot check register_request', 'registration-requests'])
  })

  test('finds the provider and its storage entries in the privacy policy', async ({ page, provider }) => {
    const verdict = nextVerdict(page)
    await page.goto('/privacy-policy')
    await verdict
    const { host } = new URL(provider.scriptUrl)
    for (const name of ['4. Bot-Schutz (reCAPTCHA v3)', '5. Weitergabe von Daten']) {
      await expect(page.getByRole('region', { name })).toContainText(host)
    }
    const botCheck = page.getByRole('region', { name: '4. Bot-Schutz (reCAPTCHA v3)' })
    await expect(botCheck).not.toContainText('Google')
    const listed = await page
      .getByRole('list', { name: 'Was im Browser gespeichert wird' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent ?? ''))
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `${key} (Local Storage)`),
      ...Object.keys(sessionStorage).map((key) => `${key} (Session Storage)`),
    ])
    expect(stored).toEqual(expect.arrayContaining(['_grecaptcha (Local Storage)']))
    expect(stored.filter((entry) => !listed.includes(entry))).toEqual([])
  })
})
