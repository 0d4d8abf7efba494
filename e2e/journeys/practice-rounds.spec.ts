import type { Page } from '@playwright/test'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import {
  answered,
  answers,
  askedBy,
  learnerWith,
  practise,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

const leaves = 'Das kommt morgen wieder.'

/** Takes one step of a round, with 'Ich weiß es nicht' if it is a question. @returns its kind. */
async function takeStepWrong(page: Page): Promise<string> {
  const shown = page.getByRole('main').getByRole('group').first()
  await expect(shown).toBeVisible()
  const kind = (await shown.locator('p').first().textContent()) ?? ''
  if (!['Kennenlernen', 'Noch einmal ansehen'].includes(kind)) {
    await press(page, 'Ich weiß es nicht')
    await expect(verdict(page)).toContainText('Noch nicht')
  }
  return kind
}

test('a learner who knows nothing has done a round after at most twenty steps, and has been shown everything again', async ({
  page,
  openSignedIn,
}) => {
  test.slow(true, 'twenty steps')
  await openSignedIn('/ueben', await learnerWith([], { new_a_day: 7 }))
  await expect(page.getByText('7 neu')).toBeVisible()
  await startRound(page)
  const bar = page.getByRole('progressbar', { name: 'Fortschritt der Runde' })
  const end = page.getByRole('heading', { name: 'Geschafft' })
  const kinds: string[] = []
  let progress = 0
  let leaving = 0
  while (!(await end.isVisible())) {
    const now = await bar.evaluate((bar: HTMLProgressElement) => bar.position)
    expect(now).toBeGreaterThanOrEqual(progress)
    progress = now
    kinds.push(await takeStepWrong(page))
    if (await page.getByRole('status').getByText(leaves).isVisible()) leaving += 1
    const step = await page.getByRole('main').getByRole('group').first().elementHandle()
    await press(page, 'Weiter')
    await step?.waitForElementState('hidden')
    await expect(end.or(page.getByRole('main').getByRole('group').first())).toBeVisible()
  }
  expect(kinds.length).toBeLessThanOrEqual(20)
  expect(kinds).toContain('Noch einmal ansehen')
  expect(leaving).toBeGreaterThan(0)

  // No word was right, so there is no sentence that can be said now.
  await expect(page.getByRole('region', { name: 'Das können Sie jetzt sagen' })).toHaveCount(0)
  // What has left is due tomorrow; what had no turn is still new today. Answers are sent after the
  // end is shown, so the server may know of a word later than the page.
  const left = /^Heute noch: \d+ fällig, (?<items>\d+) neu\.$/
  const leftNew = Number(left.exec((await page.getByText(left).textContent()) ?? '')?.groups?.['items'])
  const call = await clientOf(page)
  await expect.poll(async () => (await call(readLearning, {})).cards.length).toBe(7 - leftNew)
  const { cards } = await call(readLearning, {})
  const tomorrow = Date.now() + 86_400_000
  expect(cards.filter(({ due }) => Date.parse(due) > tomorrow)).toEqual([])
  expect(cards.length).toBeGreaterThan(0)
})

test('a word that was wrong twice is shown again before it is asked a third time, and then leaves the round', async ({
  page,
  openSignedIn,
}) => {
  const due = [answered(12, { item: 'teuer' }), answered(9, { item: 'teuer', grade: 1 })]
  await practise(page, openSignedIn, due)
  for (const question of [1, 2, 3]) {
    await press(page, 'Ich weiß es nicht')
    await expect(verdict(page)).toContainText('Noch nicht')
    await expect(page.getByText(leaves)).toHaveCount(question === 3 ? 1 : 0)
    await press(page, 'Weiter')
    if (question !== 2) continue
    const again = task(page, 'Noch einmal ansehen')
    await expect(again).toContainText('گران')
    await expect(again).toContainText('teuer')
    await expect(again.getByRole('button', { name: /vorlesen|anhören/i }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ich weiß es nicht' })).toHaveCount(0)
    await press(page, 'Weiter')
  }
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  await expect(page.getByText('0 von 1 auf Anhieb richtig.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Das wussten Sie' })).toHaveCount(0)
  await expect(page.getByText('Für heute ist alles geübt')).toBeVisible()
  await expect(page.getByText('Die nächste Wiederholung ist morgen fällig.')).toBeVisible()
  // It comes tomorrow, and not in any round of today.
  await expect(page.getByRole('button', { name: /weiter üben/i })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Heute' })).toContainText('Für heute ist alles geübt')
})

test('thirteen new items are rounds of seven and six', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith([], { new_a_day: 13 }))
  await expect(page.getByText('13 neu')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Fortschritt der Runde' })
  await startRound(page)
  // A new item is two steps: it is shown, then asked.
  await expect(bar).toHaveAttribute('max', '14')

  const call = await clientOf(page)
  const seven = ['apfel', 'tomate', 'kartoffel', 'gemuese', 'obst', 'kilo', 'markt']
  await call(sendAnswers, { answers: seven.map((item) => answered(0, { item })) })
  await page.reload()
  await expect(page.getByText('6 neu')).toBeVisible()
  await startRound(page)
  await expect(bar).toHaveAttribute('max', '12')
})

test.describe('while what a round has reached cannot be loaded', () => {
  const failures = [
    'The end of the round could not be loaded',
    'Content could not be loaded TypeError: Failed to fetch dynamically imported module',
  ]
  // A service worker would have cached it.
  test.use({
    serviceWorkers: 'block',
    expectedNoise: ['net::ERR_FAILED', ...failures],
  })

  test('a round ends without it, and both failures are logged', async ({ page, openSignedIn, context }) => {
    await context.route(/\/assets\/reached-/, (route) => route.abort())
    const logged: string[] = []
    page.on('console', (message) => {
      logged.push(...failures.filter((failure) => message.text().startsWith(failure)))
    })
    await practise(page, openSignedIn, askedBy.choose)
    await expect.poll(() => logged).toEqual(failures.slice(0, 1))
    await answers(page).filter({ hasText: 'teuer' }).click()
    await press(page, 'Weiter')
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
    await expect.poll(() => logged).toEqual(failures)
  })
})
