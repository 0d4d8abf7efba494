import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, settled, submitSignIn, test, toastTitled } from '../support/test.ts'

interface State {
  readonly name: string
  readonly isOpen: boolean
  /** Brings the page into this state, from wherever it is. */
  open(page: Page): Promise<void>
}

const states: readonly State[] = [
  { name: 'the sign-in', isOpen: true, open: openAuth },
  {
    name: 'the sign-in with an error',
    isOpen: true,
    async open(page) {
      await openAuth(page)
      await submitSignIn(page, { email: 'anna@', password: '' })
      await expect(toastTitled(page, 'Fehler')).toBeVisible()
    },
  },
  {
    name: 'the dialog for a forgotten password',
    isOpen: true,
    async open(page) {
      await openAuth(page)
      await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the form for a new password',
    isOpen: true,
    async open(page) {
      await page.goto('/auth?type=recovery&token=erfunden')
      await expect(page.locator('input[type=password]')).toHaveCount(2)
    },
  },
  {
    name: 'the access request with an error',
    isOpen: true,
    async open(page) {
      await page.goto('/register-request')
      await page.getByLabel('E-Mail').fill('clara@example.org')
      await page.getByRole('button', { name: 'Anfrage senden' }).click()
      await expect(toastTitled(page, 'Validierungsfehler')).toBeVisible()
    },
  },
  {
    name: 'the page for unknown addresses',
    isOpen: true,
    async open(page) {
      await page.goto('/404')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
    },
  },
  {
    name: 'the privacy policy',
    isOpen: true,
    async open(page) {
      await page.goto('/privacy-policy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung')
    },
  },
  {
    name: 'the cookie notice',
    isOpen: true,
    async open(page) {
      await page.goto('/privacy-policy')
      await page.getByRole('button', { name: 'Cookie-Einstellungen ändern' }).click()
      await expect(page.getByRole('link', { name: 'Mehr erfahren' })).toBeVisible()
    },
  },
  { name: 'Home', isOpen: false, open: openHome },
  { name: 'the Admin Panel with a request', isOpen: false, open: openAdminPanel },
  {
    name: 'the question before somebody is deleted',
    isOpen: false,
    async open(page) {
      await openAdminPanel(page)
      await page.getByRole('button', { name: 'Löschen' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'Home with its menu open',
    isOpen: false,
    async open(page) {
      await openHome(page)
      await page.getByRole('button', { name: /Benutzermenü/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the whole alphabet',
    isOpen: false,
    async open(page) {
      await page.goto('/alphabet')
      await page.getByRole('button', { name: 'Alle Buchstaben anzeigen' }).click()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(32)
    },
  },
  ...[
    '/syllables',
    '/sentences',
    '/verbs',
    '/kinder?tab=animals',
    '/erwachsene',
    '/erwachsene?tab=social',
    '/senioren',
    '/senioren?tab=basic',
  ].map((address) => ({
    name: address,
    isOpen: false,
    async open(page: Page) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    },
  })),
  {
    name: 'the dictionary with few results',
    isOpen: false,
    async open(page) {
      await page.goto('/dictionary')
      await page.getByRole('searchbox').fill('abe')
      await expect(page.getByText(/^\d{1,2} Ergebnisse gefunden$/)).toBeVisible()
    },
  },
  {
    name: 'the dictionary with no results, from Persian',
    isOpen: false,
    async open(page) {
      await page.goto('/dictionary')
      await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
      await page.getByRole('searchbox').fill('xyzxyz')
      await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible()
    },
  },
  {
    name: 'the translator with a translation',
    isOpen: false,
    async open(page) {
      await openTranslator(page)
      await page.getByLabel('Text auf Deutsch').fill('Guten Tag')
      await page.getByRole('button', { name: 'Übersetzen' }).click()
      await expect(page.getByLabel('Übersetzung auf Farsi')).toHaveValue('روز بخیر')
    },
  },
  {
    name: 'the translator with a text that is too long, and a file above it',
    isOpen: false,
    async open(page) {
      await openTranslator(page)
      const source = page.getByLabel('Text auf Deutsch')
      await source.fill('Donaudampfschifffahrt'.repeat(300))
      const dataTransfer = await page.evaluateHandle(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['Guten Tag'], 'brief.txt'))
        return transfer
      })
      await source.dispatchEvent('dragover', { dataTransfer })
      await expect(page.getByText('Datei hier ablegen')).toBeVisible()
    },
  },
]

async function openTranslator(page: Page): Promise<void> {
  await page.route('**/api/functions/translate', (route) =>
    route.fulfill({ json: { translation: 'روز بخیر' } }),
  )
  await page.route('**/api/translation-service', (route) =>
    route.fulfill({ json: { name: 'Pol', word_by_word: true } }),
  )
  await page.goto('/translate')
  await expect(page.getByText('Powered by Pol')).toBeVisible()
}

async function openAuth(page: Page): Promise<void> {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Benutzer' })).toBeVisible()
}

async function openAdminPanel(page: Page): Promise<void> {
  const clara = { email: 'clara@example.org', username: 'Clara', message: null }
  await page.request.post('/api/registration-requests', { data: clara })
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Approve' }).first()).toBeVisible()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

test.use({ expectedNoise: /There is no screen at \/404/ })

for (const { name, isOpen, open } of states) {
  test(`${name} can be used by everybody`, async ({ page, enter }) => {
    // All the rules on every element of a long list take their time.
    test.slow()
    // Animations would be measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isOpen) await enter('/')

    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await expectNoFaults(page, '360 px, light')
    await expectNothingBesideThePage(page, 320, '100%')
    await expectNothingBesideThePage(page, 360, '200%')

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page)
    await expectNoFaults(page, '1280 px, dark')
  })
}

async function expectNoFaults(page: Page, message: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(faults, message).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('main, [role=main]')).toHaveCount(1)
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
}

async function expectNothingBesideThePage(page: Page, width: number, type: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), type)
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(overflow, { message: `${width} px, type of ${type}` }).toBe(0)
}

