import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { languageKey } from '@pol/contract/text'
import { createAccount, removeRole } from '../support/administration.ts'
import { openSession } from '../support/clients.ts'
import { newcomer } from '../support/people.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { expect, expectToast, submitSignIn, test, tokenOf } from '../support/test.ts'

const choice = (page: Page, name: 'Deutsch' | 'فارسی') => page.getByRole('radio', { name, exact: true })

async function expectGermanSignIn(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Sprache' }).getByRole('radio')).toHaveCount(2)
  await expect(choice(page, 'Deutsch')).toBeChecked()
}

async function expectPersianSignIn(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle('ورود – Pol')
  await expect(page.getByRole('heading', { level: 1, name: 'ورود' })).toBeVisible()
  await expect(page.getByLabel('ایمیل')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ورود', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'زبان' }).getByRole('radio')).toHaveCount(2)
  await expect(choice(page, 'فارسی')).toBeChecked()
}

/** Opens the account menu. @returns its languages. */
async function languagesIn(page: Page, menu: string, group: string) {
  await page.getByRole('button', { name: menu }).click()
  return page.getByRole('group', { name: group }).getByRole('radio')
}

test('a visitor chooses Persian at the sign-in, finds it again, and goes back to German', async ({
  page,
}) => {
  await page.goto('/auth')
  await expectGermanSignIn(page)
  await choice(page, 'فارسی').click()
  await expectPersianSignIn(page)
  await page.reload()
  await expectPersianSignIn(page)
  await page.goto('/register-request')
  await expect(page.getByRole('heading', { level: 1, name: 'درخواست دسترسی' })).toBeVisible()
  await choice(page, 'Deutsch').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zugang anfordern' })).toBeVisible()
  await page.goto('/auth')
  await expectGermanSignIn(page)
})

for (const locale of ['fa-IR', 'fa-AF', 'prs'])
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test('opens in Persian until German is chosen, which then stays', async ({ page, context }) => {
      await page.goto('/')
      await expectPersianSignIn(page)
      expect(await context.cookies()).toEqual([])
      await waitForServiceWorker(page)
      await page.reload()
      await expectPersianSignIn(page)
      await choice(page, 'Deutsch').click()
      await expectGermanSignIn(page)
      await page.reload()
      await expectGermanSignIn(page)
    })
  })

for (const locale of ['de', 'de-AT', 'en', 'ar', 'tr'])
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })

    test('opens in German', async ({ page }) => {
      await page.goto('/')
      await expectGermanSignIn(page)
    })
  })

test('a browser that has lost the cookie opens in the chosen language, too', async ({ page, context }) => {
  await page.goto('/auth')
  await page.evaluate((key) => localStorage.setItem(key, 'fa'), languageKey)
  await page.goto('/auth')
  await expectPersianSignIn(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === languageKey)
  expect(cookie?.value).toBe('fa')
})

test('a moderator who is not a learner switches the language below the lists, and it stays with the account', async ({
  page,
  openSignedIn,
}) => {
  const mo = newcomer('Mo')
  await createAccount(mo, 'moderator')
  await removeRole(mo, 'user')
  await openSignedIn('/moderation', mo)
  await choice(page, 'فارسی').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(choice(page, 'فارسی')).toBeChecked()
  // The new session ends that of this page; its requests would be refused.
  await page.goto('about:blank')
  const { language } = await openSession(mo)
  expect(language).toBe('fa')
})

