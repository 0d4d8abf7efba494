import type { Locator, Page } from '@playwright/test'
import { type Language, languages } from '@pol/language/language'
import { expectNoHorizontalOverflow, expectNoViolations } from '../support/accessibility.ts'
import { askedBy, learnerWith, press, startRound, task } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'
import { saying, type Say } from '../support/texts.ts'

const dontKnow = (page: Page, say: Say) => press(page, say('Ich weiß es nicht'))
const write = (answer: string) => async (page: Page, say: Say) => {
  await page.getByRole('textbox', { name: say('Antwort') }).fill(answer)
  await page.keyboard.press('Enter')
}

/** Checks a state on the narrowest screen in both themes. */
async function expectAccessible(page: Page, state: string, language: Language): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await expectNoViolations(page, `${state}, 320 px, ${colorScheme}`, language)
  }
  await expectNoHorizontalOverflow(page, 320, '100%')
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
  exercise: dontKnow,
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
        await expect(page.getByRole('heading', { name: say('Heute'), exact: true })).toBeVisible()
        await expectNoViolations(page, 'before the round', language)
        await startRound(page, say)
        await expectAccessible(page, 'the question', language)
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

    test('a word that was wrong twice is shown again accessibly', async ({ page, openSignedIn }) => {
      await openSignedIn('/ueben', await learnerWith(askedBy.choose))
      await startRound(page, say)
      for (const _ of ['once', 'twice']) {
        await dontKnow(page, say)
        await page.getByRole('button', { name: say('Weiter'), exact: true }).click()
      }
      await expect(task(page, say('Noch einmal ansehen'))).toBeVisible()
      await expectAccessible(page, 'shown again', language)
    })

    test('pairs are accessible while one is chosen, after a wrong pair and after a right one', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn('/ueben', await learnerWith(askedBy.pairs))
      await startRound(page, say)
      const [words, meanings] = ['Wörter', 'Bedeutungen'].map((name) =>
        page.getByRole('group', { name: say(name) }).getByRole('button'),
      ) as [Locator, Locator]
      await words.filter({ hasText: 'گران' }).click()
      await expectAccessible(page, 'a chosen word', language)
      await meanings.filter({ hasText: 'das Haus' }).click()
      await expect(page.getByText(say('Das gehört nicht zusammen.'))).toBeVisible()
      await expectAccessible(page, 'a wrong pair', language)
      await words.filter({ hasText: 'خانه' }).click()
      await meanings.filter({ hasText: 'das Haus' }).click()
      await expect(words.filter({ hasText: 'خانه' })).toBeDisabled()
      await expectAccessible(page, 'a right pair', language)
    })

    test('the rule behind a reason is accessible', async ({ page, openSignedIn }) => {
      await openSignedIn('/ueben', await learnerWith(askedBy.article, { learns: 'de' }))
      await startRound(page, say)
      await page
        .getByRole('group', { name: say('Antworten') })
        .getByRole('button')
        .filter({ hasText: 'die' })
        .click()
      await page.getByRole('link', { name: say('Zur Regel') }).click()
      await expect(page.getByRole('heading', { name: 'der، die، das' })).toBeVisible()
      await expectAccessible(page, 'a rule', language)
    })

    test('tiles are accessible while they are put together', async ({ page, openSignedIn }) => {
      await openSignedIn('/ueben', await learnerWith(askedBy.tiles))
      await startRound(page, say)
      const tiles = page.getByRole('group', { name: say('Bausteine'), exact: true }).getByRole('button')
      await tiles.filter({ hasText: 'خ' }).click()
      await press(page, say('Hilfe'))
      await expectAccessible(page, 'one tile laid, with help', language)
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
