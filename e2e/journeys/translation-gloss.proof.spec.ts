import type { Locator, Page } from '@playwright/test'
import { learnerWith } from '../support/practice.ts'
import { keptClips } from '../support/sound.ts'
import { expect, expectClip, expectPersianMarked, expectToast, test } from '../support/test.ts'
import {
  button,
  direction,
  glossOf,
  holdTranslations,
  mockGreetings,
  result,
  source,
  translate,
} from '../support/translator.ts'

const unknown = 'Diesen Satz kennt Pol nicht als Ganzes.'

const words = (page: Page) => glossOf(page, 'Wort für Wort')
const resultWords = (page: Page) => glossOf(page, 'Ergebnis Wort für Wort')
const rowsOf = (gloss: Locator) => gloss.getByRole('listitem')
const row = (gloss: Locator, word: string) =>
  rowsOf(gloss).filter({ has: gloss.page().getByText(word, { exact: true }) })

const smallWords = (gloss: Locator) => gloss.getByRole('button', { name: /^Auch kleine Wörter/ })

async function submit(page: Page, text: string): Promise<void> {
  await source(page).fill(text)
  await source(page).press('Control+Enter')
}

test('two meanings are separated by a comma without a space before it, with or without a note', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/translate')
  await direction(page, 'Farsi → Deutsch').click()
  await submit(page, 'کتاب شما عالی است')
  const great = row(words(page), 'عالی')
  await great.getByText('عالی', { exact: true }).click()
  const others = great.getByRole('paragraph').filter({ hasText: /^auch:/ })
  await expect(others).toHaveText(/, /)
  await expect(others).not.toHaveText(/\s,/)
})

test.describe('Anna types a German sentence that is not taught', () => {
  test('she sees no translation, but each word in the order of her text', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await expect(words(page)).toHaveCount(0)
    await submit(page, 'Gestern kaufte Anna zwei Bücher nicht.')
    await expect(page.getByPlaceholder(unknown, { exact: true })).toHaveValue('')
    await expect(page.getByText('Die Bedeutung der Wörter steht unten.')).toBeVisible()
    await expect(page.getByText('Die Übersetzung ist fertig.')).toHaveCount(0)
    await expect(button(page, 'Kopieren')).toHaveCount(0)
    await expect(page.locator('form').getByRole('button', { name: /anhören/ })).toHaveCount(1)
    await expect(words(page).getByRole('heading', { level: 2 })).toHaveText('Wort für Wort')
    await expect(rowsOf(words(page))).toHaveText([
      /^Gestern/,
      /^kaufte/,
      /^Anna/,
      /^zwei/,
      /^Bücher/,
      /^nicht/,
    ])
    await expect(resultWords(page)).toHaveCount(0)
    await expect(row(words(page), 'kaufte')).toContainText(/3\. Person Singular Präteritum.* von kaufen/)
    await expect(row(words(page), 'kaufte')).toContainText('خریدن (kharidan)')
    await expect(row(words(page), 'Bücher')).toContainText('Plural von das Buch')
    await expect(row(words(page), 'Anna')).toContainText('Name')
    await expect(row(words(page), 'Anna')).toContainText('آنا')
    await expect(row(words(page), 'zwei').getByText('2', { exact: true })).toBeVisible()
    await expect(row(words(page), 'nicht').getByText('verneint', { exact: true })).toBeVisible()
    await expect(words(page).getByText('verneint', { exact: true })).toHaveCount(1)
    await expectPersianMarked(page)
  })

  test('she stays in the text field, and as a learner of German hears a word as it stands in her text', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate', await learnerWith([], { learns: 'de' }))
    await submit(page, 'Gestern kaufte Anna zwei Bücher nicht.')
    await expect(rowsOf(words(page))).toHaveCount(6)
    await expect(source(page)).toBeFocused()
    const requested: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/text-to-speech')) requested.push(request.postDataJSON())
    })
    await expect(button(page, 'Bücher anhören')).toHaveCount(0)
    await row(words(page), 'Bücher').getByText('Bücher', { exact: true }).click()
    await expectClip(page, () => button(page, 'Bücher anhören').click())
    expect(requested).toEqual([{ text: 'Bücher', voice: 'alloy' }])
    expect(await keptClips(page)).toEqual([])
  })

  test('a word that is not in the dictionary is unknown', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await submit(page, 'Mein Xylofonquark')
    await expect(rowsOf(words(page))).toHaveText([/^Xylofonquark/])
    await expect(row(words(page), 'Xylofonquark').getByText('unbekannt', { exact: true })).toBeVisible()
    await expect(words(page).getByText('unbekannt', { exact: true })).toHaveCount(1)
  })

  test('a word with two senses says which, and which others there are', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await submit(page, 'Unsere Bank')
    const bank = row(words(page), 'Bank')
    await bank.getByText('Bank', { exact: true }).click()
    await expect(bank.getByText('die Bank (Geldinstitut)', { exact: true })).toBeVisible()
    await expect(bank).toContainText('بانک (bânk)')
    await expect(bank).toContainText('auch: نیمکت (nimkat) die Bank (zum Sitzen)')
  })
})

