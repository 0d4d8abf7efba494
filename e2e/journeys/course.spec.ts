import type { Page } from '@playwright/test'
import { dialogues } from '@pol/content/course/dialogues'
import { units, unitWords } from '@pol/content/course/tables'
import { languages } from '@pol/language/language'
import { readContent, readLexicon } from '../support/content.ts'
import { unfold } from '../support/folds.ts'
import { clientOfPerson, finishLessons } from '../support/lessons.ts'
import { learnerWith } from '../support/practice.ts'
import { recordRequestedTexts, recordSounds, ratesPlayed, useLongClips, saveData } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

const course = await readContent(units)
const words = await readContent(unitWords)
const firstWord = words.find(({ unit }) => unit === 1)?.entry
const firstExample = (await readLexicon()).find(({ id }) => id === firstWord)?.example_german ?? ''
const turns = (await readContent(dialogues)).filter(({ unit }) => unit === 1)
const turnsOn = (page: Page) =>
  page.getByRole('region', { name: 'Dialog' }).getByRole('list').getByRole('listitem')
const current = (page: Page) => page.locator('[aria-current=step]')

test('a learner finds the course on Home, sees all units, and opens the first one', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/')
  await page.getByRole('main').getByRole('link', { name: /^Kurs/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kurs' })).toBeVisible()
  const links = page.getByRole('link', { name: /^Einheit \d+: / })
  await expect(links).toHaveText(course.map(({ unit, title_german }) => `Einheit ${unit}: ${title_german}`))
  await expectPersianMarked(page)
  await page.getByRole('link', { name: 'Einheit 1: Hallo!' }).click()
  await expect(page).toHaveURL('/kurs/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Einheit 1: Hallo!' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Das können Sie danach',
    'Wörter',
    'Dialog',
    'Grammatik',
  ])
  await expect(page.getByText('Ich kann grüßen und mich verabschieden.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Einheit üben' })).toHaveAttribute(
    'href',
    '/ueben?round=einheit-1',
  )
  await unfold(page, 'Dialog')
  await expect(turnsOn(page)).toHaveCount(turns.length)
  await expectPersianMarked(page)
  await page.getByRole('link', { name: 'Zurück zum Kurs' }).click()
  await expect(page).toHaveURL('/kurs')
})

test('the way shows which units are finished, how far the others are, and which one is next', async ({
  page,
  openSignedIn,
}) => {
  const lena = await learnerWith([], { learns: 'fa' })
  const call = await clientOfPerson(lena)
  await finishLessons(call, 3, { right: 8 })
  await finishLessons(call, 1, { right: 9 })
  await openSignedIn('/kurs', lena)
  const units = page.getByRole('main').getByRole('listitem')
  await expect(units.nth(0)).toContainText('Geschafft7 von 7 Lektionen')
  await expect(units.nth(1)).toContainText('Als Nächstes0 von 7 Lektionen')
  await expect(units.nth(2)).toContainText('7 von 7 Lektionen')
  await expect(page.getByText('Geschafft')).toHaveCount(1)
  await expect(page.getByText('Als Nächstes')).toHaveCount(1)
  await expect(units.nth(3)).not.toContainText('Lektionen')
})

test('a unit shows which lessons are finished and which one is next, also to a screen reader', async ({
  page,
  openSignedIn,
}) => {
  const lena = await learnerWith([], { learns: 'fa' })
  await finishLessons(await clientOfPerson(lena), 1, { lessons: 2 })
  await openSignedIn('/kurs/1', lena)
  const lessons = page.getByRole('list', { name: 'Lektionen' })
  await expect(lessons.getByRole('listitem')).toHaveText([
    'Lektion 1: Zuhörenfertig',
    'Lektion 2: Wörter 1fertig',
    'Lektion 3: Wörter 2als Nächstes',
    'Lektion 4: Wörter 3',
    'Lektion 5: Regel',
    'Lektion 6: Lesen und Schreiben',
    'Lektion 7: Sprechen und Zeigen',
  ])
  await expect(lessons.getByRole('link').nth(2)).toHaveAccessibleDescription('als Nächstes')
  await page.goto('/kurs/2')
  await expect(lessons.getByText(/fertig|als Nächstes/)).toHaveCount(0)
})

