import { holdBack } from '../support/hold-back.ts'
import {
  expect,
  expectToast,
  signInOn,
  submitSignIn,
  test,
  toastTitled,
  tokenOf,
  waitForDeferredScripts,
} from '../support/test.ts'

/** Screens for learners (specification section 2), with their level-1 headings. */
const guarded = [
  { path: '/', heading: /Deutsch und Persisch/ },
  { path: '/alphabet', heading: 'Das persische Alphabet' },
  { path: '/dictionary', heading: 'Wörterbuch' },
] as const
const session = '**/api/session'

test.describe('without a session', () => {
  for (const { path } of guarded) {
    test(`${path} redirects to the sign-in, and going back stays there`, async ({ page }) => {
      await page.goto('/auth')
      await page.goto(path)
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/auth')
    })
  }
})

test.describe('before the server has returned the session', () => {
  for (const { path, heading } of guarded) {
    test(`nothing of ${path} is rendered`, async ({ page, openSignedIn }) => {
      await openSignedIn('/')
      const release = await holdBack(page, session)
      const requested = page.waitForRequest(session)
      const script = page.waitForResponse(/assets\/.*-screen.*\.js$/)
      await page.goto(path)
      await requested
      await (await script).finished()
      // After two frames the script has finished rendering.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await expect(page.locator('main, header, h1')).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveCount(0)
      expect(await page.locator('#root').innerText()).toBe('')

      await release()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }

  test('the session is read again for each screen, also for navigation within the application', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/')
    const release = await holdBack(page, session)
    const requested = page.waitForRequest(session)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wörterbuch/ })
      .click()
    await requested
    await expect(page).toHaveURL('/dictionary')
    await expect(page.locator('main, header, h1')).toHaveCount(0)
    await release()
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
  })
})

test.describe('a user without the role of a learner', () => {
  // Requests of the page that arrive after the user is signed out are refused.
  test.use({ expectedNoise: ['status of 401'] })

  for (const roles of [[], ['moderator']]) {
    test(`with the roles [${roles.join()}] gets a message, is signed out and sees the sign-in`, async ({
      page,
      openSignedIn,
      request,
    }) => {
      await openSignedIn('/')
      const token = await tokenOf(page)
      await page.route(session, async (route) => {
        const answer = (await (await route.fetch()).json()) as object
        await route.fulfill({ json: { ...answer, roles } })
      })
      await page.getByRole('link', { name: 'Jetzt starten' }).click()
      await expectToast(
        page,
        'Zugriff verweigert',
        'Sie haben keine Berechtigung für diese Anwendung. Bitte kontaktieren Sie einen Administrator.',
      )
      await expect(toastTitled(page, 'Zugriff verweigert')).toHaveCount(1)
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
      expect(await tokenOf(page)).toBeNull()
      await expect
        .poll(async () => {
          const headers = { authorization: `Bearer ${token}` }
          return (await request.get('/api/session', { headers })).status()
        })
        .toBe(401)
    })
  }
})

