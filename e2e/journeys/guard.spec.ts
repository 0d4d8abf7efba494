import { holdBack } from '../support/hold-back.ts'
import { expect, expectToast, signInOn, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'
import { administrator } from '../support/people.ts'

/** Each screen for learners (specification section 2), with its heading of the first level. */
const guarded = [
  { path: '/', heading: /Deutsch und Persisch/ },
  { path: '/alphabet', heading: 'Das persische Alphabet' },
  { path: '/dictionary', heading: 'Wörterbuch' },
] as const
const session = '**/api/session'

test.describe('nobody signed in', () => {
  for (const { path } of guarded) {
    test(`${path} leads to the sign-in, and going back does not lead in again`, async ({ page }) => {
      await page.goto('/auth')
      await page.goto(path)
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/auth')
    })
  }
})

test.describe('while the server has not said who is there', () => {
  for (const { path, heading } of guarded) {
    test(`nothing of ${path} is drawn`, async ({ page, enter }) => {
      await enter('/')
      const release = await holdBack(page, session)
      const asked = page.waitForRequest(session)
      const script = page.waitForResponse(/assets\/.*-screen.*\.js$/)
      await page.goto(path)
      await asked
      await (await script).finished()
      // Whatever the script has to draw has been drawn after two frames.
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

  test('the roles are asked for at each screen, also on the way within the product', async ({
    page,
    enter,
  }) => {
    await enter('/')
    const release = await holdBack(page, session)
    const asked = page.waitForRequest(session)
    await page.getByRole('link', { name: /Wörterbuch/ }).click()
    await asked
    await expect(page).toHaveURL('/dictionary')
    await expect(page.locator('main, header, h1')).toHaveCount(0)
    await release()
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
  })
})

test.describe('whoever may not learn', () => {
  for (const roles of [[], ['moderator']]) {
    test(`with the roles [${roles.join()}] is told so, signed out and shown to the sign-in`, async ({
      page,
      enter,
      request,
    }) => {
      await enter('/')
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

test.describe('where the roles cannot be fetched', () => {
  test.use({ expectedNoise: /net::ERR_|status of 50[023]|status of 401/ })

  for (const title of ['500', 'no answer'] as const) {
    test(`${title}: signed out and shown to the sign-in`, async ({ page, enter }) => {
      await enter('/')
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
    test(`${title} says that it is away: one is told so, and goes on when it is back`, async ({
      page,
      enter,
    }) => {
      await enter('/')
      const token = await tokenOf(page)
      // As long as a restart takes.
      await page.route(session, (route) => route.fulfill(answer), { times: 4 })
      await page.goto('/alphabet')
      await expect(
        page.getByRole('status').filter({ hasText: 'Keine Antwort vom Server. Bitte warten …' }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible({
        timeout: 12_000,
      })
      expect(await tokenOf(page)).toBe(token)
    })
  }

  test('a server that is back in a moment signs nobody out', async ({ page, enter }) => {
    await enter('/')
    await page.route(session, (route) => route.abort(), { times: 1 })
    await page.goto('/dictionary')
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
  })

  test('a session that the server does not know leads to the sign-in', async ({ page, enter }) => {
    await enter('/')
    await page.evaluate(() => sessionStorage.setItem('pl_session', 'x'.repeat(43)))
    await page.goto('/alphabet')
    await expect(page).toHaveURL('/auth')
    await expect(toastTitled(page, 'Abgemeldet')).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  })
})

test.describe('without a network, in a browser that does not keep the application', () => {
  test.use({
    expectedNoise: /net::ERR_INTERNET_DISCONNECTED|cannot be kept|registration blocked/,
    serviceWorkers: 'block',
  })

  for (const { path, link, heading } of [
    { path: '/alphabet', link: 'Jetzt starten', heading: 'Das persische Alphabet' },
    { path: '/dictionary', link: /Wörterbuch/, heading: 'Wörterbuch' },
  ]) {
    test(`${path} says so, keeps the session, and goes on by itself`, async ({ page, enter, context }) => {
      await enter('/')
      const token = await tokenOf(page)
      await context.setOffline(true)
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(await tokenOf(page)).toBe(token)

      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  }

  test('a network that goes while the roles are asked for signs nobody out', async ({
    page,
    enter,
    context,
  }) => {
    await enter('/')
    await page.route(
      session,
      async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    // The administrator's screen opens for nobody whom the server has not let in just now.
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Internetverbindung' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  })

  test('the way back to Home works: its script is there', async ({ page, enter, context }) => {
    await enter('/')
    await page.getByRole('link', { name: /Wörterbuch/ }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test.describe('that comes back without working yet', () => {
    test.use({ expectedNoise: /net::ERR_|cannot be kept|registration blocked/ })

    test('what is open stays open', async ({ page, enter, context }) => {
      await enter('/')
      const token = await tokenOf(page)
      await page.getByRole('link', { name: /Wörterbuch/ }).click()
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
      await expect.poll(() => tries, { timeout: 10_000 }).toBe(4)
      await page.unroute(session)
      await page.getByRole('link', { name: /Wörterbuch/ }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  })
})

test.describe('one device at a time, where no events come through', () => {
  test.use({ expectedNoise: /status of 401|net::ERR_FAILED/ })

  for (const { title, step } of [
    { title: 'opens another screen', step: { role: 'link', name: /Zurück/ } },
    { title: 'listens to a word', step: { role: 'button', name: 'Hund anhören' } },
  ] as const) {
    test(`whoever signs in elsewhere is told so on the first device, when it ${title}`, async ({
      page,
      enter,
      browser,
    }) => {
      await page.route('**/api/realtime/**', (route) => route.abort())
      await enter('/')
      await page.goto('/dictionary')
      await page.getByRole('searchbox').fill('Hund')
      await expect(page.getByRole('button', { name: 'Hund anhören' })).toBeVisible()

      const telephone = await browser.newContext()
      const second = await telephone.newPage()
      await signInOn(second)

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

  test('two tabs of one browser are one device', async ({ page, enter, context }) => {
    await enter('/')
    const otherTab = await context.newPage()
    await otherTab.goto('/auth')
    await submitSignIn(otherTab, administrator)
    await expect(otherTab).toHaveURL('/')
    await page.getByRole('link', { name: 'Jetzt starten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible()
  })
})