test.describe('Dina types a letter of several sentences', () => {
  const letter =
    'Bitte reichen Sie die Unterlagen bis zum 15. Dezember ein.\nSchreiben Sie an info@example.org.'

  test('the words stand by sentence, small ones only on request', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await submit(page, letter)
    await expect(words(page).getByRole('heading', { level: 3 })).toHaveText([
      'Bitte reichen Sie die Unterlagen bis zum 15. Dezember ein.',
      'Schreiben Sie an info@example.org.',
    ])
    const first = words(page).getByRole('group').first()
    await expect(rowsOf(first)).toHaveText([
      /^Bitte/,
      /^reichen … ein.*تحویل دادن/,
      /^Unterlagen/,
      /^bis/,
      /^15/,
      /^Dezember/,
    ])
    await expect(row(words(page), 'info@example.org')).toContainText('bleibt, wie es ist')
    await smallWords(words(page)).click()
    await expect(smallWords(words(page))).toHaveAttribute('aria-pressed', 'true')
    await expect(rowsOf(first)).toHaveText([
      /^Bitte/,
      /^reichen … ein/,
      /^Sie/,
      /^die/,
      /^Unterlagen/,
      /^bis/,
      /^zum/,
      /^15/,
      /^Dezember/,
    ])
    await smallWords(words(page)).click()
    await expect(rowsOf(first)).toHaveCount(6)
  })

  test('each word has one row, and three sentences fit on a few screens', async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await openSignedIn('/translate')
    await submit(page, `${letter} Mein Hund ist heute sehr müde.`)
    await expect(words(page).getByRole('heading', { level: 3 })).toHaveCount(3)
    const { height } = (await words(page).boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThan(2_000)
  })
})

test('a taught sentence that is close is offered with its translation', async ({ page, openSignedIn }) => {
  await openSignedIn('/translate')
  await submit(page, 'Der Zug nach Berlin hat Verspätung.')
  const similar = page.getByRole('group', { name: 'Ähnlicher Satz' })
  await expect(similar).toContainText('Der Zug hat Verspätung.')
  await expect(similar).toContainText('قطار تأخیر دارد.')
  await submit(page, 'Der Zug hat Verspätung.')
  await expect(result(page)).toHaveValue('قطار تأخیر دارد.')
  await expect(similar).toHaveCount(0)
})

test('Bahram types a negated Persian sentence: form, sound and German meaning', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/translate')
  await direction(page, 'Farsi → Deutsch').click()
  await submit(page, 'پدر علی ۲۵۰ کتاب نمی‌خرد')
  await expect(rowsOf(words(page))).toHaveText([/^پدر/, /^علی/, /^۲۵۰/, /^کتاب/, /^نمی‌خرد/])
  await expect(row(words(page), 'کتاب')).toContainText('das Buch')
  await expect(row(words(page), 'کتاب')).toContainText('ketâb')
  await expect(row(words(page), '۲۵۰').getByText('250', { exact: true })).toBeVisible()
  await expect(row(words(page), 'علی')).toContainText('Ali')
  const verb = row(words(page), 'نمی‌خرد')
  await expect(verb).toContainText('3. Person Singular Präsens von خریدن (kharidan)')
  await expect(verb.getByText('verneint', { exact: true })).toBeVisible()
  await expect(verb).toContainText('kaufen')
  await row(words(page), 'کتاب').getByText('کتاب', { exact: true }).click()
  await expect(words(page).getByRole('button', { name: 'کتاب auf Farsi anhören' })).toBeVisible()
  await expectPersianMarked(page)
})

