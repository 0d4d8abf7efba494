import type { Page } from '@playwright/test'
import { languages } from '@pol/language/language'
import { expectNoHorizontalOverflow, expectNoViolations } from '../support/accessibility.ts'
import { askedBy, learnerWith, press, startRound } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'
import { saying, type Say } from '../support/texts.ts'

const dontKnow = (page: Page, say: Say) => press(page, say('Ich weiß es nicht'))
const write = (answer: string) => async (page: Page, say: Say) => {
  await page.getByRole('textbox', { name: say('Antwort') }).fill(answer)
  await page.keyboard.press('Enter')
}

/** Answers each kind of task, right or wrong. */
const answer: Readonly<Record<keyof typeof askedBy, (page: Page, say: Say) => Promise<void>>> = {
  choose: (page) => page.keyboard.press('1'),
  listen: (page) => page.keyboard.press('1'),
  picture: (page) => page.keyboard.press('1'),
  article: (page) => page.keyboard.press('1'),
  uncover: dontKnow,
  order: dontKnow,
  pairs: dontKnow,
  tiles: dontKnow,
  gap: (page) => page.keyboard.press('1'),
  dictation: write('سلام'),
  write: write('خاله'),
  form: write('می‌روی'),
}

for (const language of languages)
  test.describe(language, () => {
    const say = saying(language, 'practice')
    test.use({ interfaceLanguage: language })

    for (const kind of Object.keys(answer) as (keyof typeof askedBy)[])
      test(`a task of the kind ${kind} and its verdict are accessible`, async ({ page, openSignedIn }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
        await page.setViewportSize({ width: 360, height: 800 })
        const learns = kind === 'article' ? 'de' : 'fa'
        await openSignedIn('/ueben', await learnerWith(askedBy[kind], { learns, keyboard: true }))
        const count = new Set(askedBy[kind].map(({ item }) => item)).size.toLocaleString(language)
        await expect(page.getByText(say('{count} fällig', { count }))).toBeVisible()
        await expectNoViolations(page, 'before the round', language)
        await startRound(page, say)
        await expectNoViolations(page, 'the question, 360 px, light', language)
        await expectNoHorizontalOverflow(page, 320, '100%')
        await expectNoHorizontalOverflow(page, 360, '200%')
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
        await answer[kind](page, say)
        const verdict = page
          .getByText(say('Richtig'), { exact: true })
          .or(page.getByText(say('Noch nicht'), { exact: true }))
        await expect(page.getByRole('status').filter({ has: verdict })).toBeVisible()
        await expectNoViolations(page, 'the verdict, 1280 px, dark', language)
      })

    test('the first question, the settings, a first sight and the end are accessible', async ({
      page,
      openSignedIn,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      await page.setViewportSize({ width: 360, height: 800 })
      await openSignedIn('/ueben', await learnerWith([], { learns: null, new_a_day: 1 }))
      await expectNoViolations(page, 'the first question', language)
      await press(page, say('Einstellungen'))
      await expectNoViolations(page, 'the settings', language)
      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: say('Persisch') }).check()
      await startRound(page, say)
      await expectNoViolations(page, 'a first sight', language)
      await expectNoHorizontalOverflow(page, 320, '100%')
      await page.getByRole('button', { name: say('Weiter'), exact: true }).click()
      await dontKnow(page, say)
      await press(page, say('Weiter'))
      await press(page, say('Runde beenden'))
      await expect(page.getByRole('heading', { name: say('Geschafft') })).toBeVisible()
      await expectNoViolations(page, 'the end', language)
    })
  })
