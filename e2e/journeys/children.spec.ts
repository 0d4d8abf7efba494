import type { Page } from '@playwright/test'
import { objects, type LearnObject } from '@pol/content/objects'
import { withArticle } from '@pol/content/with-article'
import { cardsIn, expectCard, goBack, inGerman, inPersian } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, expectClip, test } from '../support/test.ts'

const rows = await readContent(objects)

async function expectObjects(page: Page, shown: readonly LearnObject[]): Promise<void> {
  expect(shown.length).toBeGreaterThan(0)
  await expect(page.locator('[role=tabpanel] ul > li')).toHaveCount(shown.length)
  const cards = await cardsIn(page)
  for (const [at, object] of shown.entries()) {
    const german = withArticle(object)
    expectCard(cards[at], [object.icon, german, object.farsi], [inGerman(german), inPersian(object.farsi)])
  }
}

const tabs = [
  { name: 'Tiere', category: 'animals' },
  { name: 'Natur', category: 'nature' },
  { name: 'Essen', category: 'food' },
  { name: 'Zuhause', category: 'home' },
  { name: 'Transport', category: 'transport' },
  { name: 'Technik', category: 'technology' },
]

test('all words are shown first, then those of each tab', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kinder Lernen')
  await expect(page.getByText(`${rows.length} Wörter`, { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Alle', ...tabs.map(({ name }) => name), 'Mehr'])
  await expect(page.getByRole('tab', { name: 'Alle' })).toHaveAttribute('aria-selected', 'true')
  await expectObjects(page, rows)
  await expectPersianMarked(page)
  for (const { name, category } of tabs) {
    await page.getByRole('tab', { name }).click()
    await expectObjects(
      page,
      rows.filter((row) => row.category === category),
    )
  }
  await goBack(page)
})

test("'Mehr' has twelve sections, and a reload keeps the tab", async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  await page.getByRole('tab', { name: 'Alle' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Mehr' })).toBeFocused()
  const sections = [
    'Kleidung',
    'Schule',
    'Spielzeug',
    'Gefühle',
    'Menschen',
    'Werkzeuge',
    'Orte',
    'Musik',
    'Aktionen',
    'Zeit',
    'Einkaufen',
    'Kommunikation',
  ]
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
  const categoriesWithTab = new Set(tabs.map(({ category }) => category))
  await expectObjects(
    page,
    rows.filter(({ category }) => !categoriesWithTab.has(category)),
  )

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Mehr' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
})

test('the cards appear in sequence, 100 ms apart, or at once with reduced motion', async ({
  page,
  openSignedIn,
}) => {
  const delays = () =>
    page
      .locator('[role=tabpanel] ul > li')
      .evaluateAll((cards) => cards.slice(0, 30).map((card) => getComputedStyle(card).animationDelay))
  await openSignedIn('/kinder')
  await expect.poll(delays).toEqual(Array.from({ length: 30 }, (_, at) => `${at / 10}s`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(new Set(await delays())).toEqual(new Set(['0s']))
})

test('only the first thirty cards are animated', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  const cards = page.locator('[role=tabpanel] ul > li')
  await expect(cards).toHaveCount(rows.length)
  const animated = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).animationName !== 'none'),
  )
  expect(animated).toEqual(rows.map((_, at) => at < 30))
})

test('scrolling before the cards have appeared shows them at once', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  // Before the cards are rendered, the page is too short to scroll.
  const scroll = async () => {
    await page.mouse.wheel(0, 6_000)
    return page.evaluate(() => scrollY)
  }
  await expect.poll(scroll).toBeGreaterThan(0)
  const cards = page.locator('[role=tabpanel] ul > li')
  const animated = () =>
    cards.evaluateAll((all) => all.filter((card) => getComputedStyle(card).animationName !== 'none').length)
  await expect.poll(animated).toBe(0)
  await expect(cards.last()).toHaveCSS('opacity', '1')
})

test('scrolling does not cancel a clip that is being loaded', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder?tab=animals')
  const { promise: never } = Promise.withResolvers<void>()
  await page.route('**/text-to-speech', () => never)
  await page.getByRole('button', { name: 'die Katze anhören' }).click()
  const loading = page.getByRole('button', { name: 'die Katze wird geladen, stoppen' })
  await expect(loading).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(loading).toBeVisible()
})

test('a child hears the cat in both languages', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  await expectClip(page, () => page.getByRole('button', { name: 'die Katze anhören' }).click())
  await expectClip(page, () => page.getByRole('button', { name: 'گربه auf Farsi anhören' }).click())
})

test('on a phone only the font with the visible pictures is loaded', async ({ page, openSignedIn }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await openSignedIn('/kinder')
  await expect(page.locator('[role=tabpanel] ul > li')).toHaveCount(rows.length)
  const statuses = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ family }) => family === 'Twemoji').map(({ status }) => status)
  })
  expect(statuses).toEqual(['unloaded'])
})

test('the pictures are in colour even on a device without an emoji font', async ({ page, openSignedIn }) => {
  await openSignedIn('/kinder')
  const pictures = rows.map(({ icon }) => icon)
  const colourless = await page.evaluate(async (icons) => {
    const font = '30px "Twemoji First", Twemoji'
    await document.fonts.load(font, icons.join(''))
    return icons.filter((icon) => {
      const paint = new OffscreenCanvas(40, 40).getContext('2d')
      if (!paint) return true
      paint.font = font
      paint.textAlign = 'left'
      paint.fillText(icon, 0, 32)
      const { data } = paint.getImageData(0, 0, 40, 40)
      // The grey parts of coloured pictures are tinted, too.
      const isTinted = (_: number, at: number) => {
        const [red = 0, green = 0, blue = 0, opacity = 0] = data.slice(at, at + 4)
        return at % 4 === 0 && opacity > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) >= 8
      }
      return !data.some(isTinted)
    })
  }, pictures)
  expect(colourless).toEqual([])
})
