import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
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
import { ratesPlayed, recordSounds, soundsPlaying, useLongClips } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

/** Answers with 'Ich weiß es nicht' if there is a question, and continues. */
async function answerWhatever(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Weiter', exact: true })
  const unknown = page.getByRole('button', { name: 'Ich weiß es nicht' })
  await expect(goOn.or(unknown)).toBeVisible()
  if (await unknown.isVisible()) await unknown.click()
  await goOn.click()
}

test('the first time: the language is chosen, new words are shown before they are asked', async ({
  page,
  openSignedIn,
}) => {
  const person = await learnerWith([], { learns: null, new_a_day: 1 })
  await openSignedIn('/ueben', person)
  const question = page.getByRole('radiogroup', { name: 'Was möchten Sie lernen?' })
  await expect(page.getByRole('button', { name: 'Üben starten' })).toBeDisabled()
  await question.getByRole('radio', { name: 'Persisch' }).check()
  await startRound(page)
  await expect(task(page, 'Kennenlernen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ich weiß es nicht' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(4)
  await answerWhatever(page)
  await press(page, 'Runde beenden')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeFocused()
  await expect(page.getByText('0 von 1 auf Anhieb richtig.')).toBeVisible()
  const met = page.getByRole('region', { name: 'Neu kennengelernt: 1' })
  await expect(met.getByRole('button', { name: / auf Farsi anhören$/ })).toBeVisible()
  await expect(page.getByText(/^Einheit 1: 1 von \d+$/)).toBeVisible()
  // The word was wrong and would have come back, so the round does not count.
  await expect(page.getByText('Bisher 0 Sterne', { exact: true })).toBeVisible()
  await expect(page.getByText('Die nächste Wiederholung ist morgen fällig.')).toBeVisible()
  await expect(page.getByText('Dann wartet 1 Karte.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Für heute ist alles geübt' })).toBeVisible()
  // The only word was wrong and comes tomorrow.
  await expect(page.getByRole('button', { name: /weiter üben/i })).toHaveCount(0)
})

test('the end of a round has a sentence that can be said now, with its sound', async ({
  page,
  openSignedIn,
}) => {
  const item = 'phrase-hallo-wie-geht-es-ihnen'
  const person = await learnerWith([answered(12, { item }), answered(9, { item, grade: 1 })])
  await openSignedIn('/ueben', person)
  await useLongClips(page)
  await startRound(page)
  await answers(page).filter({ hasText: 'Hallo, wie geht es Ihnen?' }).click()
  await press(page, 'Weiter')
  const sentence = page.getByRole('region', { name: 'Das können Sie jetzt sagen' })
  await expect(sentence).toContainText('Hallo, wie geht es Ihnen?')
  // The question has played the same clip, so the server is not asked again.
  await sentence.getByRole('button', { name: / auf Farsi anhören$/ }).click()
  await expect(sentence.getByRole('button', { name: / wird abgespielt, stoppen$/ })).toBeVisible()
})

test('leaving in the middle loses nothing', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
  await expect(page.getByText('2 fällig')).toBeVisible()
  await startRound(page)
  await page.keyboard.press('1')
  await expect(verdict(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 fällig')).toBeVisible()
  const client = await clientOf(page)
  await expect
    .poll(async () => {
      const { cards } = await client(readLearning, {})
      return cards.map(({ reps }) => reps).toSorted((one, other) => one - other)
    })
    .toEqual([2, 3])
})

test('a round left before any answer ends where it began', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.choose)
  await press(page, 'Runde beenden')
  await expect(page.getByText('1 fällig')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('a round continues, with listening tasks only for clips that were played before', async ({
    page,
    openSignedIn,
    context,
  }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.listen))
    await expect(page.getByText('1 fällig')).toBeVisible()
    await context.setOffline(true)
    await startRound(page)
    await answers(page).filter({ hasText: 'teuer' }).click()
    await expect(task(page, 'Wählen')).toBeVisible()
    await expect(verdict(page)).toContainText('Richtig')
    await press(page, 'Weiter')
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
    const sent = page.waitForResponse('**/api/learning/answers')
    await context.setOffline(false)
    expect((await sent).ok()).toBe(true)
  })

  test('a round that is finished counts at once, and once', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
    await expect(page.getByText('2 fällig')).toBeVisible()
    await context.setOffline(true)
    await startRound(page)
    for (const done of ['0', '1']) {
      await expect(page.getByRole('progressbar')).toHaveAttribute('value', done)
      await expect(task(page, 'Wählen').or(task(page, 'Bild'))).toBeVisible()
      const right = (await task(page, 'Bild').isVisible()) ? 'die Katze' : 'teuer'
      await page.getByRole('button', { name: right, exact: true }).click()
      await press(page, 'Weiter')
    }
    await expect(page.getByText('Bisher 1 Stern', { exact: true })).toBeVisible()
    const counted = page.waitForResponse('**/api/learning/rounds/*')
    await context.setOffline(false)
    expect((await counted).ok()).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Für heute ist alles geübt' })).toBeVisible()
    const client = await clientOf(page)
    expect((await client(readLearning, {})).rounds).toBe(1)
    await page.goto('/')
    const tile = page.getByRole('listitem').filter({ has: page.getByText('Sterne', { exact: true }) })
    await expect(tile).toHaveText('1Sterne')
    await tile.getByRole('button').click()
    await expect(tile).toContainText('Einen Stern gibt es für jede beendete Runde')
  })
})

