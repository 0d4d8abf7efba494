import {
  answered,
  answers,
  askedBy,
  learnerWith,
  practise,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import { recordSounds, refuseToPlay, soundsPlaying, useLongClips } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

test('Wählen: by mouse, and by the keys 1 to 4', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, [...askedBy.choose, ...askedBy.choose.map(withItem('gestern'))])
  await expect(task(page, 'Wählen')).toBeFocused()
  await expect(answers(page)).toHaveCount(4)
  await expectPersianMarked(page)
  const right = (await task(page, 'Wählen').textContent())?.includes('گران') ? 'teuer' : 'gestern'
  await answers(page).filter({ hasText: right }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const other = right === 'teuer' ? 'gestern' : 'teuer'
  const at = (await answers(page).allTextContents()).findIndex((text) => text.includes(other))
  await expect(verdict(page)).toHaveCount(0)
  await page.keyboard.press(String(at + 1))
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Leicht', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeFocused()
  await expect(page.getByText('Alle 2 auf Anhieb richtig.')).toBeVisible()
  // Nothing was new, so the end shows what was right.
  const known = page.getByRole('region', { name: 'Das wussten Sie' })
  await expect(known.getByRole('listitem')).toHaveCount(2)
  await expect(known.getByRole('button', { name: / anhören$/ })).toHaveCount(2)
})

test('Wählen: a wrong answer shows the right one, and the word comes back', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.choose)
  await answers(page).filter({ hasNotText: 'teuer' }).first().click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(page.getByRole('main').getByText('teuer', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Leicht|War richtig)$/ })).toHaveCount(0)
  await press(page, 'Weiter')
  await expect(answers(page)).toHaveCount(4)
  // The bar counts steps: the answer is one, and the word is asked again.
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1')
  await expect(page.getByRole('progressbar')).toHaveAttribute('max', '2')
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
})

test('Wählen: a letter is asked in each place of a word, joined as it is there', async ({
  page,
  openSignedIn,
}) => {
  const wrongly = (times: number, item: string) =>
    Array.from({ length: times }, (_, n) => answered(9 - n / 100, { item, grade: 1 }))
  const person = await learnerWith([
    ...wrongly(2, 'letter-be'),
    ...wrongly(4, 'letter-sin'),
    ...wrongly(6, 'letter-mim'),
    ...wrongly(8, 'letter-lam'),
  ])
  const names: Readonly<Record<string, string>> = { ب‍: 'Be', '‍س‍': 'Ssin', '‍م': 'Mim', ل: 'Lâm' }
  await openSignedIn('/ueben', person)
  await startRound(page)
  const seen: string[] = []
  // Letters that were wrong again and again are shown before they are asked.
  const again = task(page, 'Noch einmal ansehen')
  while (seen.length < 4) {
    const asked = task(page, 'Wählen')
    await expect(asked.or(again)).toBeVisible()
    if (await again.isVisible()) {
      await press(page, 'Weiter')
      continue
    }
    await expect(asked).toContainText('Welcher Buchstabe ist das?')
    const shown = (await asked.locator('[lang=fa]').first().textContent()) ?? ''
    seen.push(shown)
    await answers(page)
      .filter({ hasText: names[shown] ?? shown })
      .click()
    await expect(verdict(page)).toContainText('Richtig')
    await press(page, 'Weiter')
    await expect(verdict(page)).toHaveCount(0)
  }
  expect(seen.toSorted()).toEqual(Object.keys(names).toSorted())
  await expect(page.getByText('Alle 4 auf Anhieb richtig.')).toBeVisible()
})

test('Hören: plays by itself, does not show the text, and the meaning is chosen', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.listen))
  await useLongClips(page)
  await startRound(page)
  await expect(task(page, 'Hören')).toBeVisible()
  await expect.poll(() => soundsPlaying(page)).toBe(1)
  await expect(page.getByText('گران')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Aufgabe/ })).toBeVisible()
  await answers(page).filter({ hasText: 'teuer' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByText('گران')).toBeVisible()
})

test('Hören: where the browser plays nothing before a press, nothing is reported, and the button plays it', async ({
  page,
  openSignedIn,
}) => {
  const refused = await refuseToPlay(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.listen))
  await useLongClips(page)
  await startRound(page)
  await expect.poll(refused.times).toBe(1)
  const speaker = page.getByRole('button', { name: 'Aufgabe anhören' })
  await expect(speaker).toBeVisible()
  await answers(page).filter({ hasText: 'teuer' }).click()
  // The answer is played, too.
  await expect.poll(refused.times).toBe(2)
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toHaveCount(0)
  await refused.end()
  await page.getByRole('button', { name: 'گران auf Farsi anhören' }).click()
  await expect(page.getByRole('button', { name: 'گران auf Farsi wird abgespielt, stoppen' })).toBeVisible()
})

test.describe('without speech', () => {
  test.use({ expectedNoise: ['status of 503'] })

  test('Hören: an item that the server cannot speak is asked as Wählen', async ({ page, openSignedIn }) => {
    await page.route('**/text-to-speech', (route) =>
      route.fulfill({ status: 503, json: { error: 'Heute nicht', code: 'speech-failed' } }),
    )
    await practise(page, openSignedIn, askedBy.listen)
    await expect(task(page, 'Wählen')).toBeVisible()
    await expect(page.getByText('گران')).toBeVisible()
  })
})

test('Bild: the pictures have names', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.picture)
  await expect(task(page, 'Bild')).toContainText('گربه')
  await expect(answers(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'die Katze', exact: true }).click()
  await expect(verdict(page)).toContainText('Richtig')
})

test('Artikel: one of three', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.article, { learns: 'de' })
  await expect(task(page, 'Artikel')).toContainText('Haus')
  await expect(answers(page)).toHaveCount(3)
  await page.keyboard.press('3')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Wählen: the written word is chosen for its meaning; only then it has its transliteration', async ({
  page,
  openSignedIn,
}) => {
  const asked = answered(9, { skill: 'produce', task: 'choose', grade: 1 })
  await practise(page, openSignedIn, [asked, { ...asked, id: crypto.randomUUID() }])
  await expect(task(page, 'Wählen')).toContainText('das Haus')
  await expect(answers(page)).toHaveCount(4)
  await expect(answers(page).locator('[lang=fa]')).toHaveCount(4)
  await expect(answers(page).filter({ hasText: /\p{Script=Latin}/u })).toHaveCount(0)
  await answers(page).filter({ hasText: 'خانه' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(answers(page).filter({ hasText: 'خانه' })).toContainText('khâne')
})

test('Aufdecken: the learner says how well it was known, and there is no verdict', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.uncover)
  await expect(task(page, 'Aufdecken')).toContainText('خانه')
  await expect(page.getByText('das Haus')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('das Haus')).toBeVisible()
  for (const name of ['Nochmal', 'Schwer', 'Gut', 'Leicht'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await page.keyboard.press('3')
  // After right answers on two days, the learner chooses how the word is written.
  await expect(task(page, 'Wählen')).toContainText('das Haus')
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1')
})

function withItem(item: string) {
  return (answer: (typeof askedBy.choose)[number]) =>
    answered(10, { ...answer, id: crypto.randomUUID(), item })
}