test('the dialogue is played turn after turn, with the current one marked, in the learned language, and slowly', async ({
  page,
  openSignedIn,
}) => {
  test.slow(true, 'two dialogues are heard from beginning to end')
  await recordSounds(page)
  await saveData(page)
  await openSignedIn('/kurs/1')
  await unfold(page, 'Dialog')
  const heard = recordRequestedTexts(page)
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  await expect(current(page)).toContainText(turns[0]?.german ?? '')
  await expect(current(page)).toContainText(turns[1]?.german ?? '')
  await expect(page.getByRole('button', { name: 'Dialog abspielen' })).toBeVisible({ timeout: 90_000 })
  expect(heard).toEqual(turns.map(({ farsi, spoken }) => spoken || farsi))
  await expect(current(page)).toHaveCount(0)
  expect(new Set(await ratesPlayed(page))).toEqual(new Set([1]))

  await openSignedIn('/kurs/1', await learnerWith([], { learns: 'de' }))
  await unfold(page, 'Dialog')
  await expect(page.getByRole('radiogroup', { name: 'Sprache des Dialogs' })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Langsam sprechen' }).check()
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  await expect(current(page)).toContainText(turns[1]?.german ?? '')
  expect((await ratesPlayed(page)).at(-1)).toBe(0.75)
  expect(heard.slice(turns.length)).toContain(turns[0]?.german)
  await page.getByRole('button', { name: 'Dialog stoppen' }).click()
  await expect(current(page)).toHaveCount(0)
})

test('a learner takes a role: its turns are silent and wait for her', async ({ page, openSignedIn }) => {
  await saveData(page)
  await openSignedIn('/kurs/1')
  await unfold(page, 'Dialog')
  const heard = recordRequestedTexts(page)
  await page.getByRole('radio', { name: 'Anna', exact: true }).check()
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  const next = page.getByRole('button', { name: 'Weiter', exact: true })
  await expect(current(page)).toContainText('Sie sind dran.')
  await expect(current(page)).toContainText(turns[0]?.german ?? '')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  // The second turn is spoken; the third is the learner's again.
  await expect(current(page)).toContainText(turns[2]?.german ?? '')
  await expect(next).toBeFocused()
  expect(heard).toEqual([turns[1]?.spoken])
  await page.getByRole('button', { name: 'Dialog stoppen' }).click()
  await expect(next).toHaveCount(0)
})

test('another speaker button ends the dialogue', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1')
  await unfold(page, 'Dialog')
  await useLongClips(page)
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  await expect(current(page)).toHaveCount(1)
  await turnsOn(page)
    .nth(3)
    .getByRole('button', { name: /anhören$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Dialog abspielen' })).toBeVisible()
  await expect(current(page)).toHaveCount(0)
})

test('grammar is explained in German about Persian, or in Persian about German; its examples can be heard', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1')
  const german = page.getByRole('button', { name: 'Grammatik auf Deutsch' })
  const persian = page.getByRole('button', { name: 'Grammatik auf Farsi' })
  await expect(german).toHaveAttribute('aria-pressed', 'true')
  await unfold(page, 'Grammatik')
  const grammar = page.getByRole('region', { name: 'Grammatik' })
  await expect(grammar.getByRole('heading', { level: 3 }).first()).toHaveText('„bin“, „bist“ und „ist“')
  await expect(grammar.getByRole('button', { name: 'من آنا هستم. auf Farsi anhören' })).toBeVisible()
  const table = grammar.getByRole('table', { name: '„bin“, „bist“ und „ist“' })
  await expect(table.getByRole('columnheader')).toHaveText(['Deutsch', 'Persisch'])
  await expect(table.getByRole('row', { name: 'ich bin' }).getByRole('cell')).toHaveText('هستم (hástam)')
  await persian.click()
  await expect(persian).toHaveAttribute('aria-pressed', 'true')
  await expect(grammar.getByRole('heading', { level: 3 }).first()).toHaveText(/sein/)
  await expect(
    grammar
      .locator('[lang=de][dir=ltr]')
      .filter({ hasText: /^sein$/ })
      .first(),
  ).toBeVisible()
  await expectPersianMarked(page)
})

test.describe('a unit that does not exist', () => {
  test.use({ expectedNoise: ['There is no screen at'] })

  for (const path of ['/kurs/99', '/kurs/0', '/kurs/eins', '/kurs/01'])
    test(`${path} is the page for unknown addresses`, async ({ page, openSignedIn }) => {
      await openSignedIn(path)
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    })
})

test('a unit lists its seven lessons first', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/3')
  const lessons = page.getByRole('list', { name: 'Lektionen' }).getByRole('link')
  await expect(lessons).toHaveText([
    'Lektion 1: Zuhören',
    'Lektion 2: Wörter 1',
    'Lektion 3: Wörter 2',
    'Lektion 4: Wörter 3',
    'Lektion 5: Regel',
    'Lektion 6: Lesen und Schreiben',
    'Lektion 7: Sprechen und Zeigen',
  ])
  await expect(lessons.last()).toHaveAttribute('href', '/kurs/3/7')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Lektion 1: Zuhören')
})