test('a step to another screen leads the focus to its heading', async ({ page, enter }) => {
  await enter('/')
  await settled(page)
  await page.getByRole('link', { name: 'Jetzt starten' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeFocused()
  await page.getByRole('link', { name: /Zurück/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Deutsch und Persisch/ })).toBeFocused()
  await page.getByRole('link', { name: /Wörterbuch/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeFocused()
})

test.describe('messages', () => {
  test('stand in a live region for at least four seconds, and can be closed', async ({ page }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const send = () => page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const toast = toastTitled(page, 'Fehler')

    await send()
    await expect(toast).toBeVisible()
    await expect(page.locator('[aria-live]').filter({ has: toast })).toHaveCount(1)
    await expect(toast).toHaveRole('alert')
    await page.clock.runFor(4_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toast).toHaveCount(0)

    await send()
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(toast).toHaveCount(0)
  })

  test('stay while somebody points at them or has the focus in them', async ({ page }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const toast = toastTitled(page, 'Fehler')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await toast.hover()
    await page.clock.runFor(30_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await toast.getByRole('button', { name: 'Meldung schließen' }).focus()
    await page.clock.runFor(30_000)
    await expect(toast).toBeVisible()
    await page.getByLabel('E-Mail').focus()
    await page.clock.runFor(10_000)
    await expect(toast).toHaveCount(0)
  })

  test('a complaint goes when what it is about is mended; the next one has a time of its own', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const send = () => page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const first = toastTitled(page, 'Fehler').filter({ hasText: 'Ungültige E-Mail-Adresse' })
    const second = toastTitled(page, 'Fehler').filter({ hasText: 'Passwort muss mindestens' })
    await send()
    await expect(first).toBeVisible()
    await page.clock.runFor(3_000)
    await page.getByLabel('E-Mail').fill('anna@example.org')
    await send()
    await expect(second).toBeVisible()
    await expect(first).toHaveCount(0)
    await page.clock.runFor(4_000)
    await expect(second).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
  })
})
