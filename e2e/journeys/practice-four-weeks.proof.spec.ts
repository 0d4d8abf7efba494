import type { Page } from '@playwright/test'
import { addStar, readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { answers, learnerWith, press, startRound, verdict } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

const dayMs = 86_400_000
const days = 28
const date = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Berlin',
})
/** The day on which Lena has forgotten the word. */
const dayForgotten = 14

/** Answers the current task right, or with 'Ich weiß es nicht'. @returns its kind. */
async function answerTask(page: Page, isKnown: boolean): Promise<string> {
  const shown = page.getByRole('main').getByRole('group').first()
  await expect(shown).toBeVisible()
  const kind = (await shown.locator('p').first().textContent()) ?? ''
  if (kind === 'Kennenlernen') {
    await press(page, 'Weiter')
    return kind
  }
  if (isKnown) await answerRight(page, kind)
  else await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText(isKnown ? 'Richtig' : 'Noch nicht')
  await press(page, 'Weiter')
  await expect(verdict(page)).toHaveCount(0)
  return kind
}

async function answerRight(page: Page, kind: string): Promise<void> {
  if (kind === 'Schreiben') {
    await page.getByRole('textbox', { name: 'Antwort' }).fill('خانه')
    await page.keyboard.press('Enter')
  } else if (kind === 'Bausteine legen') {
    const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
    for (const letter of 'خانه') await parts.filter({ hasText: letter }).click()
    await press(page, 'Prüfen')
  } else if (kind === 'Lücke') {
    const shown = await page.getByRole('main').locator('p[dir=rtl]').textContent()
    const word = (letters: string) => (shown ?? '').replaceAll('\u200D', '').replace('Lücke', letters)
    const texts = await answers(page).locator('[lang=fa]').allTextContents()
    await answers(page)
      .nth(texts.findIndex((letters) => word(letters) === 'خانه'))
      .click()
  } else if (kind === 'Bild') await page.getByRole('button', { name: /^das Haus/ }).click()
  else
    await answers(page)
      .filter({ hasText: /das Haus|خانه/ })
      .click()
}

test('four weeks with one word: due dates, kinds of tasks, and the effect of a wrong answer', async ({
  page,
  openSignedIn,
}) => {
  test.slow(true, 'twenty-eight days')
  const now = Date.now()
  const noonOfDay = (day: number) => now - (now % dayMs) + dayMs / 2 - (days + 1 - day) * dayMs
  await page.clock.setFixedTime(noonOfDay(1))
  await openSignedIn('/', await learnerWith([]))
  const call = await clientOf(page)
  await call(addStar, { item: 'haus' })

  const diary: string[] = []
  for (let day = 1; day <= days; day += 1) {
    await page.clock.setFixedTime(noonOfDay(day))
    // New words are switched off, so the first round is that of the starred words.
    await page.goto(day === 1 ? '/ueben?round=merkliste' : '/ueben')
    const start = page.getByRole('button', { name: 'Üben starten' })
    const nothing = page.getByRole('heading', { name: 'Für heute ist alles geübt' })
    await expect(start.or(nothing)).toBeVisible()
    if (await nothing.isVisible()) continue
    const today = await page.getByText(/^\d+ (?:fällig|neu)$/).allTextContents()
    await startRound(page)
    const asked: string[] = []
    const end = page.getByRole('heading', { name: 'Geschafft' })
    while (!(await end.isVisible()))
      asked.push(await answerTask(page, day !== dayForgotten || asked.length > 0))
    const next = await page.getByText(/^Die nächste Wiederholung/).textContent()
    diary.push([`Tag ${day}`, ...today, ...asked, next].join(' · '))
  }
  const next = 'Die nächste Wiederholung ist'
  const on = (day: number) => `am ${date.format(noonOfDay(day))}`
  expect(diary).toEqual([
    `Tag 1 · Kennenlernen · Hören · ${next} übermorgen fällig.`,
    `Tag 3 · 1 fällig · 0 neu · Bild · ${next} ${on(14)} fällig.`,
    // After right answers on two days, the word is produced. A right answer leads to the next harder task at once: from
    // choosing the written word to its tiles, from its missing letters to writing.
    `Tag 4 · 1 fällig · 0 neu · Wählen · Bausteine legen · ${next} in 3 Tagen fällig.`,
    `Tag 7 · 1 fällig · 0 neu · Lücke · Schreiben · ${next} ${on(14)} fällig.`,
    // A wrong answer repeats the word in the same round and shortens the interval.
    `Tag 14 · 1 fällig · 0 neu · Wählen · Hören · ${next} in 3 Tagen fällig.`,
    `Tag 17 · 1 fällig · 0 neu · Hören · ${next} ${on(24)} fällig.`,
    `Tag 24 · 2 fällig · 0 neu · Schreiben · Wählen · ${next} ${on(37)} fällig.`,
  ])
  const lapses = async () => {
    const { cards } = await call(readLearning, {})
    return Object.fromEntries(cards.map(({ skill, lapses }) => [skill, lapses]))
  }
  await expect.poll(lapses).toEqual({ recognise: 1, produce: 0 })
})
