import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { askedBy, learnerWith, recordSentAnswers, startRound, verdict } from '../support/practice.ts'
import { expect, test, tokenOf } from '../support/test.ts'

/** Opens another tab of the same browser and session. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/api/health')
  await tab.evaluate((token) => sessionStorage.setItem('pl_session', token ?? ''), await tokenOf(page))
  await tab.goto(path)
  return tab
}

test('of two tabs that answer at the same time both answers are kept, each is sent once, and every tab knows', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
  const other = await openTab(page, '/ueben')
  const home = await openTab(page, '/')
  const today = home.getByRole('region', { name: 'Heute' })
  await expect(today.getByText('2 fällig')).toBeVisible()
  const sent = [page, other, home].map(recordSentAnswers)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await startRound(tab)
  }
  await Promise.all([page, other].map((tab) => tab.keyboard.press('1')))
  for (const tab of [page, other]) await expect(verdict(tab)).toBeVisible()
  // Both rounds begin with the same card.
  await expect(today.getByText('1 fällig')).toBeVisible()
  await expect(home.getByText(/auf eine Verbindung/)).toHaveCount(0)

  const client = await clientOf(page)
  const reps = async () => (await client(readLearning, {})).cards.map((card) => card.reps)
  await expect.poll(async () => (await reps()).toSorted((one, other) => one - other)).toEqual([2, 4])
  const ids = sent.flat()
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
  for (const tab of [page, other]) {
    await tab.goto('/')
    await expect(tab.getByRole('region', { name: 'Heute' }).getByText('1 fällig')).toBeVisible()
  }
})
