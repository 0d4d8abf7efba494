import type { Page } from '@playwright/test'
import { taughtLetters } from '../support/content.ts'
import { answerSpeech, askedTexts, lengthenClips, recordSounds, soundsPlaying } from '../support/sound.ts'
import { expect, expectPersianMarked, expectToast, hear, test } from '../support/test.ts'

const letters = await taughtLetters()

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const pronounce = (page: Page, at: number) => cards(page).nth(at).getByRole('button')

async function openAlphabet(page: Page, enter: (path: string) => Promise<void>): Promise<void> {
  await enter('/alphabet')
  await expect(cards(page)).toHaveCount(4)
}

test.describe('the letters', () => {
  test('four are previewed, all 32 stand behind the toggle', async ({ page, enter }) => {
    await openAlphabet(page, enter)
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

  test('stand in the order of the alphabet, each with name, pronunciation and example', async ({
    page,
    enter,
  }) => {
    await openAlphabet(page, enter)
    await page.getByRole('button', { name: 'Alle Buchstaben anzeigen' }).click()
    expect(letters).toHaveLength(32)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(
      letters.map(({ german }) => german),
    )
    for (const [at, letter] of letters.entries()) {
      const card = cards(page).nth(at)
      await expect(
        card.locator('[lang=fa][dir=rtl]').getByText(letter.farsi, { exact: true }).first(),
      ).toBeVisible()
      for (const text of [letter.pronunciation, letter.example_transliteration, letter.example_german])
        await expect(card).toContainText(text)
      await expect(card.locator('[lang=fa][dir=rtl]').filter({ hasText: letter.example_farsi })).toBeVisible()
      await expect(card.getByRole('button')).toHaveText('Aussprache anhören')
    }
    await expectPersianMarked(page)
  })
})

test.describe('their sound', () => {
  test('the button is disabled while it sounds; afterwards it is enabled and focused again', async ({
    page,
    enter,
  }) => {
    await openAlphabet(page, enter)
    const button = pronounce(page, 1)
    await button.focus()
    await hear(page, () => page.keyboard.press('Enter'))
    await expect(button).toBeDisabled()
    await expect(button).toHaveText('Wird abgespielt...')
    await expect(pronounce(page, 0)).toBeEnabled()
    await expect(button).toBeEnabled()
    await expect(button).toHaveText('Aussprache anhören')
    await expect(button).toBeFocused()
  })

  test('another letter stops the one before', async ({ page, enter }) => {
    await recordSounds(page)
    await openAlphabet(page, enter)
    await lengthenClips(page)
    const asked = askedTexts(page)
    await pronounce(page, 0).click()
    await expect(pronounce(page, 0)).toHaveText('Wird abgespielt...')
    await expect.poll(() => soundsPlaying(page)).toBe(1)

    await pronounce(page, 2).click()
    await expect(pronounce(page, 0)).toBeEnabled()
    await expect(pronounce(page, 0)).toHaveText('Aussprache anhören')
    await expect(pronounce(page, 2)).toBeDisabled()
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    expect(asked.map((text) => text.charAt(0))).toEqual([letters[0]?.farsi, letters[2]?.farsi])

    await page.getByRole('link', { name: /Zurück/ }).click()
    await expect(page).toHaveURL('/')
    expect(await soundsPlaying(page)).toBe(0)
  })

  test.describe('where there is none', () => {
    test.use({ expectedNoise: /status of 502/ })

    test('it is told, and the button works again', async ({ page, enter }) => {
      await openAlphabet(page, enter)
      await answerSpeech(page, 502, { error: 'Audio konnte nicht generiert werden', code: 'speech-failed' })
      await pronounce(page, 0).click()
      await expectToast(page, 'Fehler', 'Audio konnte nicht generiert werden')
      await expect(pronounce(page, 0)).toBeEnabled()
      await page.unroute('**/text-to-speech')
      await hear(page, () => pronounce(page, 0).click())
    })
  })
})
