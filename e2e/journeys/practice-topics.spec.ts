import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { expectNoHorizontalOverflow } from '../support/accessibility.ts'
import { clientOf } from '../support/clients.ts'
import { answered, learnerWith, startRound, task } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

const furtherWords = (page: Page, name = 'Weitere Wörter') => page.getByRole('group', { name, exact: true })
const topicsOnServer = async (page: Page) => {
  const client = await clientOf(page)
  return (await client(readLearning, {})).settings.topics
}

test('Weitere Wörter: a chosen topic is saved, and the next round has a word of it', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith([], { new_a_day: 3 }))
  const topics = furtherWords(page).getByRole('button')
  await expect(topics).toHaveCount(35)
  const health = topics.filter({ hasText: /^Gesundheit$/ })
  await expect(health).toHaveAttribute('aria-pressed', 'false')
  await health.focus()
  await page.keyboard.press('Space')
  await expect(health).toHaveAttribute('aria-pressed', 'true')
  await expect(furtherWords(page).getByRole('listitem')).toHaveText(/^Gesundheit: noch \d\d\d neue Wörter$/)
  await expect.poll(() => topicsOnServer(page)).toEqual(['health'])
  await page.reload()
  await expect(health).toHaveAttribute('aria-pressed', 'true')
  await startRound(page)
  await expect(furtherWords(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(task(page, 'Kennenlernen')).toContainText('مریض')
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('topics can be chosen and left, and count for the next round', async ({
    page,
    context,
    openSignedIn,
  }) => {
    // An earlier answer, so that the next new item is a wish.
    const one = [answered(1)]
    await openSignedIn('/ueben', await learnerWith(one, { new_a_day: 2, topics: ['health'] }))
    const topic = (name: string) => furtherWords(page).getByRole('button', { name, exact: true })
    await expect(topic('Gesundheit')).toHaveAttribute('aria-pressed', 'true')
    await context.setOffline(true)
    await topic('Gesundheit').click()
    await topic('Wetter').click()
    await expect(furtherWords(page).getByRole('listitem')).toHaveText(/^Wetter: noch \d+ neue Wörter$/)
    await startRound(page)
    await expect(task(page, 'Kennenlernen')).toContainText('Wetter')
    const saved = page.waitForResponse('**/api/learning/settings')
    await context.setOffline(false)
    expect((await saved).ok()).toBe(true)
    expect(await topicsOnServer(page)).toEqual(['weather'])
  })
})

test.describe('the Persian interface', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('has the topics for learning German, on a narrow screen, too', async ({ page, openSignedIn }) => {
    const say = saying('fa', 'practice')
    await page.setViewportSize({ width: 320, height: 640 })
    await openSignedIn('/ueben', await learnerWith([], { learns: 'de', new_a_day: 3 }))
    const group = furtherWords(page, say('Weitere Wörter'))
    await expect(group.getByRole('button')).toHaveCount(35)
    await group.getByRole('button', { name: say('Gesundheit'), exact: true }).click()
    await expect(group.getByRole('listitem')).toHaveText(/^سلامتی: [۰-۹]+ کلمه‌ی تازه مانده است$/)
    await expectNoHorizontalOverflow(page, 320, '100%')
    await startRound(page, say)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: say('Kennenlernen') })).toContainText('krank')
  })
})
