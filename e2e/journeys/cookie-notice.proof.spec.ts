import type { Page } from '@playwright/test'
import { addresses, noiseOfAddresses } from '../support/addresses.ts'
import { expect, waitForDeferredScripts, test, toastTitled } from '../support/test.ts'

const publicScreens = addresses.filter(({ access }) => access === 'anyone')

const noticeOn = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const accept = (page: Page) => noticeOn(page).getByRole('button', { name: 'Akzeptieren' })
const refuse = (page: Page) => noticeOn(page).getByRole('button', { name: 'Nur notwendige' })
const more = (page: Page) => noticeOn(page).getByRole('link', { name: 'Mehr erfahren' })

/** Expects that the notice is complete. */
async function expectNotice(page: Page): Promise<void> {
  await expect(more(page)).toBeVisible()
}

/** Expects no notice after the deferred scripts, which would show it, have run. */
async function expectNoNotice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForDeferredScripts(page)
  await expect(noticeOn(page)).toHaveCount(0)
}

function storedChoice(page: Page) {
  return page.evaluate(() => ({
    choice: localStorage.getItem('cookie-consent'),
    date: localStorage.getItem('cookie-consent-date'),
    reset: sessionStorage.getItem('cookie-reset-done') !== null,
  }))
}

test.describe('at the first visit', () => {
  test.use({ cookieChoice: null, expectedNoise: noiseOfAddresses })

  for (const { name, choice, press } of [
    { name: 'Akzeptieren', choice: 'accepted', press: accept },
    { name: 'Nur notwendige', choice: 'rejected', press: refuse },
  ]) {
    test(`'${name}' is stored and hides the notice on every page`, async ({ page }) => {
      await page.goto('/auth')
      await expectNotice(page)
      expect(await storedChoice(page)).toEqual({ choice: null, date: null, reset: true })
      const before = Date.now()
      await press(page).click()
      await expect(noticeOn(page)).toHaveCount(0)
      const { choice: stored, date, reset } = await storedChoice(page)
      expect({ stored, reset }).toEqual({ stored: choice, reset: true })
      expect(Number(date)).toBeGreaterThanOrEqual(before)
      expect(Number(date)).toBeLessThanOrEqual(Date.now())
      for (const { path } of publicScreens) {
        await page.goto(path)
        await expectNoNotice(page)
      }
    })
  }

  test('both buttons have the same appearance and size', async ({ page }) => {
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/auth')
      await expectNotice(page)
      const looks = await noticeOn(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect()
            const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button)
            return { width, height, backgroundColor, color, fontSize, fontWeight, border }
          }),
        )
      expect(looks).toHaveLength(2)
      expect(looks[0]).toEqual(looks[1])
    }
  })

  test("'Mehr erfahren' leads to the privacy policy, where the notice is still shown", async ({ page }) => {
    await page.goto('/auth')
    await more(page).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNotice(page)
  })

  test('it is shown on every public page', async ({ page }) => {
    for (const { path } of publicScreens) {
      await page.goto(path)
      await expectNotice(page)
    }
  })

  test('it is shown on a learning screen, too', async ({ page, openSignedIn }) => {
    await openSignedIn('/alphabet')
    await expectNotice(page)
  })

  test('it is announced to screen readers, and comes first in the tab order without trapping the focus', async ({
    page,
  }) => {
    await page.goto('/auth')
    await expectNotice(page)
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Kein Tracking' })).toHaveCount(1)
    await expect(page.locator('body')).toBeFocused()
    for (const stop of [more, accept, refuse]) {
      await page.keyboard.press('Tab')
      await expect(stop(page)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(noticeOn(page)).toHaveCount(0)
    expect((await storedChoice(page)).choice).toBe('rejected')
  })

  for (const { path, width, height } of [
    { path: '/register-request', width: 360, height: 640 },
    { path: '/auth', width: 320, height: 500 },
    { path: '/register-request', width: 360, height: 740 },
    { path: '/', width: 1280, height: 600 },
  ]) {
    test(`on ${path} at ${width} × ${height} px it does not cover the focused element`, async ({
      page,
      openSignedIn,
    }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (path === '/') await openSignedIn(path)
      else await page.goto(path)
      await expectNotice(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForDeferredScripts(page)
      const outside = page.locator('#root :is(a[href], button, input, textarea, [tabindex="0"]):visible')
      const count = await outside.count()
      expect(count).toBeGreaterThan(3)
      await refuse(page).focus()
      const covered: string[] = []
      let seen = 0
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await noticeOn(page).evaluate((notice) => {
          const { top } = notice.getBoundingClientRect()
          const focused = document.activeElement
          if (!focused || focused === document.body) return null
          return { text: focused.outerHTML.slice(0, 80), below: focused.getBoundingClientRect().bottom - top }
        })
        if (!stop) continue
        seen += 1
        if (stop.below > 1) covered.push(stop.text)
      }
      expect(seen).toBeGreaterThan(3)
      expect(covered).toEqual([])
    })
  }

  test('it causes no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/register-request')
    const field = page.getByLabel('E-Mail')
    await expect(field).toBeVisible()
    const before = await field.boundingBox()
    await expectNotice(page)
    expect(await field.boundingBox()).toEqual(before)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // A font that loads after the first paint shifts letters by less than this.
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })

  test('toasts are shown above it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/auth')
    await expectNotice(page)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const message = toastTitled(page, 'Fehler')
    await expect(message).toBeVisible()
    const box = await message.boundingBox()
    const notice = await noticeOn(page).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(notice?.y ?? 0)
    await refuse(page).click()
    await expect(message).toBeVisible()
  })

  test('it can be read and answered at 320 px with double font size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/auth')
    await expectNotice(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const overflow = await noticeOn(page).evaluate((notice) =>
      [document.documentElement, notice].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
    expect(overflow).toEqual([0, 0])
    expect((await noticeOn(page).boundingBox())?.height).toBeLessThanOrEqual(320)
    await more(page).scrollIntoViewIfNeeded()
    await expect(more(page)).toBeInViewport()
    await refuse(page).click()
    await expect(noticeOn(page)).toHaveCount(0)
  })

  test('an answer in one tab also counts in the other', async ({ page, context }) => {
    await page.goto('/auth')
    await expectNotice(page)
    const other = await context.newPage()
    await other.goto('/register-request')
    await expectNotice(other)
    await accept(other).click()
    await expect(noticeOn(other)).toHaveCount(0)
    await expect(noticeOn(page)).toHaveCount(0)
  })

  test('a new browser session shows it again, once', async ({ page, context }) => {
    await page.goto('/auth')
    await accept(page).click()
    await page.reload()
    await expectNoNotice(page)
    await page.close()

    const next = await context.newPage()
    await next.goto('/auth')
    await expectNotice(next)
    expect(await storedChoice(next)).toEqual({ choice: null, date: null, reset: true })
    await refuse(next).click()
    await next.reload()
    await expectNoNotice(next)
  })

  for (const { name, change } of [
    {
      name: 'more than 30 days old',
      change: { 'cookie-consent-date': String(Date.now() - 30 * 86_400_000 - 60_000) },
    },
    { name: 'from the future', change: { 'cookie-consent-date': String(Date.now() + 86_400_000) } },
    { name: 'without a date', change: { 'cookie-consent-date': null } },
    { name: 'with an invalid date', change: { 'cookie-consent-date': 'gestern' } },
    { name: 'with an invalid value', change: { 'cookie-consent': 'vielleicht' } },
  ]) {
    test(`a choice ${name} does not count`, async ({ page }) => {
      await page.goto('/auth')
      await accept(page).click()
      await page.reload()
      await expectNoNotice(page)
      await page.evaluate(
        (changes) => {
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) localStorage.removeItem(key)
            else localStorage.setItem(key, value)
          }
        },
        change as Record<string, string | null>,
      )
      await page.reload()
      await expectNotice(page)
    })
  }

  test('a choice from 29 days ago still counts', async ({ page }) => {
    await page.goto('/auth')
    await accept(page).click()
    await page.evaluate(() =>
      localStorage.setItem('cookie-consent-date', String(Date.now() - 29 * 86_400_000)),
    )
    await page.reload()
    await expectNoNotice(page)
  })
})

test('the choice can be changed at any time in the privacy policy', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expectNoNotice(page)
  const change = page.getByRole('button', { name: 'Cookie-Einstellungen ändern' })
  await change.press('Enter')
  await expectNotice(page)
  await expect(accept(page)).toBeFocused()
  expect((await storedChoice(page)).choice).toBe('rejected')
  await accept(page).press('Enter')
  await expect(noticeOn(page)).toHaveCount(0)
  expect((await storedChoice(page)).choice).toBe('accepted')
  await expect(change).toBeFocused()
})
