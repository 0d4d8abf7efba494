import { lexicon } from '@pol/content/lexicon'
import { languages } from '@pol/language/language'
import { addresses } from '../support/addresses.ts'
import { readContent } from '../support/content.ts'
import { answered, learnerWith, press, startRound } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'
import { brokenWords } from '../support/whole-words.ts'

/** Words of which each is an item of its own for learners of Persian. */
const words = (await readContent(lexicon)).filter(({ teach }) => teach !== 'de')
const ids = [...new Map(words.map((word) => [word.farsi, word.id])).values()]

/** Creates a learner with `count` due cards. */
const learnerWithDue = (count: number) =>
  learnerWith(
    ids.slice(0, count).map((item) => answered(9, { item })),
    { minutes: 30, new_a_day: 30 },
  )

test.use({ role: 'admin', viewport: { width: 360, height: 800 } })

for (const count of [12, 120])
  test(`the card of today breaks no word with ${count} due`, async ({ page, openSignedIn }) => {
    await openSignedIn('/', await learnerWithDue(count))
    const card = page.getByRole('region', { name: 'Heute' })
    const due = card.getByText(`${count} fällig`)
    await expect(due).toBeVisible()
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(card), `${width} px`).toEqual([])
      for (const name of ['Merkliste', 'Fortschritt', 'Üben']) {
        const link = await card.getByRole('link', { name, exact: true }).boundingBox()
        expect(link?.height, `${name} has one line at ${width} px`).toBeLessThan(60)
      }
      const heading = await card.getByRole('heading').boundingBox()
      const figures = await due.boundingBox()
      expect(figures?.y, 'the figures have a line of their own').toBeGreaterThan(
        (heading?.y ?? 0) + (heading?.height ?? 0) - 2,
      )
    }
  })

for (const language of languages)
  test.describe(language, () => {
    test.use({ interfaceLanguage: language })

    test('the numbers, names and headings for an emergency are whole', async ({ page }) => {
      await page.goto('/notfall')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const numbers = page.locator('a[href^="tel:"]')
      const linesOf = (link: Element) =>
        new Set(
          [...link.querySelectorAll('bdi')].flatMap((number) =>
            [...number.getClientRects()].map(({ top }) => top),
          ),
        ).size
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page.locator('#root')), `${width} px`).toEqual([])
        for (const number of await numbers.all()) expect(await number.evaluate(linesOf)).toBe(1)
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await brokenWords(page.locator('#root')), 'large type').toEqual([])
    })
  })

test('a solution in large type breaks no word that fits', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith([answered(9, { item: 'katze' })]))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await startRound(page)
  await press(page, 'Ich weiß es nicht')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible()
  expect(await brokenWords(page.getByRole('main'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

const learningScreens = addresses.filter(({ access }) => access === 'learner')
for (const language of languages)
  test.describe(language, () => {
    test.use({ interfaceLanguage: language })

    test('headings, buttons and links of every screen for learners are whole, headings also in large type', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn('/')
      for (const { path } of learningScreens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await brokenWords(page.locator('#root'), 'h1, h2, h3, button, a'), path).toEqual([])
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        expect(await brokenWords(page.locator('#root'), 'h1, h2, h3'), `${path}, large type`).toEqual([])
      }
    })
  })

for (const path of [
  '/aussprache',
  '/sentences',
  '/syllables',
  '/erwachsene',
  '/verbs',
  '/senioren',
  '/kinder',
])
  test(`from far down on ${path} a link leads back to the beginning`, async ({ page, openSignedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSignedIn(path)
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(6_000)
    const up = page.getByRole('link', { name: 'Nach oben' })
    await expect(up).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 4_000))
    await up.click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(up).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(300)
  })

for (const path of ['/aussprache', '/dictionary', '/translate', '/notfall', '/merkliste', '/kinder'])
  test(`${path} explains how to read the signs`, async ({ page, openSignedIn }) => {
    await openSignedIn(path)
    // A German interface shows no German sounds in Persian letters, so /aussprache has no transliteration.
    const key = page.getByText('So liest man die Umschrift')
    await expect(key).toHaveCount(path === '/aussprache' ? 0 : 1)
  })
