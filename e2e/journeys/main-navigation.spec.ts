import type { Page } from '@playwright/test'
import { askedBy, learnerWith, startRound } from '../support/practice.ts'
import { expect, test, waitForDeferredScripts } from '../support/test.ts'

const phone = { width: 390, height: 664 }

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })

/** The position of the bar in the window. */
async function boxOf(page: Page) {
  const box = await barOf(page).boundingBox()
  if (!box) throw new Error('The bar is not shown')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

test('the bar leads to the four main screens and marks the current one', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  const bar = barOf(page)
  await expect(bar.getByRole('link')).toHaveText(['Heute', 'Kurs', 'Üben', 'Wörterbuch'])
  for (const [title, path, heading] of [
    ['Kurs', '/kurs', 'Kurs'],
    ['Üben', '/ueben', 'Üben'],
    ['Wörterbuch', '/dictionary', 'Wörterbuch'],
    ['Heute', '/', 'Deutsch und Persisch, Wort für Wort'],
  ] as const) {
    await bar.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
    await expect(page.locator('[aria-current=page]')).toHaveText(title)
  }
  await page.goto('/kurs/3')
  await expect(page.locator('[aria-current=page]')).toHaveText('Kurs')
})

for (const path of ['/alphabet', '/notfall', '/privacy-policy', '/quellen', '/sicherheit', '/fortschritt'])
  test(`the bar stands on ${path}`, async ({ page, openSignedIn }) => {
    await openSignedIn(path)
    await expect(barOf(page)).toBeVisible()
    await expect(page.locator('[aria-current=page]')).toHaveCount(0)
  })

test.describe('for an administrator', () => {
  test.use({ role: 'admin' })

  for (const path of ['/admin', '/moderation'])
    test(`the bar stands on ${path}, and its menu leads to both`, async ({ page, openSignedIn }) => {
      await openSignedIn(path)
      await barOf(page).getByRole('button', { name: 'Mehr' }).click()
      await expect(page.getByRole('menuitem', { name: 'Moderation' })).toHaveAttribute('href', '/moderation')
      await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin')
    })
})

for (const path of ['/auth', '/notfall', '/privacy-policy'])
  test(`who is not signed in has no bar on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForDeferredScripts(page)
    await expect(barOf(page)).toHaveCount(0)
  })

test('a round has no bar', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.choose))
  await expect(barOf(page)).toBeVisible()
  await startRound(page)
  await expect(barOf(page)).toBeHidden()
})

test('the menu lists all other screens and works with the keyboard', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  const button = barOf(page).getByRole('button', { name: 'Mehr' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu', { name: 'Mehr' }).getByRole('menuitem')
  await expect(items).toHaveText([
    'Fortschritt',
    'Merkliste',
    'Schrift',
    'Prüfungstraining',
    'Das Alphabet',
    'Silben & Wörter',
    'Erste Sätze',
    'Deutsche Laute',
    'Deutsche Verben',
    'Übersetzer',
    'Kinder',
    'Erwachsene',
    'Senioren',
    'Notfall',
    'Meine Aufnahmen',
    'Meine Meldungen',
    'Sicherheit',
    'Datenschutz',
    'Quellen und Lizenzen',
  ])
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(items.first()).toBeFocused()
  await expect(page.locator('[aria-current=page]')).toHaveText('Kinder')

  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/merkliste')
  await expect(items.first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the bar is at the bottom and covers neither the end of the page nor the focus', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/')
    const { top, bottom } = await boxOf(page)
    expect(bottom).toBeCloseTo(phone.height, -1)
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Quellen und Lizenzen' })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(last).toBeInViewport({ ratio: 1 })
    const end = await last.boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(top)

    await page.evaluate(() => scrollTo(0, 0))
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate((barTop) => {
        const focused = document.activeElement
        const isOnPage = focused?.closest('#root') !== null
        return isOnPage && (focused?.getBoundingClientRect().bottom ?? 0) > barTop
      }, top)
      expect(covered).toBe(false)
    }
  })

  test('the whole menu is above the bar and scrolls', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    const { top } = await boxOf(page)
    await barOf(page).getByRole('button', { name: 'Mehr' }).click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('End')
    const last = page.getByRole('menuitem').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    const box = await last.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top)
  })

  test.describe('with the cookie notice', () => {
    test.use({ cookieChoice: null })

    test('the bar stands above it', async ({ page, openSignedIn }) => {
      await openSignedIn('/')
      const notice = page.getByRole('region', { name: 'Cookie-Hinweis' })
      await expect(notice.getByRole('link')).toBeVisible()
      const top = async () => (await notice.boundingBox())?.y ?? 0
      await expect(async () => expect((await boxOf(page)).bottom).toBeCloseTo(await top(), -1)).toPass()
      await notice.getByRole('button', { name: 'Nur notwendige' }).click()
      await expect(async () => expect((await boxOf(page)).bottom).toBeCloseTo(phone.height, -1)).toPass()
      // The focus is in the content then, which is higher than the window.
      await expect(page.getByRole('main')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
})

for (const { width, zoom } of [
  { width: 320, zoom: 100 },
  { width: 320, zoom: 200 },
])
  test(`at ${width} px and with type of ${zoom} % everything of the bar is within the window`, async ({
    page,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await openSignedIn('/')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, `${zoom}%`)
    await expect(barOf(page)).toBeVisible()
    for (const entry of await barOf(page).locator('a, button').all()) {
      const box = await entry.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await entry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })

test('on a wide screen the bar is in the header, and nothing moves when it appears', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  // The top of the header in each frame. Fonts that arrive late move texts, but not the header.
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const measure = () => {
      const header = document.querySelector('header')
      if (header) tops.add(header.getBoundingClientRect().top)
      requestAnimationFrame(measure)
    }
    measure()
  })
  await openSignedIn('/alphabet')
  await expect(barOf(page)).toBeVisible()
  const { top, bottom } = await boxOf(page)
  expect(top).toBe(0)
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.y).toBeGreaterThanOrEqual(bottom)
  const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])
  expect(tops).toEqual([header?.y])
})

test('a printed page has no bar', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1')
  await expect(barOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(barOf(page)).toBeHidden()
})

test.describe('in Persian', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('the bar has its Persian names', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    const bar = page.getByRole('navigation', { name: 'منوی اصلی' })
    await expect(bar.getByRole('link')).toHaveText(['امروز', 'دوره', 'تمرین', 'واژه‌نامه'])
    await expect(bar.getByRole('button')).toHaveText('بیشتر')
  })
})
