import type { Page } from '@playwright/test'
import { germanAmounts } from '@pol/content/script/amounts'
import { soundWords } from '@pol/content/sounds'
import { readContent } from '../support/content.ts'
import { learnerWith, task } from '../support/practice.ts'
import { ratesPlayed, recordRequestedTexts, recordSounds } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

test.use({ interfaceLanguage: 'fa' })

const say = saying('fa', 'script/german')
const tasks = saying('fa', 'practice')
const choices = (page: Page) => page.getByRole('group', { name: tasks('Antworten') }).getByRole('button')
const verdict = (page: Page, isRight: boolean) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${tasks(isRight ? 'Richtig' : 'Noch nicht')}`) })
const goOn = (page: Page) => page.getByRole('button', { name: 'ادامه', exact: true })
const end = (page: Page) => page.getByRole('heading', { name: 'تمام شد' })

const words = (await readContent(soundWords)).filter(({ pair }) => pair !== '')
const amounts = await readContent(germanAmounts)

/** Answers the current question: the first one of a round wrongly, all others right. */
type Answer = (isRight: boolean) => Promise<void>

/** Goes through a round to its end; the first answer is wrong. @returns the number of answers. */
async function play(page: Page, answer: Answer): Promise<number> {
  let answers = 0
  while (true) {
    await expect(end(page).or(page.locator('main section[role=group]'))).toBeVisible()
    if (await end(page).isVisible()) return answers
    const isRule = await task(page, say('Regel')).isVisible()
    if (!isRule) {
      const isRight = answers > 0
      await answer(isRight)
      await expect(verdict(page, isRight)).toBeVisible()
      if (!isRight) await expect(verdict(page, isRight)).toContainText(/^.*چرا/u)
      await expect(goOn(page)).toBeFocused()
      answers += 1
    }
    const before = await page.locator('main section[role=group]').elementHandle()
    await goOn(page).click()
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  }
}

test('Mina learns German: she hears which of two words is said, and one that was wrong comes again', async ({
  page,
  openSignedIn,
}) => {
  const requested = recordRequestedTexts(page)
  await openSignedIn('/schrift', await learnerWith([], { learns: 'de' }))
  const section = page.getByRole('region', { name: say('Deutsch schreiben') })
  await expect(section.getByRole('link')).toHaveCount(5)
  await expect(section.getByRole('link', { name: say('Welches hören Sie?') })).toHaveAttribute(
    'href',
    '/schrift?uebung=hoeren',
  )
  await page.goto('/aussprache')
  await page.getByRole('button', { name: say('Welches hören Sie?') }).click()
  await expect(page).toHaveURL('/schrift?uebung=hoeren')
  await expect(page.getByRole('heading', { level: 1, name: say('Welches hören Sie?') })).toBeVisible()
  await expectPersianMarked(page)
  const answers = await play(page, async (isRight) => {
    const shown = await choices(page).locator('[lang=de]').allTextContents()
    const heard = () => shown.find((german) => requested.includes(german))
    await expect.poll(heard).toBeDefined()
    const at = shown.indexOf(heard() ?? '')
    const pair = words.filter(({ german }) => shown.includes(german)).map(({ german }) => german)
    expect(pair).toEqual(expect.arrayContaining(shown))
    await choices(page)
      .nth(isRight ? at : 1 - at)
      .click()
  })
  expect(answers).toBe(11)
  await expect(end(page)).toBeFocused()
  await expect(
    page.getByText(say('{right} von {asked} auf Anhieb richtig.', { right: '۹', asked: '۱۰' })),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Noch einmal') }).click()
  await expect(task(page, say('Hören'))).toBeVisible()
  await page.getByRole('button', { name: say('Übung verlassen') }).click()
  await expect(page).toHaveURL('/schrift')
  await expect(section).toBeVisible()
})

test('numbers are written and recognised as Germans say them, each after its rule', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  const requested = recordRequestedTexts(page)
  await openSignedIn('/schrift?uebung=zahlen', await learnerWith([], { learns: 'de' }))
  await expect(task(page, say('Regel'))).toBeVisible()
  const field = page.getByRole('textbox', { name: tasks('Antwort') })
  let [heardQuestions, requests, wrongText] = [0, 0, '']
  const answers = await play(page, async (isRight) => {
    await expect(task(page, say('Zahlen'))).toBeVisible()
    if (await field.isVisible()) {
      heardQuestions += 1
      await expect.poll(async () => (await ratesPlayed(page)).length).toBe(heardQuestions)
      // The question that was wrong comes again; its clip is on the page and is not requested again.
      const text = requested.length > requests ? (requested.at(-1) ?? '') : wrongText
      requests = requested.length
      if (!isRight) wrongText = text
      const heard = amounts.find(({ german }) => german === text)
      await field.fill(isRight ? (heard?.written ?? '') : '987654')
      await field.press('Enter')
      return
    }
    const written = await page.locator('main section[role=group] h2 + p').textContent()
    const said = amounts.find((amount) => amount.written === written)?.german ?? ''
    const right = choices(page).filter({ has: page.getByText(said, { exact: true }) })
    const wrong = choices(page).filter({ hasNot: page.getByText(said, { exact: true }) })
    await (isRight ? right : wrong).first().click()
  })
  expect(answers).toBe(11)
  await page.getByRole('link', { name: say('Zur Schrift') }).click()
  await expect(page).toHaveURL('/schrift')
})

test('who learns Persian is not offered the exercises of German', async ({ page, openSignedIn }) => {
  await openSignedIn('/schrift', await learnerWith([], { learns: 'fa' }))
  await expect(page.getByRole('list', { name: say('Schritte') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('Deutsch schreiben') })).toHaveCount(0)
})
