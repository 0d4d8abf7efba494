import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { tabStops } from '../support/geometry.ts'
import { goThrough } from '../support/lessons.ts'
import { answers, learnerNamed, learnerWith, press, task, verdict } from '../support/practice.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })

test('the first lesson: the dialogue is heard, two sentences are understood, then it goes sentence by sentence', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1/1', await learnerWith([]))
  await expect(page.getByRole('heading', { level: 1, name: 'Einheit 1: Hallo!' })).toBeVisible()
  await expect(page.getByText('Lektion 1 von 7: Zuhören')).toBeVisible()
  await expect(progress(page)).toHaveAttribute('max', '13')
  const listening = task(page, 'Zuhören')
  await expect(listening.getByRole('button', { name: 'Abspielen' })).toBeVisible()
  await expect(listening.locator('[lang=fa]')).toHaveCount(0)
  await press(page, 'Weiter')
  await expect(task(page, 'Verstehen')).toContainText('Was wird hier gesagt?')
  await expect(answers(page)).toHaveCount(3)
  await answers(page).first().click()
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(progress(page)).toHaveAttribute('value', '2')
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
  await press(page, 'Weiter')
  const sentence = task(page, 'Satz für Satz')
  await expect(sentence.locator('[lang=fa]').first()).toBeVisible()
  await expect(sentence.locator('[lang=de]')).toHaveCount(0)
  await press(page, 'Bedeutung zeigen')
  await expect(sentence.locator('[lang=de]')).toHaveCount(1)
  await expectPersianMarked(page)
  const explanation = sentence.getByText('Die lateinische Zeile, die „Umschrift“')
  await expect(explanation).toBeVisible()
  await press(page, 'Weiter')
  await expect(progress(page)).toHaveAttribute('value', '4')
  await expect(explanation).toHaveCount(0)
  await goThrough(page)
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeFocused()
  const abilities = page.getByRole('group', { name: 'Das kann ich jetzt' })
  await abilities.getByRole('checkbox').first().check()
  await expect(page.getByRole('button', { name: 'Wann morgen?' })).toBeVisible()
  await page.getByRole('link', { name: 'Nächste Lektion' }).click()
  await expect(page).toHaveURL(/\/kurs\/1\/2$/)
  await expect(task(page, 'Kennenlernen')).toBeVisible()
})

test('who leaves a lesson finds the same step again, on another device too', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1/2', await learnerWith([]))
  await expect(task(page, 'Kennenlernen')).toBeVisible()
  await press(page, 'Weiter')
  await expect(progress(page)).toHaveAttribute('value', '1')
  await press(page, 'Weiter')
  await expect(progress(page)).toHaveAttribute('value', '2')
  const word = task(page, 'Kennenlernen').locator('[lang=fa]').first()
  const shown = await word.textContent()
  await press(page, 'Lektion verlassen')
  await expect(page).toHaveURL(/\/kurs\/1$/)
  await page.goto('/kurs/1/2')
  await expect(progress(page)).toHaveAttribute('value', '2')
  await expect(word).toHaveText(shown ?? '')
  const client = await clientOf(page)
  await expect
    .poll(async () => (await client(readLearning, {})).lessons)
    .toMatchObject([{ lesson: 'unit-1-2', step: 2, done: false }])
})

test('the words of a lesson are presented, asked in pairs, and asked again after a mistake', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1/2', await learnerWith([]))
  // Two of them, 'Hallo' and 'Guten Tag', are not asked in the same pairs.
  for (let met = 0; met < 5; met += 1) {
    await expect(progress(page)).toHaveAttribute('value', String(met))
    await expect(task(page, 'Kennenlernen')).toBeVisible()
    await press(page, 'Weiter')
  }
  await expect(task(page, 'Paare')).toBeVisible()
  await goThrough(page)
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  // Nothing was right at first, which is not said.
  await expect(page.getByText(/auf Anhieb richtig/)).toHaveCount(0)
})

test('the check of a unit counts twelve points, repeats none, and gives no help', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/1/7', await learnerWith([]))
  await expect(progress(page)).toHaveAttribute('max', '14')
  const easier = page.getByRole('button', { name: /^(?:Hilfe|War richtig)$/ })
  let wrong = 0
  await goThrough(page, async () => {
    await expect(easier).toHaveCount(0)
    const field = page.getByRole('textbox', { name: 'Antwort' })
    if ((await field.count()) === 0 || !(await field.isEditable())) return
    // A wrong answer is one, whatever the learner says.
    await field.fill('xx')
    await press(page, 'Prüfen')
    await expect(verdict(page)).toContainText('Noch nicht')
    await expect(easier).toHaveCount(0)
    wrong += 1
  })
  expect(wrong).toBe(3)
  await expect(page.getByText('0 von 12')).toBeVisible()
  await expect(page.getByText('noch nicht bestanden')).toBeVisible()
  await press(page, 'Noch einmal')
  await expect(task(page, 'Sprechen')).toBeVisible()
})

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])
  test(`in large type at ${width} × ${height} pixels the verdicts of a lesson do not cover what has the focus`, async ({
    page,
    openSignedIn,
  }) => {
    test.slow(true, 'a lesson is gone through')
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSignedIn('/kurs/12/7', await learnerWith([]))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await goThrough(page, async () => {
      if (!(await verdict(page).isVisible())) return
      const stops = await tabStops(page)
      expect(stops.filter((stop) => stop.startsWith('covered'))).toEqual([])
    })
  })

test.describe('an unknown lesson', () => {
  test.use({ expectedNoise: ['There is no screen at /kurs/1/8'] })

  test('does not exist', async ({ page, openSignedIn }) => {
    await openSignedIn('/kurs/1/8', await learnerNamed('Lena'))
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  })
})
