import type { Page } from '@playwright/test'
import { errors } from '@pol/contract/errors'
import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import type { Person } from '../support/people.ts'
import {
  answers,
  askedBy,
  learnerNamed,
  learnerWith,
  press,
  pressAndReload,
  recordSentAnswers,
  starOf,
  starred,
  startRound,
  verdict,
} from '../support/practice.ts'
import { expect, expectToast, submitSignIn, test } from '../support/test.ts'

test.use({
  expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'status of 401', 'status of 503'],
})

const home = 'Deutsch und Persisch, Wort für Wort'

/** Removes the session, as closing the browser does, and signs in with the form. */
async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await page.evaluate(() => sessionStorage.removeItem('pl_session'))
  await page.goto('/auth')
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
}

const waitingText = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

test('an answer and a star of the last moment outlive the page without a network, and are sent once', async ({
  page,
  context,
}) => {
  test.slow(true, 'two people sign in one after the other')
  const lena = await learnerWith([...askedBy.choose, ...askedBy.picture])
  const sara = await learnerNamed('Sara')
  const sent = recordSentAnswers(page)
  await signIn(page, lena)
  await waitForServiceWorker(page)
  await page.goto('/ueben')
  await expect(page.getByText('2 fällig')).toBeVisible()
  await context.setOffline(true)
  await startRound(page)
  await pressAndReload(answers(page).first())
  await expect(page.getByText('1 fällig')).toBeVisible()
  await page.goto('/sentences')
  await expect(starOf(page, 'Guten Morgen!')).toBeVisible()
  await pressAndReload(starOf(page, 'Guten Morgen!'))
  await expect(starOf(page, 'Guten Morgen!')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await expect(waitingText(page, '1 Antwort wartet auf eine Verbindung')).toBeVisible()

  await page.goto('about:blank')
  await context.setOffline(false)
  await signIn(page, sara)
  await expect(page.getByText('Beispiel', { exact: true })).toBeVisible()
  await page.goto('/merkliste')
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible()
  expect(sent).toEqual([])

  await signIn(page, lena)
  await page.goto('/merkliste')
  await expect(starred(page)).toHaveText([/Guten Morgen!/])
  // Uses the session of the page, because a second sign-in would end it before the queue is sent.
  const client = await clientOf(page)
  await expect
    .poll(async () => {
      const { cards, stars } = await client(readLearning, {})
      return [cards.reduce((sum, { reps }) => sum + reps, 0), stars.length]
    })
    .toEqual([5, 1])
  expect(new Set(sent).size).toBe(1)
})

test('Home says how many answers wait for a connection, until there is one', async ({
  page,
  openSignedIn,
  context,
}) => {
  await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
  await context.setOffline(true)
  await startRound(page)
  await answers(page).first().click()
  await expect(verdict(page)).toBeVisible()
  await page.goto('/')
  await expect(waitingText(page, '1 Antwort wartet auf eine Verbindung')).toBeVisible()
  await page.goto('/ueben')
  await startRound(page)
  await answers(page).first().click()
  await expect(verdict(page)).toBeVisible()
  await page.goto('/')
  await expect(waitingText(page, '2 Antworten warten auf eine Verbindung')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/auf eine Verbindung/)).toHaveCount(0)
})

test.describe('a round says that answers wait, and that they are not lost, until they have arrived', () => {
  const first = '1 Antwort ist noch nicht gesendet. Sie geht nicht verloren.'
  const both = '2 Antworten sind noch nicht gesendet. Sie gehen nicht verloren.'

  /** Practises a round with two cards. Expects the number of unsent answers during and after it. */
  async function practiseUnsent(page: Page) {
    await startRound(page)
    await answers(page).first().click()
    await expect(waitingText(page, first)).toBeVisible()
    // The message is below the task, so it causes no layout shift.
    const [lowest, said] = [
      await answers(page).last().boundingBox(),
      await waitingText(page, first).boundingBox(),
    ]
    expect(said?.y).toBeGreaterThan((lowest?.y ?? Infinity) + (lowest?.height ?? 0))
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await answers(page).first().click()
    await expect(waitingText(page, both)).toBeVisible()
    await press(page, 'Runde beenden')
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
    await expect(waitingText(page, both)).toBeVisible()
  }
  const line = (page: Page) => page.getByText(/noch nicht gesendet/)

  test('without a network', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
    await expect(page.getByText('2 fällig')).toBeVisible()
    await context.setOffline(true)
    await practiseUnsent(page)
    await context.setOffline(false)
    await expect(line(page)).toHaveCount(0)
  })

  test('while the server can store nothing', async ({ page, openSignedIn }) => {
    const { status, text } = errors.unavailable
    await page.route('**/api/learning/answers', (route) =>
      route.fulfill({ status, headers: { 'retry-after': '3' }, json: { error: text, code: 'unavailable' } }),
    )
    await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
    await practiseUnsent(page)
    await page.unroute('**/api/learning/answers')
    await expect(line(page)).toHaveCount(0)
  })
})

test.describe('lost changes', () => {
  test.use({ expectedNoise: ['status of 409'] })

  test('a star for which there is no room is taken back, with the reason', async ({ page, openSignedIn }) => {
    const { status, text } = errors['too-many-stars']
    const { promise: isSeen, resolve: refuse } = Promise.withResolvers<void>()
    await page.route('**/api/learning/stars/*', async (route) => {
      await isSeen
      await route.fulfill({ status, json: { error: text, code: 'too-many-stars' } })
    })
    await openSignedIn('/sentences', await learnerNamed('Lena'))
    await starOf(page, 'Guten Morgen!').click()
    await expect(starOf(page, 'Guten Morgen!')).toHaveAttribute('aria-pressed', 'true')
    refuse()
    await expectToast(page, 'Fehler', text)
    await expect(starOf(page, 'Guten Morgen!')).toHaveAttribute('aria-pressed', 'false')
  })

  test('a damaged answer is reported when the page is opened', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
    await expect(page.getByText('2 fällig')).toBeVisible()
    await page.evaluate(() => {
      const { user } = JSON.parse(sessionStorage.getItem('pl_session_user') ?? '') as { user: { id: string } }
      localStorage.setItem(`pl_unsaved ${user.id} 1`, '{"answers":[{"id":"broken"}]}')
    })
    await page.reload()
    await expectToast(
      page,
      'Fehler',
      'Eine Änderung, die noch nicht gesendet war, war beschädigt und ist verloren.',
    )
  })
})
