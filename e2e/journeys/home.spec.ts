import type { Page } from '@playwright/test'
import { expect, expectToast, test, tokenOf } from '../support/test.ts'

/** The cards of specification section 2, with the texts of the interface conventions. */
const cards = () => [
  { title: 'Kurs', href: '/kurs', words: [/32 Einheiten/] },
  { title: 'Das Alphabet', href: '/alphabet', words: [/32 Buchstaben/, '35%'] },
  { title: 'Silben & Wörter', href: '/syllables', words: [] },
  { title: 'Erste Sätze', href: '/sentences', words: [] },
  { title: 'Übersetzer', href: '/translate', words: [] },
  { title: 'Deutsche Verben', href: '/verbs', words: [] },
  { title: 'Wörterbuch', href: '/dictionary', words: [/über 80 Wörter/i] },
  { title: 'Kinder', href: '/kinder', words: [] },
  { title: 'Erwachsene', href: '/erwachsene', words: [/Strukturiertes Lernen/, /Audio-Dialoge/] },
  {
    title: 'Senioren',
    href: '/senioren',
    words: [/Große Schrift/, /einfache Navigation/, /langsame Audios/],
  },
]

async function openMenu(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: /Benutzermenü/ })
  await button.click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  return { button, menu: page.getByRole('menu', { name: 'Benutzermenü' }) }
}

/** Changes the session that the server returns. */
async function changeSession(page: Page, change: (session: Session) => Session): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const session = (await (await route.fetch()).json()) as Session
    await route.fulfill({ json: change(session) })
  })
}

interface Session {
  readonly user: { readonly email: string }
  readonly profile: { readonly username: string | null }
  readonly roles: readonly string[]
}

test.describe('the page', () => {
  test('has the product name in its header, and two buttons in the hero section', async ({
    page,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width: 1024, height: 500 })
    await openSignedIn('/')
    await expect(page.getByRole('banner').getByText('Pol', { exact: true })).toBeVisible()
    const menu = page.getByRole('banner').getByRole('button', { name: /Benutzermenü/ })
    await expect(menu).toHaveText('AN')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp('Pol'))

    const features = page.getByRole('heading', { name: 'Deine Lektionen' })
    await expect(features).not.toBeInViewport()
    await page.getByRole('button', { name: 'Mehr erfahren' }).click()
    await expect(features).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Das Alphabet', { exact: true })).toBeInViewport()
    await expect(page).toHaveURL('/')

    const start = page.getByRole('link', { name: 'Jetzt starten' })
    await expect(start).toHaveAttribute('href', '/alphabet')
    await start.click()
    await expect(page).toHaveURL('/alphabet')
    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows the four statistics, each with what it counts', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    for (const [label, count] of [
      ['Sterne', 12],
      ['Trophäen', 3],
      ['Level', 5],
      ['Streak-Tage', 7],
    ] as const) {
      const tile = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) })
      await expect(tile).toHaveText(count + label)
      await expect(tile.getByText(String(count), { exact: true })).toBeVisible()
      await expect(tile.locator('svg')).toBeVisible()
    }
    const stars = page.getByRole('button', { name: '12 Sterne' })
    await expect(stars).toHaveAttribute('aria-expanded', 'false')
    await stars.click()
    await expect(stars).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(/^Einen Stern gibt es für jede beendete Runde/)).toBeVisible()
  })

  test('shows the course and nine cards, each with its link, and one progress bar at 35 percent', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Los geht’s',
      'Heute',
      'Schritt für Schritt',
      'Deine Lektionen',
      'Für jedes Alter geeignet',
    ])
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(cards().map(({ title }) => title))
    for (const { title, href, words } of cards()) {
      const heading = page.getByRole('heading', { level: 3, name: title, exact: true })
      const link = page.getByRole('link').filter({ has: heading })
      await expect(link).toHaveAttribute('href', href)
      await expect(link.locator('svg').first()).toBeVisible()
      for (const word of words) await expect(link).toContainText(word)
    }

    await expect(page.getByText(/[%٪]$/)).toHaveCount(1)
    await expect(page.getByText('35%', { exact: true })).toBeVisible()
    const progress = page.getByRole('progressbar')
    await expect(progress).toHaveCount(1)
    await expect(progress).toHaveAccessibleName(/Das Alphabet/)
    expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value / bar.max)).toBeCloseTo(0.35)
  })

  test('its dictionary card leads to the dictionary', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wörterbuch/ })
      .click()
    await expect(page).toHaveURL('/dictionary')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })
})

