import type { Page } from '@playwright/test'
import { expectNoHorizontalOverflow, expectNoViolations } from '../support/accessibility.ts'
import { askedBy, learnerWith, press, startRound, verdict } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Antwort' })

/** How each kind of task is answered, rightly or not. */
const answer: Readonly<Record<keyof typeof askedBy, (page: Page) => Promise<void>>> = {
  choose: (page) => page.keyboard.press('1'),
  listen: (page) => page.keyboard.press('1'),
  picture: (page) => page.keyboard.press('1'),
  article: (page) => page.keyboard.press('1'),
  uncover: (page) => press(page, 'Ich weiß es nicht'),
  order: (page) => press(page, 'Ich weiß es nicht'),
  async write(page) {
    await field(page).fill('خاله')
    await page.keyboard.press('Enter')
  },
  async form(page) {
    await field(page).fill('می‌روی')
    await page.keyboard.press('Enter')
  },
}

for (const kind of Object.keys(answer) as (keyof typeof askedBy)[]) {
  test(`a task of the kind ${kind} and its verdict are accessible`, async ({ page, openSignedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 800 })
    const learns = kind === 'article' ? 'de' : 'fa'
    await openSignedIn('/ueben', await learnerWith(askedBy[kind], { learns, keyboard: true }))
    await expect(page.getByText('1 fällig')).toBeVisible()
    await expectNoViolations(page, 'before the round')
    await startRound(page)
    await expectNoViolations(page, 'the question, 360 px, light')
    await expectNoHorizontalOverflow(page, 320, '100%')
    await expectNoHorizontalOverflow(page, 360, '200%')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await answer[kind](page)
    await expect(verdict(page)).toBeVisible()
    await expectNoViolations(page, 'the verdict, 1280 px, dark')
  })
}

test('the first question, the settings, a first sight and the end are accessible', async ({
  page,
  openSignedIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await openSignedIn('/ueben', await learnerWith([], { learns: null, new_a_day: 1 }))
  await expectNoViolations(page, 'the first question')
  await press(page, 'Einstellungen')
  await expectNoViolations(page, 'the settings')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Persisch' }).check()
  await startRound(page)
  await expectNoViolations(page, 'a first sight')
  await expectNoHorizontalOverflow(page, 320, '100%')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await press(page, 'Ich weiß es nicht')
  await press(page, 'Weiter')
  await press(page, 'Runde beenden')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  await expectNoViolations(page, 'the end')
})
