import type { Page } from '@playwright/test'
import { readLetters } from '../support/content.ts'
import {
  answerSpeech,
  recordRequestedTexts,
  useLongClips,
  recordSounds,
  repeatSounds,
  soundsPlaying,
} from '../support/sound.ts'
import { expect, expectPersianMarked, expectToast, expectClip, test } from '../support/test.ts'

const letters = await readLetters()

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const pronounce = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^(?:Aussprache|Wird)/ })

async function openAlphabet(page: Page, openSignedIn: (path: string) => Promise<void>): Promise<void> {
  await openSignedIn('/alphabet')
  await expect(cards(page)).toHaveCount(4)
}

test.describe('the letters', () => {
  test('four are previewed, and the button shows all 32', async ({ page, openSignedIn }) => {
    await openAlphabet(page, openSignedIn)
    const toggle = page.getByRole('button', { name: /anzeigen/ })
    await expect(toggle).toHaveText('Alle Buchstaben anzeigen')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')

    await toggle.click()
    await expect(cards(page)).toHaveCount(32)
    await expect(toggle).toHaveText('Weniger anzeigen')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(4)
    await expect(toggle).toHaveText('Alle Buchstaben anzeigen')
    await expect(toggle).toBeInViewport()
  })

  test('are in alphabetical order, each with name, pronunciation and example', async ({
    page,
    openSignedIn,
  }) => {
    await openAlphabet(page, openSignedIn)
    await page.getByRole('button', { name: 'Alle Buchstaben anzeigen' }).click()
    expect(letters).toHaveLength(32)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(
      letters.map((letter) => letter.german),
    )
    for (const [at, letter] of letters.entries()) {
      const card = cards(page).nth(at)
      await expect(
        card.locator('[lang=fa][dir=rtl]').getByText(letter.farsi, { exact: true }).first(),
      ).toBeVisible()
      for (const text of [letter.pronunciation, letter.example_transliteration, letter.example_german])
        await expect(card).toContainText(text)
      await expect(card.locator('[lang=fa][dir=rtl]').filter({ hasText: letter.example_farsi })).toBeVisible()
      await expect(card.getByRole('button', { name: /anhören/ })).toHaveText('Aussprache anhören')
    }
    await expectPersianMarked(page)
  })
})

test.describe('their clips', () => {
  test('the button is disabled during playback, then enabled and focused again', async ({
    page,
    openSignedIn,
  }) => {
    const sounds = await repeatSounds(page)
    await openAlphabet(page, openSignedIn)
    const button = pronounce(page, 1)
    await button.focus()
    await expectClip(page, () => page.keyboard.press('Enter'))
    await expect(button).toBeDisabled()
    await expect(button).toHaveText('Wird abgespielt...')
    await expect(pronounce(page, 0)).toBeEnabled()
    await sounds.end()
    await expect(button).toBeEnabled()
    await expect(button).toHaveText('Aussprache anhören')
    await expect(button).toBeFocused()
  })

  test('another letter stops the current one', async ({ page, openSignedIn }) => {
    await recordSounds(page)
    await openAlphabet(page, openSignedIn)
    await useLongClips(page)
    const requested = recordRequestedTexts(page)
    await pronounce(page, 0).click()
    await expect(pronounce(page, 0)).toHaveText('Wird abgespielt...')
    await expect.poll(() => soundsPlaying(page)).toBe(1)

    await pronounce(page, 2).click()
    await expect(pronounce(page, 0)).toBeEnabled()
    await expect(pronounce(page, 0)).toHaveText('Aussprache anhören')
    await expect(pronounce(page, 2)).toBeDisabled()
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    expect(requested.map((text) => text.charAt(0))).toEqual([letters[0]?.farsi, letters[2]?.farsi])

    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page).toHaveURL('/')
    expect(await soundsPlaying(page)).toBe(0)
  })

  test.describe('that cannot be loaded', () => {
    test.use({ expectedNoise: ['status of 502'] })

    test('show an error, and the button works again', async ({ page, openSignedIn }) => {
      await openAlphabet(page, openSignedIn)
      await answerSpeech(page, 502, { error: 'Audio konnte nicht generiert werden', code: 'speech-failed' })
      await pronounce(page, 0).click()
      await expectToast(page, 'Fehler', 'Audio konnte nicht generiert werden')
      await expect(pronounce(page, 0)).toBeEnabled()
      await page.unroute('**/text-to-speech')
      await expectClip(page, () => pronounce(page, 0).click())
    })
  })
})
