import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dialogues } from '@pol/content/course/dialogues'
import { units, unitWords } from '@pol/content/course/tables'
import { readContent } from '../support/content.ts'
import { learnerNamed } from '../support/practice.ts'
import { recordRequestedTexts, recordSounds, ratesPlayed, useLongClips } from '../support/sound.ts'
import { expect, expectPersianMarked, test, tokenOf } from '../support/test.ts'

const course = await readContent(units)
const words = await readContent(unitWords)
const turns = (await readContent(dialogues)).filter(({ unit }) => unit === 1)
const turnsOn = (page: Page) =>
  page.getByRole('region', { name: 'Dialog' }).getByRole('list').getByRole('listitem')
const current = (page: Page) => page.locator('[aria-current=step]')

test('a learner finds the course on Home, sees all units, and opens the first one', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/')
  await page.getByRole('link', { name: /^Kurs/ }).click()
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
  await expect(turnsOn(page)).toHaveCount(turns.length)
  await expectPersianMarked(page)
  await page.getByRole('link', { name: 'Zurück zum Kurs' }).click()
  await expect(page).toHaveURL('/kurs')
})

test('the way shows which unit is finished and which one is next', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs', await learnerNamed('Lena'))
  await expect(page.getByText('Als Nächstes')).toHaveCount(0)
  // Answers to all words of the first unit on two days, so that the unit is finished.
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString()
  const answers = words
    .filter(({ unit }) => unit === 1)
    .flatMap(({ entry }) =>
      [3, 1].map((days) => ({
        id: randomUUID(),
        language: 'fa',
        item: entry,
        skill: 'recognise',
        grade: 3,
        task: 'choose',
        at: daysAgo(days),
        ms: 4_000,
      })),
    )
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const sent = await page.request.post('/api/learning/answers', { headers, data: { answers } })
  expect(sent.ok()).toBe(true)
  await page.reload()
  const units = page.getByRole('main').getByRole('listitem')
  await expect(units.nth(0)).toContainText('Geschafft')
  await expect(units.nth(1)).toContainText('Als Nächstes')
  await expect(page.getByText('Geschafft')).toHaveCount(1)
})

test('the dialogue is played turn after turn, with the current one marked, in Persian or German, and slowly', async ({
  page,
  openSignedIn,
}) => {
  test.slow(true, 'two dialogues are heard from beginning to end')
  await recordSounds(page)
  await openSignedIn('/kurs/1')
  const heard = recordRequestedTexts(page)
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  await expect(current(page)).toContainText(turns[0]?.german ?? '')
  await expect(current(page)).toContainText(turns[1]?.german ?? '')
  await expect(page.getByRole('button', { name: 'Dialog abspielen' })).toBeVisible({ timeout: 90_000 })
  expect(heard).toEqual(turns.map(({ farsi, spoken }) => spoken || farsi))
  await expect(current(page)).toHaveCount(0)
  expect(new Set(await ratesPlayed(page))).toEqual(new Set([1]))

  await page.getByRole('radio', { name: 'Deutsch', exact: true }).check()
  await page.getByRole('switch', { name: 'Langsam sprechen' }).check()
  await page.getByRole('button', { name: 'Dialog abspielen' }).click()
  await expect(current(page)).toContainText(turns[1]?.german ?? '')
  expect((await ratesPlayed(page)).at(-1)).toBe(0.75)
  expect(heard.slice(turns.length)).toContain(turns[0]?.german)
  await page.getByRole('button', { name: 'Dialog stoppen' }).click()
  await expect(current(page)).toHaveCount(0)
})

test('a learner takes a role: its turns are silent and wait for her', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1')
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
  const grammar = page.getByRole('region', { name: 'Grammatik' })
  await expect(grammar.getByRole('heading', { level: 3 }).first()).toHaveText('„bin“, „bist“ und „ist“')
  await expect(grammar.getByRole('button', { name: 'Ich bin Anna. anhören' })).toBeVisible()
  await persian.click()
  await expect(persian).toHaveAttribute('aria-pressed', 'true')
  await expect(grammar.getByRole('heading', { level: 3 }).first()).toHaveText('فعل sein و ضمیرها')
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

test('on paper a unit has its texts, but nothing to press', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1')
  await expect(turnsOn(page)).toHaveCount(turns.length)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(turns[0]?.german ?? '', { exact: true }).first()).toBeVisible()
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

  test('every unit opens after the first visit', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/kurs')
    await context.setOffline(true)
    for (const unit of [1, 24]) {
      await page.goto(`/kurs/${unit}`)
      await expect(page.getByRole('heading', { level: 1, name: `Einheit ${unit}: ` })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Grammatik' })).toBeVisible()
    }
  })
})