test.describe('when the session cannot be read', () => {
  test.use({
    expectedNoise: [
      'net::ERR_FAILED',
      'net::ERR_INTERNET_DISCONNECTED',
      'status of 500',
      'status of 502',
      'status of 503',
      'status of 401',
    ],
  })

  for (const title of ['500', 'no answer'] as const) {
    test(`${title}: the user is signed out and sees the sign-in`, async ({ page, openSignedIn }) => {
      await openSignedIn('/')
      await page.route(session, (route) => {
        if (title === 'no answer') return route.abort()
        return route.fulfill({ status: 500, json: { error: 'Oje', code: 'internal' } })
      })
      await page.goto('/alphabet')
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
      expect(await tokenOf(page)).toBeNull()
      await page.unroute(session)
      await page.goto('/')
      await expect(page).toHaveURL('/auth')
    })
  }

  for (const { title, answer } of [
    { title: 'a proxy', answer: { status: 502, body: '<h1>Bad Gateway</h1>' } },
    { title: 'the server', answer: { status: 503, json: { error: 'Gleich', code: 'unavailable' } } },
  ]) {
    test(`${title} reports an outage: a message is shown, and the screen opens when it is over`, async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn('/')
      const token = await tokenOf(page)
      // Four attempts take about as long as a restart of the server.
      await page.route(session, (route) => route.fulfill(answer), { times: 4 })
      await page.goto('/alphabet')
      await expect(
        page.getByRole('status').filter({ hasText: 'Keine Antwort vom Server. Bitte warten …' }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  }

  test('a short network failure does not sign the user out', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    await page.route(session, (route) => route.abort(), { times: 1 })
    await page.goto('/dictionary')
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
  })

  test('an unknown session leads to the sign-in', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    // Home could send a request with this token and show the message too early.
    await page.goto('/api/health')
    await page.evaluate(() => sessionStorage.setItem('pl_session', 'x'.repeat(43)))
    await page.goto('/alphabet')
    await expect(page).toHaveURL('/auth')
    await expect(toastTitled(page, 'Abgemeldet')).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  })
})

test.describe('without a network, in a browser without service workers', () => {
  test.use({
    role: 'admin',
    expectedNoise: [
      'net::ERR_INTERNET_DISCONNECTED',
      'TypeError: Failed to fetch dynamically',
      'The learner’s figures could not be calculated',
    ],
    serviceWorkers: 'block',
  })

  for (const { path, link, heading } of [
    { path: '/alphabet', link: 'Jetzt starten', heading: 'Das persische Alphabet' },
    { path: '/dictionary', link: /Wörterbuch/, heading: 'Wörterbuch' },
  ]) {
    test(`${path} shows a message, keeps the session, and opens by itself when the network is back`, async ({
      page,
      openSignedIn,
      context,
    }) => {
      await openSignedIn('/')
      await waitForDeferredScripts(page)
      const token = await tokenOf(page)
      await context.setOffline(true)
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(await tokenOf(page)).toBe(token)

      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  }

  test('losing the network while the session is being read does not sign the user out', async ({
    page,
    openSignedIn,
    context,
  }) => {
    await openSignedIn('/')
    await waitForDeferredScripts(page)
    // Opening the menu focuses its first entry, which preloads its screen. All its scripts must be loaded before the
    // network is lost.
    const fetched = page.waitForResponse(/\/assets\/administration-screen-.*\.js$/)
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.evaluate((url) => import(url), (await fetched).url())
    await page.route(
      session,
      async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    // The Admin Panel opens only after a new response of the server.
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  })

  test('going back to Home works, because its script is loaded', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wörterbuch/ })
      .click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test.describe('and with failing requests after it is back', () => {
    test.use({
      expectedNoise: [
        'net::ERR_FAILED',
        'net::ERR_INTERNET_DISCONNECTED',
        'TypeError: Failed to fetch dynamically',
        'The learner’s figures could not be calculated',
      ],
    })

    test('the open screen stays open', async ({ page, openSignedIn, context }) => {
      await openSignedIn('/')
      const token = await tokenOf(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Wörterbuch/ })
        .click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('link', { name: /Zurück/ }).click()
      const home = page.getByRole('heading', { name: 'Deine Lektionen' })
      await expect(home).toBeVisible()
      let tries = 0
      await page.route(session, (route) => {
        tries += 1
        return route.abort()
      })
      await context.setOffline(false)
      await expect.poll(() => tries).toBe(4)
      await page.unroute(session)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Wörterbuch/ })
        .click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  })
})

test.describe('one device at a time, without the event stream', () => {
  test.use({ expectedNoise: ['status of 401', 'net::ERR_FAILED'] })

  for (const { title, step } of [
    { title: 'opens another screen', step: { role: 'link', name: /Zurück/ } },
    { title: 'listens to a word', step: { role: 'button', name: 'Hund anhören' } },
  ] as const) {
    test(`after a sign-in elsewhere, the first device shows a message when it ${title}`, async ({
      page,
      openSignedIn,
      browser,
      person,
    }) => {
      await page.route('**/api/realtime/**', (route) => route.abort())
      await openSignedIn('/')
      await page.goto('/dictionary')
      await page.getByRole('searchbox').fill('Hund')
      await expect(page.getByRole('button', { name: 'Hund anhören' })).toBeVisible()

      const telephone = await browser.newContext()
      const second = await telephone.newPage()
      await signInOn(second, person)

      await page.getByRole(step.role, { name: step.name, exact: true }).click()
      await expectToast(
        page,
        'Abgemeldet',
        'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.',
      )
      await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(1)
      await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
      await expect(page).toHaveURL('/auth')
      expect(await tokenOf(page)).toBeNull()

      await second.reload()
      await expect(second.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      await telephone.close()
    })
  }

  test('two tabs of one browser are one device', async ({ page, openSignedIn, context, person }) => {
    await openSignedIn('/')
    const otherTab = await context.newPage()
    await otherTab.goto('/auth')
    await submitSignIn(otherTab, person)
    await expect(otherTab).toHaveURL('/')
    await page.getByRole('link', { name: 'Jetzt starten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible()
  })
})
