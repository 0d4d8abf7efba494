import { expectSignedIn, nextVerdict, recordCalls, recordConsole, test } from '../support/bot-check.ts'
import { expect, submitSignIn } from '../support/test.ts'

test.describe('a failing provider is only logged', () => {
  test.use({
    cookieChoice: 'accepted',
    expectedNoise: [
      'request to 127.0.0.1',
      'The reCAPTCHA badge could not be initialised: ',
      'Failed to load reCAPTCHA',
      'reCAPTCHA not available',
      'The bot check was not',
      'status of 404',
    ],
  })
  const badge = 'The reCAPTCHA badge could not be initialised: '

  for (const { mode, name, atOnce, atSignIn } of [
    {
      mode: 'missing',
      name: 'a script that cannot be loaded',
      atOnce: [`${badge}Failed to load reCAPTCHA`],
      atSignIn: 'Failed to load reCAPTCHA',
    },
    {
      mode: 'refusing',
      name: 'a script that gives no token',
      atOnce: [`${badge}reCAPTCHA not available`],
      atSignIn: 'reCAPTCHA not available',
    },
    {
      mode: 'late',
      name: 'a script that does not arrive',
      atOnce: [],
      atSignIn: 'Failed to load reCAPTCHA',
    },
    {
      mode: 'empty',
      name: 'a script that defines nothing',
      atOnce: [],
      atSignIn: 'reCAPTCHA not available',
    },
    {
      mode: 'unready',
      name: 'a script that never becomes ready',
      atOnce: [],
      atSignIn: 'reCAPTCHA not available',
    },
  ] as const) {
    test(`${name}: signing in still works`, async ({ page, provider, person }) => {
      const lines = recordConsole(page)
      const calls = recordCalls(page)
      provider.setScriptMode(mode)
      await page.goto('/auth')
      await expect.poll(() => provider.browserRequests.length).toBeGreaterThan(0)
      await expect.poll(() => lines).toEqual(atOnce)
      await submitSignIn(page, person)
      await expectSignedIn(page)
      expect(lines).toEqual([...atOnce, atSignIn])
      expect(calls).toEqual(['sign-in'])
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('a check in the background is given up, too', async ({ page, provider }) => {
    const lines = recordConsole(page)
    provider.setScriptMode('unready')
    await page.goto('/auth')
    await expect.poll(() => lines).toEqual([`${badge}reCAPTCHA not available`])
  })

  test('a script that arrives late is used from then on', async ({ page, provider, person }) => {
    const calls = recordCalls(page)
    provider.setScriptMode('late')
    await page.goto('/auth')
    await expect.poll(() => provider.browserRequests).toEqual(['/recaptcha/api.js'])
    const verdict = nextVerdict(page)
    provider.releaseHeldAnswers()
    expect(await verdict).toMatchObject({ action: 'pageview', verdict: { success: true } })
    await submitSignIn(page, person)
    await expectSignedIn(page)
    expect(calls).toEqual(['bot check pageview', 'bot check login', 'sign-in'])
  })

  test('after a failure to load the script, the next check loads it again', async ({
    page,
    provider,
    person,
  }) => {
    const lines = recordConsole(page)
    const calls = recordCalls(page)
    provider.setScriptMode('missing')
    await page.goto('/auth')
    await expect.poll(() => lines).toHaveLength(1)
    provider.setScriptMode('ok')
    await submitSignIn(page, person)
    await expectSignedIn(page)
    expect(calls).toEqual(['bot check login', 'sign-in'])
    expect(lines).toHaveLength(1)
  })

  for (const { mode, name, line } of [
    { mode: '500', name: 'a verification that fails', line: /^The bot check was not passed$/ },
    { mode: 'slow', name: 'a verification without an answer', line: /^The bot check was not verified/ },
  ] as const) {
    test(`${name}: signing in still works`, async ({ page, provider, person }) => {
      const pageview = nextVerdict(page)
      await page.goto('/auth')
      await pageview
      const lines = recordConsole(page)
      provider.setVerdictMode(mode)
      await submitSignIn(page, person)
      await expectSignedIn(page)
      expect(lines).toEqual([expect.stringMatching(line)])
    })
  }
})