test('the account menu switches the language, which stays with the account on other devices', async ({
  page,
  openSignedIn,
  browser,
}) => {
  const mina = newcomer('Mina')
  await createAccount(mina)
  await openSignedIn('/', mina)
  const token = await tokenOf(page)
  const offered = await languagesIn(page, 'Benutzermenü', 'Sprache')
  await expect(offered).toHaveCount(2)
  await expect(offered.first()).toBeChecked()
  await expect(offered.last()).not.toBeChecked()
  await offered.last().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.getByRole('heading', { name: 'بخش‌های دیگر' })).toBeVisible()
  expect(await tokenOf(page)).toBe(token)
  await page.reload()
  const inPersian = await languagesIn(page, 'منوی کاربر', 'زبان')
  await expect(inPersian.last()).toBeChecked()

  // The telephone becomes the active device; requests of this page would be refused.
  await page.goto('about:blank')
  const telephone = await browser.newContext()
  const form = await telephone.newPage()
  await form.goto('/auth')
  await expectGermanSignIn(form)
  await submitSignIn(form, mina)
  await expect(form.getByRole('heading', { name: 'بخش‌های دیگر' })).toBeVisible()
  await (await languagesIn(form, 'منوی کاربر', 'زبان')).first().click()
  await expect(form.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await form.reload()
  await expect(form.locator('html')).toHaveAttribute('lang', 'de')
  await telephone.close()
})

test('with the application kept for use without a network, a choice counts at once and stays without one', async ({
  page,
  context,
}) => {
  await page.goto('/auth')
  await waitForServiceWorker(page)
  await choice(page, 'فارسی').click()
  await expectPersianSignIn(page)
  await waitForServiceWorker(page)
  await page.reload()
  await expectPersianSignIn(page)
  await context.setOffline(true)
  await page.reload()
  await expectPersianSignIn(page)
  await context.setOffline(false)
  await choice(page, 'Deutsch').click()
  await expectGermanSignIn(page)
  await waitForServiceWorker(page)
  await page.reload()
  await expectGermanSignIn(page)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('the language stays as it is, with the reason', async ({ page, context }) => {
    await page.goto('/auth')
    await context.setOffline(true)
    await choice(page, 'فارسی').click()
    await expectToast(page, 'Fehler', 'Um die Sprache zu wechseln, brauchen Sie eine Internetverbindung.')
    await expectGermanSignIn(page)
    await page.reload()
    await expectGermanSignIn(page)
    await context.setOffline(false)
    await page.reload()
    await expectGermanSignIn(page)
  })

  test('nor in the account menu', async ({ page, context, openSignedIn }) => {
    const mina = newcomer('Mina')
    await createAccount(mina)
    await openSignedIn('/', mina)
    await context.setOffline(true)
    await (await languagesIn(page, 'Benutzermenü', 'Sprache')).last().click()
    await expectToast(
      page,
      'Fehler',
      'Keine Antwort vom Server. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es gleich noch einmal.',
    )
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test.describe('the scripts of a language', () => {
  const built = new URL('../../web/dist/', import.meta.url)

  /** @returns the script of the page and all cached files of the application in this language. */
  async function filesOf(folder: '' | 'fa/') {
    const textOf = (name: string) => readFile(new URL(folder + name, built), 'utf8')
    const [, script = ''] = /src="(\/assets\/app-[^"]+)"/.exec(await textOf('index.html')) ?? []
    const all = new Set((await textOf('sw.js')).match(/\/assets\/[\w.-]+/g))
    return { script, all }
  }

  for (const [language, folder, otherFolder] of [
    ['de', '', 'fa/'],
    ['fa', 'fa/', ''],
  ] as const) {
    test(`${language}: a first visit loads no script of the second language`, async ({
      page,
      context,
      baseURL,
    }) => {
      const chosen = { name: languageKey, value: 'fa', url: baseURL ?? '' }
      if (language === 'fa') await context.addCookies([chosen])
      const loaded = new Set<string>()
      context.on('request', (request) => loaded.add(new URL(request.url()).pathname))
      await page.goto('/auth')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await waitForServiceWorker(page)
      const { script, all } = await filesOf(folder)
      const foreign = [...(await filesOf(otherFolder)).all].filter((file) => !all.has(file))
      expect(foreign.length).toBeGreaterThan(10)
      expect(loaded).toContain(script)
      expect(foreign.filter((file) => loaded.has(file))).toEqual([])
    })
  }
})
