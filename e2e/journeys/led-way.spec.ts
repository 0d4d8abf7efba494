import type { Page } from '@playwright/test'
import { readLearning, saveLesson } from '@pol/contract/operations/learning'
import { lessonNames } from '@pol/learning/lessons/lesson-names'
import { clientOf } from '../support/clients.ts'
import { learnerNamed, learnerWith } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 664 }

const beginning = (page: Page) => page.getByRole('region', { name: 'Los geht’s' })
const next = (page: Page) => page.getByRole('region', { name: 'Weiter', exact: true })
const begin = (page: Page) => beginning(page).getByRole('button', { name: 'Erste Lektion beginnen' })

/** Chooses an answer of the first visit. */
const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true })
    .check()

/** Finishes a lesson on the server. */
async function finish(page: Page, lesson: string): Promise<void> {
  const call = await clientOf(page)
  await call(saveLesson, { lesson, at: new Date().toISOString(), step: 12, right: 10, of: 12, done: true })
}

test.describe('at the first visit', () => {
  test.use({ viewport: phone })

  test('two questions lead to the first step of the script; the answers are kept', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/', await learnerNamed('Mina'))
    await expect(begin(page)).toBeDisabled()
    await expect(page.getByRole('radiogroup')).toHaveCount(1)
    await choose(page, 'Was möchten Sie lernen?', 'Persisch')
    await expect(begin(page)).toBeDisabled()
    await choose(page, 'Können Sie die persische Schrift lesen?', 'Noch nicht')
    await expect(begin(page)).toBeInViewport({ ratio: 1 })
    await begin(page).click()
    await expect(page).toHaveURL('/schrift/1')

    const call = await clientOf(page)
    await expect(async () => {
      const { settings } = await call(readLearning, {})
      expect(settings).toMatchObject({ learns: 'fa', start: 'script' })
    }).toPass()
    await page.goto('/')
    await expect(next(page)).toContainText('Schrift, Schritt 1')
    await expect(next(page).getByRole('link', { name: 'Weiterlernen' })).toHaveAttribute('href', '/schrift/1')
    await expect(beginning(page)).toHaveCount(0)
  })

  test.describe('on the way from the sign-in, with the cookie notice', () => {
    test.use({ cookieChoice: null })

    test('the questions are in view, although the heading further below has the focus', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(beginning(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })

  test('who knows a little German is shown all units; another language asks again', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/', await learnerNamed('Mina'))
    const units = beginning(page).getByRole('link', { name: 'alle Einheiten des Kurses' })
    await choose(page, 'Was möchten Sie lernen?', 'Deutsch')
    await choose(page, 'Wie viel Deutsch können Sie schon?', 'Noch nichts')
    await expect(begin(page)).toBeEnabled()
    await expect(units).toHaveCount(0)
    await choose(page, 'Wie viel Deutsch können Sie schon?', 'Ein wenig')
    await expect(units).toHaveAttribute('href', '/kurs')
    await choose(page, 'Was möchten Sie lernen?', 'Persisch')
    await expect(begin(page)).toBeDisabled()
    await choose(page, 'Können Sie die persische Schrift lesen?', 'Ja')
    await expect(begin(page)).toBeEnabled()
  })
})

test.describe('afterwards', () => {
  test.use({ viewport: phone })

  test('who began with the script goes through script and units in turn', async ({ page, openSignedIn }) => {
    await openSignedIn('/', await learnerWith([], { start: 'script' }))
    const link = next(page).getByRole('link', { name: 'Weiterlernen' })
    await expect(link).toHaveAttribute('href', '/schrift/1')
    for (const { lesson, following } of [
      { lesson: 'script-1', following: '/kurs/1/1' },
      { lesson: 'unit-1-7', following: '/schrift/2' },
    ]) {
      await finish(page, lesson)
      await page.reload()
      await expect(link).toHaveAttribute('href', following)
    }
    await expect(next(page)).toContainText('Schrift, Schritt 2')
  })

  test('the next lesson comes first, then today, then everything else', async ({ page, openSignedIn }) => {
    await openSignedIn('/', await learnerWith([]))
    await expect(next(page)).toContainText('Einheit 1: Hallo!')
    await expect(next(page)).toContainText('Lektion 1 von 7')
    await expect(next(page)).toContainText('5 Minuten')
    const link = next(page).getByRole('link', { name: 'Weiterlernen' })
    await expect(link).toHaveAttribute('href', '/kurs/1/1')
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([
      'Weiter',
      'Heute',
      'Deutsch und Persisch, Wort für Wort',
      ...(await page.getByRole('main').getByRole('heading').allTextContents()).slice(3),
    ])
    await expect(page.getByRole('link', { name: 'Jetzt starten' })).toHaveAttribute('href', '/alphabet')

    await finish(page, 'unit-1-7')
    await page.reload()
    await expect(next(page)).toContainText('Einheit 2: Woher kommst du?')
    await expect(link).toHaveAttribute('href', '/kurs/2/1')
  })

  test('after all lessons it leads to practice', async ({ page, openSignedIn }) => {
    const at = new Date().toISOString()
    const lessons = lessonNames.map((lesson) => ({ lesson, at, step: 12, right: 10, of: 12, done: true }))
    await page.route('**/api/learning*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const state = (await (await route.fetch()).json()) as object
      return route.fulfill({ json: { ...state, lessons } })
    })
    await openSignedIn('/', await learnerWith([]))
    await expect(next(page)).toContainText('Sie haben alle Lektionen des Kurses beendet.')
    await expect(next(page).getByRole('link', { name: 'Üben' })).toHaveAttribute('href', '/ueben')
  })

  test('nothing moves when it appears', async ({ page, openSignedIn }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as number[] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number[] }).shifts.push(
            (entry as unknown as { value: number }).value,
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openSignedIn('/', await learnerNamed('Mina'))
    await expect(beginning(page)).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05)
  })
})

test.describe('in Persian', () => {
  test.use({ interfaceLanguage: 'fa' })

  test("'شروع' leads to the next lesson, too", async ({ page, openSignedIn }) => {
    await openSignedIn('/', await learnerWith([], { learns: 'de' }))
    const start = page.getByRole('link', { name: 'شروع', exact: true })
    await expect(start).toHaveAttribute('href', '/kurs/1/1')
    await finish(page, 'unit-1-1')
    await page.reload()
    await expect(start).toHaveAttribute('href', '/kurs/1/2')
    const region = page.getByRole('region', { name: 'ادامه', exact: true })
    await expect(region).toContainText('درس ۱: سلام!')
    await expect(region).toContainText('بخش ۲ از ۷')
    await expect(region.getByRole('link', { name: 'ادامه‌ی یادگیری' })).toHaveAttribute('href', '/kurs/1/2')
  })
})
