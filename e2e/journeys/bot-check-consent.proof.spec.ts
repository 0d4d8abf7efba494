import type { Page } from '@playwright/test'
import { expectSignedIn, nextVerdict, recordCalls, waitForScript, test } from '../support/bot-check.ts'
import { expect, submitSignIn, test as withoutKeys } from '../support/test.ts'

const routes = [
  '/auth',
  '/',
  '/admin',
  '/alphabet',
  '/syllables',
  '/sentences',
  '/translate',
  '/verbs',
  '/kinder',
  '/erwachsene',
  '/senioren',
  '/register-request',
  '/dictionary',
  '/privacy-policy',
] as const

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const answerNotice = (page: Page, answer: 'Akzeptieren' | 'Nur notwendige') =>
  notice(page).getByRole('button', { name: answer }).click()

test.describe('without consent there is no bot check', () => {
  test.use({ cookieChoice: null })

  test('before the answer to the notice, on any page and at the sign-in', async ({
    page,
    provider,
    person,
  }) => {
    const calls = recordCalls(page)
    await page.goto('/auth')
    await submitSignIn(page, person)
    await expectSignedIn(page)
    for (const path of routes) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForScript(page, 'bot-check')
    }
    await expect(notice(page)).toContainText(
      `Mit „Akzeptieren“ erlauben Sie auch den Bot-Schutz von ${new URL(provider.scriptUrl).host}.`,
    )
    expect(calls.filter((name) => name.startsWith('bot check'))).toEqual([])
    expect(provider.browserRequests).toEqual([])
  })

  test("after 'Nur notwendige'", async ({ page, provider, person }) => {
    const calls = recordCalls(page)
    await page.goto('/auth')
    await answerNotice(page, 'Nur notwendige')
    await page.reload()
    await waitForScript(page, 'bot-check')
    await submitSignIn(page, person)
    await expectSignedIn(page)
    expect(calls).toEqual(['sign-in'])
    expect(provider.browserRequests).toEqual([])
  })

  test.describe('until', () => {
    test.use({ expectedNoise: ['request to 127.0.0.1'] })

    test("'Akzeptieren' is pressed, after which it runs at once, until the consent is withdrawn", async ({
      page,
      provider,
      person,
    }) => {
      const calls = recordCalls(page)
      await page.goto('/auth')
      await expect(notice(page).getByRole('link', { name: 'Mehr erfahren' })).toBeVisible()
      expect(provider.browserRequests).toEqual([])
      const verdict = nextVerdict(page)
      await answerNotice(page, 'Akzeptieren')
      expect(await verdict).toMatchObject({ action: 'pageview', verdict: { success: true } })
      await expect.poll(() => provider.browserRequests).toContain('/recaptcha/anchor')
      const before = [...provider.browserRequests]

      await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
      await page.getByRole('button', { name: 'Cookie-Einstellungen ändern' }).click()
      await answerNotice(page, 'Nur notwendige')
      await page.getByRole('button', { name: /Zurück/ }).click()
      await submitSignIn(page, person)
      await expectSignedIn(page)
      expect(calls).toEqual(['bot check pageview', 'sign-in'])
      expect(provider.browserRequests).toEqual(before)
    })
  })
})

withoutKeys.describe('without keys', () => {
  for (const cookieChoice of [null, 'accepted'] as const) {
    withoutKeys.describe(`with the answer ${cookieChoice}`, () => {
      withoutKeys.use({ cookieChoice })

      withoutKeys(
        'no request goes to another host, on any page or at the sign-in',
        async ({ page, person }) => {
          const calls = recordCalls(page)
          await page.goto('/auth')
          await submitSignIn(page, person)
          await expectSignedIn(page)
          for (const path of routes) {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await waitForScript(page, 'after-first-view')
          }
          expect(calls).toEqual(['sign-in'])
          const policy = page.getByRole('region', { name: '4. Bot-Schutz (reCAPTCHA v3)' })
          await expect(policy).toContainText('nicht eingesetzt')
        },
      )
    })
  }
})