test.describe('the menu', () => {
  test.use({ role: 'admin' })

  test('shows the signed-in user and supports the keyboard', async ({ page, openSignedIn, person }) => {
    await openSignedIn('/')
    const button = page.getByRole('button', { name: /Benutzermenü/ })
    const menu = page.getByRole('menu', { name: 'Benutzermenü' })
    const admin = page.getByRole('menuitem', { name: 'Admin Panel' })
    const moderation = page.getByRole('menuitem', { name: 'Moderation' })
    const security = page.getByRole('menuitem', { name: 'Sicherheit' })
    const leave = page.getByRole('menuitem', { name: 'Abmelden' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(person.username, { exact: true })).toBeVisible()
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Admin Panel',
      'Moderation',
      'Sicherheit',
      'Abmelden',
    ])
    await expect(admin).toHaveAttribute('href', '/admin')

    await expect(admin).toBeFocused()
    for (const [key, next] of [
      ['ArrowDown', moderation],
      ['ArrowDown', security],
      ['ArrowDown', leave],
      ['ArrowDown', admin],
      ['ArrowUp', leave],
      ['Home', admin],
      ['End', leave],
    ] as const) {
      await page.keyboard.press(key)
      await expect(next).toBeFocused()
    }

    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Space')
    await expect(menu).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toBeHidden()
  })

  test('closes when it loses the focus', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    const { menu } = await openMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused()
    await page.keyboard.press('Tab')
    const languages = page.getByRole('group', { name: 'Sprache' })
    await expect(languages.getByRole('radio', { checked: true })).toBeFocused()
    for (const next of [
      page.getByRole('radio', { name: 'Keine Angabe' }),
      page.getByRole('link', { name: 'Meine Aufnahmen' }),
      page.getByRole('link', { name: 'Meine Meldungen' }),
    ]) {
      await expect(next).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })

  test('shows no Admin Panel to learners, and Benutzer for a user without a name', async ({
    page,
    openSignedIn,
    person,
  }) => {
    await changeSession(page, (session) => ({
      ...session,
      profile: { ...session.profile, username: null },
      roles: ['user'],
    }))
    await openSignedIn('/')
    await expect(page.getByRole('button', { name: /Benutzermenü/ })).toHaveText(
      person.email.slice(0, 2).toUpperCase(),
    )
    await openMenu(page)
    await expect(page.getByText('Benutzer', { exact: true })).toBeVisible()
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem')).toHaveText(['Sicherheit', 'Abmelden'])
  })

  for (const { username, email, initials } of [
    { username: 'özlem', email: 'oz@example.org', initials: 'ÖZ' },
    { username: 'X', email: 'x@example.org', initials: 'X' },
    { username: null, email: '', initials: '?' },
  ]) {
    test(`the initials of ${username ?? 'a user without name and address'} are ${initials}`, async ({
      page,
      openSignedIn,
    }) => {
      await changeSession(page, (session) => ({
        ...session,
        user: { ...session.user, email },
        profile: { ...session.profile, username },
      }))
      await openSignedIn('/')
      await expect(page.getByRole('button', { name: /Benutzermenü/ })).toHaveText(initials)
    })
  }
})

test.describe('signing out', () => {
  test('shows a message and the sign-in; going back stays there', async ({ page, openSignedIn, request }) => {
    await openSignedIn('/')
    const token = await tokenOf(page)
    await page.goto('/alphabet')
    await page.getByRole('link', { name: /Zurück/ }).click()
    await openMenu(page)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Erfolg', 'Erfolgreich abgemeldet')
    await expect(page).toHaveURL('/auth')
    expect(await tokenOf(page)).toBeNull()
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/session', { headers })).status()).toBe(401)

    await page.goBack()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })

  test.describe('when the server fails', () => {
    test.use({ expectedNoise: ['status of 500', 'net::ERR_FAILED'] })

    for (const { title, answer, text } of [
      {
        title: 'with a reason',
        answer: { error: 'Es ist ein unerwarteter Fehler aufgetreten.', code: 'internal' },
        text: 'Es ist ein unerwarteter Fehler aufgetreten.',
      },
      {
        title: 'to answer',
        answer: null,
        text: 'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
      },
    ]) {
      test(`${title}: an error is shown, and the user stays signed in`, async ({ page, openSignedIn }) => {
        await openSignedIn('/')
        await page.route('**/api/sign-out', (route) =>
          answer ? route.fulfill({ status: 500, json: answer }) : route.abort(),
        )
        await openMenu(page)
        await page.getByRole('menuitem', { name: 'Abmelden' }).click()
        await expectToast(page, 'Fehler beim Abmelden', text)
        await expect(page).toHaveURL('/')
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()

        await page.unroute('**/api/sign-out')
        await openMenu(page)
        await page.getByRole('menuitem', { name: 'Abmelden' }).click()
        await expectToast(page, 'Erfolg', 'Erfolgreich abgemeldet')
      })
    }
  })
})