const regions = ['Wörter', 'Dialog', 'Grammatik']

test('words, dialogue and grammar are folded; a word unfolds its example, by keyboard too', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1')
  const [greeting] = turns
  const turn = page.getByRole('region', { name: 'Dialog' }).getByText(greeting?.german ?? '', { exact: true })
  await expect(turn).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Der Dialog zum Lesen und Hören' }).focus()
  await page.keyboard.press('Enter')
  await expect(turn).toBeVisible()
  await unfold(page, 'Wörter')
  const word = page.getByRole('region', { name: 'Wörter' }).getByRole('listitem').first()
  const example = word.getByText(firstExample, { exact: true })
  await expect(word.getByRole('button', { name: /anhören$/ }).filter({ visible: true })).toHaveCount(1)
  await expect(example).toBeHidden()
  await word.getByText('Beispiel').click()
  await expect(example).toBeVisible()
  const lists = page.getByRole('region', { name: 'Wörter' }).getByRole('list')
  const ofUnit = words.filter(({ unit }) => unit === 1)
  const further = ofUnit.filter(({ further }) => further).length
  await expect(page.getByRole('heading', { level: 3, name: 'Weitere Wörter der Einheit' })).toBeVisible()
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(ofUnit.length - further)
  await expect(lists.nth(1).getByRole('listitem')).toHaveCount(further)
})

test('a link to a rule opens its paragraph in a new tab', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/6#fa-present')
  await expect(page.getByRole('heading', { name: 'Stamm und می' })).toBeInViewport()
  await page.goto('/kurs/7#de-accusative')
  await expect(page.getByRole('button', { name: 'Grammatik auf Farsi' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('heading', { name: 'den و einen: فقط مذکر عوض می‌شود' })).toBeInViewport()
})

for (const interfaceLanguage of languages)
  test.describe(`in the interface ${interfaceLanguage}`, () => {
    test.use({ interfaceLanguage, viewport: { width: 390, height: 844 } })
    const say = saying(interfaceLanguage, 'course')

    for (const learns of languages)
      test(`a unit for learners of ${learns} is shorter than five screens of a phone`, async ({
        page,
        openSignedIn,
      }) => {
        await openSignedIn('/kurs/1', await learnerWith([], { learns }))
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
        for (const name of regions) await expect(page.getByRole('region', { name: say(name) })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000)
      })
  })

test('on paper a unit has all its texts, but nothing to press', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  for (const name of regions) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('region', { name }).locator('p[lang=de]').first()).toBeVisible()
  }
  await expect(page.getByText(firstExample, { exact: true })).toBeVisible()
  await expect(page.getByText('Beispiel', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

  test('every unit opens after the first visit', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/kurs')
    await context.setOffline(true)
    for (const unit of [1, course.length]) {
      await page.goto(`/kurs/${unit}`)
      await expect(page.getByRole('heading', { level: 1, name: `Einheit ${unit}: ` })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Grammatik' })).toBeVisible()
    }
  })
})
