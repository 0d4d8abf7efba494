import type { Locator, Page } from '@playwright/test'
import { languages } from '@pol/language/language'
import { overlaps, tabStops } from '../support/geometry.ts'
import { askedBy, learnerWith, practise, press, startRound, task, verdict } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'
import { brokenWords } from '../support/whole-words.ts'

const phone = { width: 360, height: 740 }
test.use({ viewport: phone })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Expects that a part of the page is seen as a whole. */
const expectSeen = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true })

/** Answers the question with 'Ich weiß es nicht'. */
const dontKnow = (page: Page) => press(page, 'Ich weiß es nicht')
const answer = {
  choose: (page: Page) => page.keyboard.press('1'),
  listen: (page: Page) => page.keyboard.press('1'),
  gap: (page: Page) => page.keyboard.press('1'),
  pairs: dontKnow,
  order: dontKnow,
  tiles: dontKnow,
  exercise: dontKnow,
  write: async (page: Page) => {
    await page.getByRole('textbox', { name: 'Antwort' }).fill('خاله')
    await page.keyboard.press('Enter')
  },
} satisfies Partial<Record<keyof typeof askedBy, (page: Page) => Promise<void>>>

for (const kind of Object.keys(answer) as (keyof typeof answer)[])
  test(`${kind} on a phone: nothing overlaps; the question, the verdict and 'Weiter' are seen together`, async ({
    page,
    openSignedIn,
  }) => {
    await practise(page, openSignedIn, askedBy[kind], { keyboard: true })
    const question = page.getByRole('main').getByRole('heading', { level: 2 })
    await expectSeen(question)
    await expectSeen(page.getByRole('button', { name: 'Ich weiß es nicht' }))
    expect(await overlaps(page)).toEqual([])
    await answer[kind](page)
    await expect(goOn(page)).toBeFocused()
    for (const part of [question, verdict(page), goOn(page)]) await expectSeen(part)
    expect(await overlaps(page)).toEqual([])
  })

const help = 'So liest man die Umschrift'
const header = ['Zum Inhalt springen', 'Runde beenden', 'Einstellungen']
/** Stops in the solution of a card. What its speaker does is part of the name. */
const solution = (german: string, farsi: string): unknown[] => [
  `${german} merken`,
  `Weitere Aktionen zu ${german}`,
  expect.stringMatching(`^${farsi} auf Farsi`),
]

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])
  test.describe(`at ${width} × ${height} pixels the verdict does not cover what has the focus`, () => {
    test.use({ viewport: { width, height } })

    test('after a word that was heard', async ({ page, openSignedIn }) => {
      await practise(page, openSignedIn, askedBy.listen)
      await dontKnow(page)
      await expect(goOn(page)).toBeFocused()
      expect(await tabStops(page)).toEqual([
        help,
        ...header,
        expect.stringMatching(/^Aufgabe/),
        'Langsam anhören',
        ...solution('teuer', 'گران'),
        'Weiter',
      ])
    })

    test('after a word that was written', async ({ page, openSignedIn }) => {
      await practise(page, openSignedIn, askedBy.write)
      await answer.write(page)
      await expect(goOn(page)).toBeFocused()
      expect(await tabStops(page)).toEqual([
        'War richtig',
        help,
        ...header,
        'Antwort',
        ...solution('das Haus', 'خانه'),
        'Weiter',
      ])
    })
  })

test("a first sight on a phone: 'Weiter' is seen, and nothing overlaps", async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, [], { new_a_day: 1 })
  await expect(task(page, 'Kennenlernen')).toBeVisible()
  await expectSeen(goOn(page))
  expect(await overlaps(page)).toEqual([])
})

test("writing on a phone: the keys, 'Prüfen' and 'Hilfe' are seen together", async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.write, { keyboard: true })
  await expectSeen(page.getByRole('group', { name: 'Bildschirmtastatur' }))
  for (const name of ['Prüfen', 'Hilfe', 'Ich weiß es nicht'])
    await expectSeen(page.getByRole('button', { name, exact: true }))
})

test('parts keep their places while they are taken', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.order)
  const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
  const check = page.getByRole('button', { name: 'Prüfen' })
  const places = async () => [await parts.last().boundingBox(), await check.boundingBox()]
  const before = await places()
  for (let left = await parts.count(); left > 1; left--) {
    await parts.first().click()
    await expect(parts).toHaveCount(left - 1)
    expect(await places()).toEqual(before)
  }
})

test('in large type on a small phone parts can be taken', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.order)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
  const count = await parts.count()
  await parts.first().scrollIntoViewIfNeeded()
  await expectSeen(parts.first())
  await parts.first().click()
  await expect(parts).toHaveCount(count - 1)
})

test("far down in a task no link 'Nach oben' covers its buttons", async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.pairs)
  await page.setViewportSize({ width: 320, height: 300 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const up = page.getByText('Nach oben', { exact: true })
  await expect(up).toHaveCount(1)
  await expect(up).toBeHidden()
})

test('no word of a typed answer or of the right one is broken in large type', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.write)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('khaneem')
  await page.keyboard.press('Enter')
  await expect(verdict(page).getByRole('definition')).toHaveText(['khaneem', 'khâneخانه'])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await brokenWords(verdict(page))).toEqual([])
})

for (const language of languages)
  test.describe(language, () => {
    const say = saying(language, 'practice')
    test.use({ interfaceLanguage: language })

    test('no word of the pairs is broken on narrow screens and in large type', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn('/ueben', await learnerWith(askedBy.pairs))
      await startRound(page, say)
      await page.setViewportSize({ width: 320, height: 740 })
      const pairs = task(page, say('Paare'))
      expect(await brokenWords(pairs)).toEqual([])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await brokenWords(pairs), 'large type').toEqual([])
      // The message is seen without scrolling.
      await page.getByRole('button', { name: 'گران' }).click()
      await page.getByRole('button', { name: 'das Haus' }).click()
      await expectSeen(page.getByText(say('Das gehört nicht zusammen.')))
    })
  })

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('the message takes one line during a round', async ({ page, openSignedIn, context }) => {
    await practise(page, openSignedIn, askedBy.choose)
    await context.setOffline(true)
    const message = page.locator('p').filter({ hasText: /^Sie sind offline\./ })
    await expect(message).toBeVisible()
    expect((await message.boundingBox())?.height).toBeLessThan(30)
    await expect(page.getByText('Lektionen und Wörterbuch gehen weiter')).toBeHidden()
    await context.setOffline(false)
  })
})
