import type { Page } from '@playwright/test'
import {
  answered,
  answers,
  askedBy,
  learnerWith,
  practise,
  press,
  startRound,
  verdict,
} from '../support/practice.ts'
import { expectNoHorizontalOverflow } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

/** The paragraph with the reason, inside the live region. */
const reason = (page: Page) =>
  verdict(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Warum: / })

const ruleLink = (page: Page, name = 'Zur Regel') => page.getByRole('link', { name, exact: true })

test('Warum: what a wrong choice means', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.choose)
  const wrong = answers(page).filter({ hasNotText: 'teuer' }).first()
  const chosen = (await wrong.locator('[lang=de]').textContent()) ?? ''
  await wrong.click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(reason(page)).toContainText(`Warum: „${chosen}“ heißt „`)
  await expect(reason(page).locator('[lang=fa]')).not.toBeEmpty()
  // No note explains what a word means.
  await expect(ruleLink(page)).toHaveCount(0)
})

test.describe('while the forms of words cannot be loaded', () => {
  test.use({
    // It would have cached them.
    serviceWorkers: 'block',
    expectedNoise: [
      'net::ERR_FAILED',
      'Content could not be loaded TypeError: Failed to fetch dynamically imported module',
    ],
  })

  test('Warum: what a wrong choice means', async ({ page, openSignedIn, context }) => {
    await context.route(/\/assets\/reasons-/, (route) => route.abort())
    await practise(page, openSignedIn, askedBy.choose)
    await answers(page).filter({ hasNotText: 'teuer' }).first().click()
    await expect(reason(page)).toContainText('heißt „')
  })
})

test('Warum: the gender of a noun', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.article, { learns: 'de' })
  await answers(page).filter({ hasText: 'die' }).click()
  await expect(reason(page)).toHaveText(
    'Warum: „die“ steht bei weiblichen Nomen; „Haus“ ist sächlich: das Haus.',
  )
  await expect(ruleLink(page)).toBeVisible()
})

test('a right answer needs no reason', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.article, { learns: 'de' })
  await answers(page).filter({ hasText: 'das' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(reason(page)).toHaveCount(0)
  await expect(ruleLink(page)).toHaveCount(0)
})

test('Warum: the person of a form', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.form)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('می‌روی')
  await page.keyboard.press('Enter')
  await expect(reason(page)).toHaveText(
    'Warum: „می‌روی“ (miravi) gehört zu „تو“ (to, du), „می‌روم“ (miravam) zu „من“ (man, ich).',
  )
})

test('Warum: the order of a German question', async ({ page, openSignedIn }) => {
  const order = askedBy.order.map((answer) => ({ ...answer, language: 'de' as const }))
  await practise(page, openSignedIn, order, { learns: 'de' })
  const parts = page.getByRole('group', { name: 'Bausteine' }).getByRole('button')
  for (const word of ['hallo', 'wie', 'es', 'geht', 'Ihnen'])
    await parts.filter({ hasText: new RegExp(`^${word}$`) }).click()
  await press(page, 'Prüfen')
  await expect(reason(page)).toHaveText(
    'Warum: Die Frage beginnt mit dem Fragewort, dann kommt das Verb: „wie geht …“.',
  )
})

test('Warum: the letter of a Persian word; gone when the verdict is overruled', async ({
  page,
  openSignedIn,
}) => {
  const write = [70, 67, 60].map((ago) => answered(ago, { item: 'morgen', skill: 'produce', task: 'write' }))
  await practise(page, openSignedIn, write)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('سبح')
  await page.keyboard.press('Enter')
  await expect(reason(page)).toHaveText(
    'Warum: „س“ und „ص“ klingen gleich; „صبح“ (sobh) schreibt man mit „ص“.',
  )
  await press(page, 'War richtig')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(reason(page)).toHaveCount(0)
})

test.describe('Zur Regel', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('opens the paragraph of the note over the round, and leads back to the verdict, by keyboard', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openSignedIn('/ueben', await learnerWith(askedBy.form))
    await startRound(page)
    await page.getByRole('textbox', { name: 'Antwort' }).fill('می‌روی')
    await page.keyboard.press('Enter')
    const link = ruleLink(page)
    await expect(link).toHaveAttribute('href', '/kurs/6#fa-present')
    const paragraph = page.getByRole('dialog', { name: 'Einheit 6' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => paragraph.getByRole('button', { name: 'Dialog schließen' }).click(),
      () => page.goBack(),
    ]) {
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(paragraph.getByRole('heading', { name: 'Stamm und می' })).toBeVisible()
      await expect(paragraph).toContainText('Vor den Stamm')
      // The learned language alone is heard.
      const speakers = paragraph.getByRole('button', { name: / auf Farsi anhören$/ })
      await expect(speakers).not.toHaveCount(0)
      await expect(paragraph.getByRole('button', { name: / anhören$/ })).toHaveCount(await speakers.count())
      await expectNoHorizontalOverflow(page, 320, '100%')
      await close()
      await expect(paragraph).toBeHidden()
      await expect(reason(page)).toBeVisible()
      await expect(link).toBeFocused()
      await context.setOffline(true)
    }
    await press(page, 'Weiter')
    await expect(reason(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/ueben$/)
  })
})

test.describe('the Persian interface', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('چرا: with German words marked', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.article, { learns: 'de' }))
    const say = saying('fa', 'practice')
    await startRound(page, say)
    await page
      .getByRole('group', { name: say('Antworten') })
      .getByRole('button')
      .filter({ hasText: 'die' })
      .click()
    const why = page
      .getByRole('status')
      .getByRole('paragraph')
      .filter({ hasText: /^چرا: / })
    await expect(why).toHaveText('چرا: «die» برای اسم مؤنث است؛ «Haus» خنثی است: das Haus.')
    await expect(why.locator('[lang=de]')).toHaveText(['die', 'Haus', 'das Haus'])
    await ruleLink(page, say('Zur Regel')).click()
    const paragraph = page.getByRole('dialog', { name: say('Einheit {unit}', { unit: '۴' }) })
    await expect(paragraph.getByRole('heading', { name: 'der، die، das' })).toBeVisible()
    await expect(paragraph).toContainText('هر اسم آلمانی یکی از سه جنس را دارد')
    await expect(paragraph.getByRole('button', { name: / به آلمانی$/ })).not.toHaveCount(0)
    await expect(paragraph.getByRole('button', { name: / به فارسی$/ })).toHaveCount(0)
  })
})
