import type { Page } from '@playwright/test'
import { objects, type LearnObject } from '@pol/content/objects'
import { withArticle } from '@pol/content/with-article'
import { cardsIn, expectCard, goBack, inGerman, inPersian } from '../support/cards.ts'
import { taught } from '../support/content.ts'
import { expect, expectPersianMarked, hear, test } from '../support/test.ts'

const rows = await taught(objects)

async function expectObjects(page: Page, shown: readonly LearnObject[]): Promise<void> {
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

test('all words at first, then those of each tab', async ({ page, enter }) => {
  await enter('/kinder')
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

test("'Mehr' has twelve sections, and a reload keeps the tab", async ({ page, enter }) => {
  await enter('/kinder')
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
  const ofTabs = new Set(tabs.map(({ category }) => category))
  await expectObjects(
    page,
    rows.filter(({ category }) => !ofTabs.has(category)),
  )

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Mehr' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
})

test('the cards appear one after the other, 100 ms apart; at once for who wants no motion', async ({
  page,
  enter,
}) => {
  const delays = () =>
    page
      .locator('[role=tabpanel] ul > li')
      .evaluateAll((cards) => cards.slice(0, 30).map((card) => getComputedStyle(card).animationDelay))
  await enter('/kinder')
  await expect.poll(delays).toEqual(Array.from({ length: 30 }, (_, at) => `${at / 10}s`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(new Set(await delays())).toEqual(new Set(['0s']))
})

test('who scrolls on before the cards have appeared sees them at once', async ({ page, enter }) => {
  await enter('/kinder')
  await page.mouse.wheel(0, 6_000)
  const last = page.locator('[role=tabpanel] ul > li').last()
  await expect(last).toHaveCSS('opacity', '1', { timeout: 2_000 })
  const running = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(running, { timeout: 2_000 }).toBe(0)
})

test('a clip on its way does not mind that somebody scrolls', async ({ page, enter }) => {
  await enter('/kinder?tab=animals')
  const { promise: never } = Promise.withResolvers<void>()
  await page.route('**/text-to-speech', () => never)
  await page.getByRole('button', { name: 'die Katze anhören' }).click()
  const loading = page.getByRole('button', { name: 'die Katze wird geladen, stoppen' })
  await expect(loading).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(loading).toBeVisible()
})

test('a child hears the cat in both languages', async ({ page, enter }) => {
  await enter('/kinder')
  await hear(page, () => page.getByRole('button', { name: 'die Katze anhören' }).click())
  await hear(page, () => page.getByRole('button', { name: 'گربه auf Farsi anhören' }).click())
})

test('a telephone fetches no more pictures than it shows', async ({ page, enter }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await enter('/kinder')
  await expect(page.locator('[role=tabpanel] ul > li')).toHaveCount(rows.length)
  const whole = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ family }) => family === 'Twemoji').map(({ status }) => status)
  })
  expect(whole).toEqual(['unloaded'])
})

test('where the device has no emoji, the pictures come with the page, in colours', async ({
  page,
  enter,
}) => {
  await enter('/kinder')
  const pictures = rows.map(({ icon }) => icon)
  const pale = await page.evaluate(async (icons) => {
    const font = '30px "Twemoji First", Twemoji'
    await document.fonts.load(font, icons.join(''))
    return icons.filter((icon) => {
      const paint = new OffscreenCanvas(40, 40).getContext('2d')
      if (!paint) return true
      paint.font = font
      paint.fillText(icon, 0, 32)
      const { data } = paint.getImageData(0, 0, 40, 40)
      // Even the greys of the pictures have a tint.
      const isTinted = (_: number, at: number) => {
        const [red = 0, green = 0, blue = 0, opacity = 0] = data.slice(at, at + 4)
        return at % 4 === 0 && opacity > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) >= 8
      }
      return !data.some(isTinted)
    })
  }, pictures)
  expect(pale).toEqual([])
})
