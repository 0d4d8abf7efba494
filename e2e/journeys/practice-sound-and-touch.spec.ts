import type { Page } from '@playwright/test'
import {
  answered,
  answers,
  askedBy,
  learnerWith,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import {
  answerSpeech,
  ratesPlayed,
  recordRequestedTexts,
  recordSounds,
  useLongClips,
} from '../support/sound.ts'
import { expect, test, toastTitled } from '../support/test.ts'

async function switchAutoplayOff(page: Page): Promise<void> {
  await press(page, 'Einstellungen')
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' })
  const autoplay = dialog.getByRole('switch', { name: 'Automatisch vorlesen' })
  await expect(autoplay).toBeChecked()
  await autoplay.uncheck()
  await page.keyboard.press('Escape')
}

test("without 'Automatisch vorlesen' a text is only played on a press, also after a reload", async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.listen))
  await switchAutoplayOff(page)
  await page.reload()
  await useLongClips(page)
  await startRound(page)
  await expect(task(page, 'Hören')).toBeVisible()
  await press(page, 'Aufgabe anhören')
  await expect(page.getByRole('button', { name: 'Aufgabe wird abgespielt, stoppen' })).toBeVisible()
  await answers(page).filter({ hasText: 'teuer' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await press(page, 'گران auf Farsi anhören')
  await expect(page.getByRole('button', { name: 'گران auf Farsi wird abgespielt, stoppen' })).toBeVisible()
  // One for each press.
  expect(await ratesPlayed(page)).toHaveLength(2)

  await press(page, 'Einstellungen')
  const autoplay = page.getByRole('switch', { name: 'Automatisch vorlesen' })
  await autoplay.check()
  await page.reload()
  await press(page, 'Einstellungen')
  await expect(autoplay).toBeChecked()
})

test("without 'Automatisch vorlesen' a wrong picture is not spoken", async ({ page, openSignedIn }) => {
  const spoken = recordRequestedTexts(page)
  const animals = '/ueben?round=bilder-animals'
  await openSignedIn(animals, await learnerWith([answered(9, { item: 'katze', grade: 1 })]))
  await switchAutoplayOff(page)
  await startRound(page)
  await expect(task(page, 'Bild')).toBeVisible()
  await answers(page).and(page.locator(':not([aria-label="die Katze"])')).first().click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await press(page, 'گربه auf Farsi anhören')
  await expect.poll(() => spoken).toEqual(['گربه'])
})

test.describe('without speech', () => {
  test.use({ expectedNoise: ['status of 503'] })

  test("without 'Automatisch vorlesen' the press says that there is no sound, and the item is asked as Wählen", async ({
    page,
    openSignedIn,
  }) => {
    await answerSpeech(page, 503, { error: 'Heute nicht', code: 'speech-failed' })
    await openSignedIn('/ueben', await learnerWith(askedBy.listen))
    await switchAutoplayOff(page)
    await startRound(page)
    await expect(task(page, 'Hören')).toBeVisible()
    await press(page, 'Aufgabe anhören')
    await expect(toastTitled(page, 'Fehler')).toContainText('Audio konnte nicht generiert werden')
    await expect(task(page, 'Wählen')).toContainText('گران')
  })
})

test("an answer is felt only once 'Ton und Vibration nach jeder Antwort' is switched on", async ({
  page,
  openSignedIn,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) > 0 })
    Object.assign(window, { felt })
  })
  const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)
  await openSignedIn('/ueben', await learnerWith([...askedBy.choose, ...askedBy.picture]))
  await startRound(page)
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
  expect(await felt()).toEqual([])
  await press(page, 'Einstellungen')
  await page.getByRole('switch', { name: 'Ton und Vibration nach jeder Antwort' }).check()
  await page.keyboard.press('Escape')
  await press(page, 'Weiter')
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
  expect(await felt()).toEqual([[60, 60, 60]])
})