test.describe('settings', () => {
  test('are saved at once and count at once', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.write))
    await expect(page.getByText('0 neu')).toBeVisible()
    await press(page, 'Einstellungen')
    const dialog = page.getByRole('dialog', { name: 'Einstellungen' })
    const ofGroup = (name: string) => dialog.getByRole('radiogroup', { name }).getByRole('radio')
    await expect(ofGroup('Zeit am Tag')).toHaveCount(4)
    await dialog.getByRole('radio', { name: '20 Minuten' }).check()
    await dialog.getByRole('spinbutton', { name: 'Neue am Tag' }).fill('31')
    await expect(dialog.getByText('Bitte geben Sie eine ganze Zahl von 0 bis 30 ein')).toBeVisible()
    await dialog.getByRole('spinbutton', { name: 'Neue am Tag' }).fill('7')
    await expect(ofGroup('Umschrift')).toHaveCount(4)
    await dialog.getByRole('radiogroup', { name: 'Umschrift' }).getByRole('radio', { name: 'Nie' }).check()
    await expect(dialog.getByRole('radiogroup', { name: 'Umschrift' })).toHaveAccessibleDescription(
      /^Persische Wörter in lateinischen Buchstaben/,
    )
    await expect(ofGroup('Lautschrift')).toHaveCount(3)
    await dialog.getByRole('switch', { name: 'Bildschirmtastatur' }).check()
    await dialog.getByRole('switch', { name: 'Menschliche Stimmen bevorzugen' }).check()
    await expect(dialog.getByRole('radiogroup', { name: 'Ich lerne' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('7 neu')).toBeVisible()
    const client = await clientOf(page)
    await expect
      .poll(async () => (await client(readLearning, {})).settings)
      .toEqual({
        learns: 'fa',
        minutes: 20,
        new_a_day: 7,
        transliteration: 'never',
        sounds: 'auto',
        keyboard: true,
        reminder: null,
        human_voices: true,
        topics: [],
        start: null,
      })
    await startRound(page)
    await expect(page.getByRole('group', { name: 'Bildschirmtastatur' })).toBeVisible()
  })
})

test("the children's round: a word is heard and its picture chosen, then a picture and a spoken word", async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kinder?tab=animals', await learnerWith([]))
  await page.getByRole('link', { name: 'Mit Bildern üben' }).click()
  await expect(page.getByRole('heading', { name: 'Mit Bildern üben' })).toBeVisible()
  await startRound(page)
  // In the order of the screen; a first sight is seen and heard, without a sentence.
  await expect(task(page, 'Kennenlernen')).toContainText('گربه')
  await expect(task(page, 'Kennenlernen')).not.toContainText('.')
  for (let met = 0; met < 3; met += 1) await press(page, 'Weiter')
  const picture = task(page, 'Bild')
  await expect(picture).toContainText('Welches Bild passt?')
  await expect(picture).not.toContainText('گربه')
  await expect(
    page
      .getByRole('button', { name: 'Aufgabe anhören' })
      .or(page.getByRole('button', { name: /^Aufgabe wird/ })),
  ).toBeVisible()
  await page.getByRole('button', { name: 'die Katze', exact: true }).click()
  await expect(verdict(page)).toContainText('Richtig')
})

test("the children's round: spoken words are heard before one is chosen", async ({ page, openSignedIn }) => {
  await recordSounds(page)
  const twice = [30, 27].map((ago) => answered(ago, { item: 'katze' }))
  await openSignedIn('/ueben?round=bilder-animals', await learnerWith(twice))
  await useLongClips(page)
  await startRound(page)
  const heard = task(page, 'Hören')
  await expect(heard).toContainText('Welches passt zum Bild?')
  await expect(heard.getByRole('img', { name: 'die Katze' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Das ist es' })).toBeDisabled()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Wort 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => soundsPlaying(page)).toBe(1)
  await press(page, 'Das ist es')
  await expect(verdict(page)).toBeVisible()
})

test("the seniors' round: large type, spoken slowly", async ({ page, openSignedIn }) => {
  await recordSounds(page)
  await openSignedIn('/ueben?round=senioren-emergency', await learnerWith([]))
  await expect(page.getByRole('heading', { name: 'Notfall' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Langsam sprechen' })).toBeChecked()
  await startRound(page)
  await expect(task(page, 'Kennenlernen')).toBeVisible()
  await expect.poll(async () => (await ratesPlayed(page))[0]).toBe(0.75)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
})
