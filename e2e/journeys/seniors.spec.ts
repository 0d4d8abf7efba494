import type { Page } from '@playwright/test'
import { emergency, seniorsBasic, seniorsBasicCategories, seniorsTravel } from '@pol/content/phrases'
import { seniorsVocabulary } from '@pol/content/vocabulary'
import { expectPhrases, expectVocabulary, goBack } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { ratesPlayed, recordSounds } from '../support/sound.ts'
import { expect, expectPersianMarked, expectClip, test } from '../support/test.ts'

const words = await readContent(seniorsVocabulary)
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test('Seniors: five tabs, the first for health', async ({ page, openSignedIn }) => {
  await openSignedIn('/senioren')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutsch für Senioren')
  await expect(page.getByRole('tab')).toHaveText(['Gesundheit', 'Hobbys', 'Reisen', 'Grundlagen', 'Notfall'])
  await expect(page.getByRole('tab', { name: 'Gesundheit' })).toHaveAttribute('aria-selected', 'true')
  await expectVocabulary(
    page,
    words.filter(({ area }) => area === 'health'),
  )
  await expectPersianMarked(page)
  await openTab(page, 'Hobbys')
  await expectVocabulary(
    page,
    words.filter(({ area }) => area === 'hobbies'),
  )
  await goBack(page)
})

test('Seniors: phrases for travel, basics in five groups, and emergencies', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/senioren')
  await openTab(page, 'Reisen')
  await expectPhrases(page, await readContent(seniorsTravel))
  await openTab(page, 'Grundlagen')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...seniorsBasicCategories])
  for (const name of seniorsBasicCategories)
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(12)
  await expectPhrases(page, await readContent(seniorsBasic))
  await openTab(page, 'Notfall')
  await expectPhrases(page, await readContent(emergency))
  await expect(page.getByText('112')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Notfall' })).toHaveAttribute('aria-selected', 'true')
})

test('Seniors: clips play slowly, unless that is switched off', async ({ page, openSignedIn }) => {
  await recordSounds(page)
  await openSignedIn('/senioren')
  const [first] = words
  const button = page.getByRole('button', { name: `${first?.farsi} auf Farsi anhören`, exact: true })
  await expectClip(page, () => button.click())
  await expect.poll(() => ratesPlayed(page)).toEqual([0.75])
  await expect(button).toBeVisible()
  const slow = page.getByRole('switch', { name: 'Langsam sprechen' })
  await expect(slow).toBeChecked()
  await slow.press('Space')
  await expect(slow).not.toBeChecked()
  await button.click()
  await expect.poll(() => ratesPlayed(page)).toEqual([0.75, 1])
})

test('Seniors: text and targets are large, only on this screen', async ({ page, openSignedIn }) => {
  await openSignedIn('/senioren')
  const sizes = await page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('p, h2, button, [lang=fa]')].filter((text) => text.textContent)
    const targets = [...document.querySelectorAll('button, header a')].map((target) =>
      target.getBoundingClientRect(),
    )
    return {
      count: Math.min(texts.length, targets.length),
      smallestText: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
      smallestTarget: Math.min(...targets.flatMap(({ width, height }) => [width, height])),
    }
  })
  expect(sizes.count).toBeGreaterThan(0)
  expect(sizes.smallestText).toBeGreaterThanOrEqual(20)
  expect(sizes.smallestTarget).toBeGreaterThanOrEqual(48)
  await goBack(page)
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})
