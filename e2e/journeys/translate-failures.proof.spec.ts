import type { Route } from '@playwright/test'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'
import { mockGreetings, holdTranslations, button, result, source, translate } from '../support/translator.ts'

/** Specification section 8. */
const failed = 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.'

test.describe('when there is no translation', () => {
  test.use({
    expectedNoise: [
      'status of 401',
      'status of 429',
      'status of 500',
      'status of 502',
      'status of 503',
      'net::ERR_CONNECTION_RESET',
      'net::ERR_FAILED',
      'net::ERR_INTERNET_DISCONNECTED',
    ],
  })

  const tooMany = 'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.'
  const failures: readonly { failure: string; answer: (route: Route) => Promise<void>; message?: string }[] =
    [
      {
        failure: 'the service fails',
        answer: (route) =>
          route.fulfill({ status: 502, json: { error: failed, code: 'translation-failed' } }),
      },
      {
        failure: 'the server fails',
        answer: (route) => route.fulfill({ status: 500, json: { error: 'Anderes', code: 'internal' } }),
      },
      {
        failure: 'the server restarts',
        answer: (route) => route.fulfill({ status: 503, body: '<h1>Bad Gateway</h1>' }),
      },
      { failure: 'the answer has no translation', answer: (route) => route.fulfill({ json: {} }) },
      {
        failure: 'the translation is null',
        answer: (route) => route.fulfill({ json: { translation: null } }),
      },
      {
        failure: 'the translation is empty',
        answer: (route) => route.fulfill({ json: { translation: ' ' } }),
      },
      { failure: 'the answer is null', answer: (route) => route.fulfill({ json: null }) },
      { failure: 'the answer is cut off', answer: (route) => route.fulfill({ body: '{"translation": "عص' }) },
      { failure: 'there is no network', answer: (route) => route.abort('internetdisconnected') },
      { failure: 'the connection breaks', answer: (route) => route.abort('connectionreset') },
      {
        failure: 'the limit is reached',
        answer: (route) =>
          route.fulfill({ status: 429, json: { error: tooMany, code: 'too-many-attempts' } }),
        message: tooMany,
      },
    ]

  for (const { failure, answer, message = failed } of failures) {
    test(`${failure}: an error is shown, the text stays, and the next attempt succeeds`, async ({
      page,
      openSignedIn,
    }) => {
      await mockGreetings(page)
      await page.route(translate, answer, { times: 1 })
      await openSignedIn('/translate')
      await source(page).fill('Guten Tag')
      await button(page, 'Übersetzen').click()
      await expectToast(page, 'Übersetzungsfehler', message)
      await expect(toastTitled(page, 'Übersetzungsfehler')).toHaveRole('alert')
      await expect(source(page)).toHaveValue('Guten Tag')
      await expect(result(page)).toHaveValue('')
      await button(page, 'Übersetzen').click()
      await expect(result(page)).toHaveValue('روز بخیر')
    })
  }

  test('without an answer the request is aborted after half a minute', async ({ page, openSignedIn }) => {
    const { abortedCount } = await holdTranslations(page)
    await page.clock.install()
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(25_000)
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(5_000)
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(source(page)).toHaveValue('Guten Tag')
    expect(abortedCount()).toBe(1)
  })

  test('an earlier translation stays after a failure', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await page.route(translate, (route) => route.abort())
    await button(page, 'Übersetzen').click()
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(result(page)).toHaveValue('روز بخیر')
  })

  test('a user whose session has ended sees the sign-in and one message', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
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
