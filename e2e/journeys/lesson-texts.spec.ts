import { goToTask } from '../support/lessons.ts'
import { verdict, answers, learnerWith, press, task } from '../support/practice.ts'
import { recordRequestedTexts, recordSounds, ratesPlayed, soundsPlaying } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

for (const learns of ['fa', 'de'] as const)
  test(`a text is read and another one is heard, with questions on both, by learners of: ${learns}`, async ({
    page,
    openSignedIn,
  }) => {
    await recordSounds(page)
    const heard = recordRequestedTexts(page)
    await openSignedIn('/kurs/2/6', await learnerWith([], { learns }))
    const reading = task(page, 'Lesen')
    await expect(reading.locator(`[lang=${learns}]`).first()).toBeVisible()
    const translations = reading.getByRole('list').locator(`[lang=${learns === 'fa' ? 'de' : 'fa'}]`)
    await expect(translations).toHaveCount(0)
    await press(page, 'Übersetzung zeigen')
    await expect(translations.first()).toBeVisible()
    await expectPersianMarked(page)
    await press(page, 'Weiter')

    const question = task(page, 'Verstehen')
    await expect(answers(page)).toHaveCount(3)
    await question.getByText('Text noch einmal lesen').click()
    await expect(question.getByRole('list')).toBeVisible()
    await page.keyboard.press('1')
    await expect(verdict(page)).toBeVisible()
    await press(page, 'Weiter')

    await goToTask(page, 'Zuhören')
    const listening = task(page, 'Zuhören')
    await expect(listening.getByRole('list')).toHaveCount(0)
    heard.length = 0
    await press(page, 'Abspielen')
    await expect.poll(() => soundsPlaying(page)).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible({ timeout: 120_000 })
    await listening.getByRole('switch', { name: 'Langsam sprechen' }).check()
    await press(page, 'Abspielen')
    await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(0.75)
    await press(page, 'Weiter')
    await expect(question.getByRole('button', { name: 'Abspielen' })).toBeVisible()
    await expect(question.getByText('Text noch einmal lesen')).toHaveCount(0)

    await goToTask(page, 'Lesen')
    await expect(reading.getByRole('listitem').first()).toContainText(/\S/)
  })

test.describe('while no sound can be made', () => {
  // A service worker would answer from its cache.
  test.use({
    serviceWorkers: 'block',
    expectedNoise: ['status of 502', 'Not all clips could be stored'],
  })

  test('what is to be heard can be read, and the lesson goes on', async ({ page, openSignedIn }) => {
    await page.route('**/text-to-speech', (route) => route.fulfill({ status: 502, json: { error: 'gone' } }))
    await openSignedIn('/kurs/2/6', await learnerWith([], { learns: 'de' }))
    await goToTask(page, 'Zuhören')
    await press(page, 'Abspielen')
    await expect(task(page, 'Zuhören').getByText('Der Ton ist gerade nicht da.')).toBeVisible()
    await expect(task(page, 'Zuhören').locator('[lang=de]').first()).toContainText(/\S/)
    await press(page, 'Weiter')
    await expect(answers(page)).toHaveCount(3)
  })
})

test('who fills in a form sees for each field whether it is right', async ({ page, openSignedIn }) => {
  await openSignedIn('/kurs/1/6', await learnerWith([], { learns: 'de' }))
  await goToTask(page, 'Formular')
  const form = task(page, 'Formular')
  await expect(form.getByRole('textbox')).toHaveCount(5)
  const check = page.getByRole('button', { name: 'Prüfen' })
  await expect(check).toBeDisabled()
  for (const [label, text] of [
    ['Nachname', 'Rezai'],
    ['Vorname', 'Leyla'],
    ['Herr oder Frau', 'Frau'],
    ['Land', 'Iran'],
    ['Wohnort', 'Berlin'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text)
  await check.click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(page.getByText('4 von 5 Feldern sind richtig.')).toBeVisible()
  await expect(form.getByLabel('Wohnort', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('Richtig ist:')).toHaveCount(1)
  await expect(form).toContainText('Hamburg')
  await press(page, 'Weiter')
  await expect(form).toHaveCount(0)
})

test('a message is kept when the learner leaves, and compared with a model; without an AI service nothing corrects it', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs/2/6', await learnerWith([], { learns: 'de' }))
  await goToTask(page, 'Nachricht')
  const message = task(page, 'Nachricht')
  const field = message.getByRole('textbox', { name: 'Ihre Nachricht' })
  await field.fill('Hallo Paul! Ich bin Mina.')
  await expect(message.getByText('Wörter: 5')).toBeVisible()
  await press(page, 'Lektion verlassen')
  await expect(page).toHaveURL(/\/kurs\/2$/)
  await page.goto('/kurs/2/6')
  await expect(field).toHaveValue('Hallo Paul! Ich bin Mina.')
  await press(page, 'Fertig, mit dem Muster vergleichen')
  const model = page.getByRole('region', { name: 'Muster' })
  await expect(model.locator('[lang=de]').first()).toBeVisible()
  await expect(model.getByRole('button')).toBeVisible()
  const points = page.getByRole('group', { name: 'Das steht in meiner Nachricht' }).getByRole('checkbox')
  await expect(points).toHaveCount(3)
  await points.first().check()
  await expect(page.getByRole('region', { name: 'Korrektur' })).toHaveCount(0)
  await press(page, 'Weiter')
  await expect(message).toHaveCount(0)
})
