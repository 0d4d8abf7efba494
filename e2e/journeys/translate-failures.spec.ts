import type { Route } from '@playwright/test'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'
import {
  answerGreetings,
  answerLate,
  button,
  nameService,
  result,
  source,
  translate,
} from '../support/translator.ts'

/** Section 8 of the specification. */
const failed = 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.'

test.beforeEach(({ page }) => nameService(page))

test.describe('when there is no translation', () => {
  test.use({ expectedNoise: /status of (?:4|5)\d\d|net::ERR_/ })

  const tooMany = 'Zu viele Versuche. Bitte warte etwas und versuche es dann erneut.'
  const ways: readonly { way: string; answer: (route: Route) => Promise<void>; told?: string }[] = [
    {
      way: 'the service fails',
      answer: (route) => route.fulfill({ status: 502, json: { error: failed, code: 'translation-failed' } }),
    },
    {
      way: 'the server is out of order',
      answer: (route) => route.fulfill({ status: 500, json: { error: 'Anderes', code: 'internal' } }),
    },
    {
      way: 'the server restarts',
      answer: (route) => route.fulfill({ status: 503, body: '<h1>Bad Gateway</h1>' }),
    },
    { way: 'the answer has no translation', answer: (route) => route.fulfill({ json: {} }) },
    { way: 'the translation is null', answer: (route) => route.fulfill({ json: { translation: null } }) },
    { way: 'the translation is empty', answer: (route) => route.fulfill({ json: { translation: ' ' } }) },
    { way: 'the answer is null', answer: (route) => route.fulfill({ json: null }) },
    { way: 'the answer is cut off', answer: (route) => route.fulfill({ body: '{"translation": "عص' }) },
    { way: 'the network is away', answer: (route) => route.abort('internetdisconnected') },
    { way: 'the line breaks', answer: (route) => route.abort('connectionreset') },
    {
      way: 'the person has asked too often',
      answer: (route) => route.fulfill({ status: 429, json: { error: tooMany, code: 'too-many-attempts' } }),
      told: tooMany,
    },
  ]

  for (const { way, answer, told = failed } of ways) {
    test(`${way}: told, the text stays, and the next try can succeed`, async ({ page, enter }) => {
      await answerGreetings(page)
      await page.route(translate, answer, { times: 1 })
      await enter('/translate')
      await source(page).fill('Guten Tag')
      await button(page, 'Übersetzen').click()
      await expectToast(page, 'Übersetzungsfehler', told)
      await expect(toastTitled(page, 'Übersetzungsfehler')).toHaveRole('alert')
      await expect(source(page)).toHaveValue('Guten Tag')
      await expect(result(page)).toHaveValue('')
      await button(page, 'Übersetzen').click()
      await expect(result(page)).toHaveValue('روز بخیر')
    })
  }

  test('no answer comes at all: after half a minute the wait is over', async ({ page, enter }) => {
    const { given } = await answerLate(page)
    await page.clock.install()
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(25_000)
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(5_000)
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(source(page)).toHaveValue('Guten Tag')
    expect(given()).toBe(1)
  })

  test('a former translation outlives a failure', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await page.route(translate, (route) => route.abort())
    await button(page, 'Übersetzen').click()
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(result(page)).toHaveValue('روز بخیر')
  })

  test('whose session has ended is brought to the sign-in and told once', async ({ page, enter }) => {
    await enter('/translate')
    await page.route(translate, (route) =>
      route.fulfill({ status: 401, json: { error: 'Nicht authentifiziert', code: 'unauthenticated' } }),
    )
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(page).toHaveURL('/auth')
    await expect(toastTitled(page, 'Abgemeldet')).toBeVisible()
    await expect(toastTitled(page, 'Übersetzungsfehler')).toHaveCount(0)
  })
})