test.describe('Clara types a taught sentence', () => {
  test('both texts are explained, without a note', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await submit(page, 'Guten Tag')
    await expect(result(page)).toHaveValue(/^روز بخیر/)
    await expect(page.getByPlaceholder(unknown)).toHaveCount(0)
    await expect(rowsOf(words(page))).toHaveText([/^Guten Tag/])
    await expect(rowsOf(resultWords(page))).toHaveCount(1)
    await expect(row(resultWords(page), 'روز بخیر')).toContainText('Guten Tag')
    await expect(row(resultWords(page), 'روز بخیر')).toContainText('ruz bekheyr')
  })

  for (const { way, name } of [
    { way: 'resetting', name: 'Zurücksetzen' },
    { way: 'swapping', name: 'Tauschen' },
    { way: 'changing the direction', name: 'Farsi → Deutsch' },
  ]) {
    test(`${way} removes the explanations`, async ({ page, openSignedIn }) => {
      await mockGreetings(page)
      await openSignedIn('/translate')
      await submit(page, 'Guten Tag')
      await expect(rowsOf(words(page))).toHaveCount(1)
      await expect(rowsOf(resultWords(page))).toHaveCount(1)
      await button(page, name).click()
      await expect(words(page)).toHaveCount(0)
      await expect(resultWords(page)).toHaveCount(0)
    })
  }

  test('the submitted text is explained, not later input', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await submit(page, 'Guten Tag')
    await expect(rowsOf(words(page))).toHaveText([/^Guten Tag/])
    await source(page).fill('Guten Abend')
    await expect(rowsOf(words(page))).toHaveText([/^Guten Tag/])
    await source(page).press('Control+Enter')
    await expect(rowsOf(words(page))).toHaveText([/^Guten Abend/])
  })

  test('her words are explained while the service still works', async ({ page, openSignedIn }) => {
    const { answer } = await holdTranslations(page)
    await openSignedIn('/translate')
    await submit(page, 'Guten Abend')
    await expect(rowsOf(words(page))).toHaveText([/^Guten Abend/])
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await expect(resultWords(page)).toHaveCount(0)
    await answer()
    await expect(rowsOf(resultWords(page))).toHaveText([/^عصر بخیر/])
  })
})

test.describe('when a part cannot be loaded', () => {
  test.use({ expectedNoise: ['status of 502', 'net::ERR_', 'Content could not be loaded', 'Failed to load'] })

  test('the translation fails: the specified message, and the words all the same', async ({
    page,
    openSignedIn,
  }) => {
    const error = 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.'
    await page.route(translate, (route) =>
      route.fulfill({ status: 502, json: { error, code: 'translation-failed' } }),
    )
    await openSignedIn('/translate')
    await submit(page, 'Ich gehe nach Hause.')
    await expectToast(page, 'Übersetzungsfehler', error)
    await expect(rowsOf(words(page))).toHaveText([/^gehe/, /^nach Hause/])
    await expect(resultWords(page)).toHaveCount(0)
    await expect(page.getByPlaceholder(unknown)).toHaveCount(0)
  })

  test('the words do not load: an error, and another attempt succeeds', async ({ page, openSignedIn }) => {
    const scripts = /\/assets\/(?:gloss|lexicon)[^/]*\.js/
    await mockGreetings(page)
    await openSignedIn('/translate')
    await page.route(scripts, (route) => route.abort())
    await submit(page, 'Guten Tag')
    await expect(words(page).getByRole('alert')).toContainText(
      'Die Erklärung der Wörter konnte nicht geladen werden.',
    )
    await expect(result(page)).toHaveValue('روز بخیر')
    await page.unroute(scripts)
    await button(page, 'Erneut versuchen').first().click()
    await expect(rowsOf(words(page))).toHaveText([/^Guten Tag/])
  })

  test('without a network after the first visit the words are explained', async ({
    page,
    openSignedIn,
    context,
  }) => {
    await openSignedIn('/')
    await context.setOffline(true)
    await page.goto('/translate')
    await submit(page, 'Ich gehe nach Hause.')
    await expect(page.getByText('Übersetzungsfehler', { exact: true })).toBeVisible()
    await expect(rowsOf(words(page))).toHaveText([/^gehe/, /^nach Hause/])
  })
})

test('of a long text 60 words are shown first, and all on request', async ({ page, openSignedIn }) => {
  await mockGreetings(page)
  await openSignedIn('/translate')
  await submit(page, 'Ja. '.repeat(1_250))
  await expect(rowsOf(words(page))).toHaveCount(60)
  await words(page).getByRole('button', { name: 'Weitere Wörter anzeigen' }).click()
  await expect(rowsOf(words(page))).toHaveCount(1_250)
  await expect(rowsOf(words(page)).nth(60)).toBeFocused()
  await expect(words(page).getByRole('button', { name: 'Weitere Wörter anzeigen' })).toHaveCount(0)
})

test('on a small screen nothing overflows, and all buttons are large enough', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn('/translate')
  await submit(page, `Unsere Bank kaufte nicht zweihundertfünfzig ${'Donaudampfschifffahrt'.repeat(5)}.`)
  await expect(rowsOf(words(page))).toHaveCount(5)
  await row(words(page), 'Bank').getByText('Bank', { exact: true }).click()
  for (const control of await words(page).getByRole('button').all()) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
