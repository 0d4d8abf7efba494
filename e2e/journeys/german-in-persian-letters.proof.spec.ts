import type { Locator, Page } from '@playwright/test'
import { answered, learnerWith } from '../support/practice.ts'
import { expect, test, waitForDeferredScripts } from '../support/test.ts'

/** Answers after which the card of 'das Haus' is strong: its task is to uncover the solution. */
const strong = [answered(300, { language: 'de', grade: 4 }), answered(280, { language: 'de' })]
/** Answers after which it is weak: its task is to choose the meaning of the written word. */
const weak = [answered(12, { language: 'de', grade: 4 }), answered(9, { language: 'de', grade: 1 })]
const soundOf = (scope: Page | Locator, sound: string) =>
  scope.locator('[lang=fa][dir=rtl]').getByText(sound, { exact: true }).first()
const house = 'داس هائوس'

test.describe('a Persian interface', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'pl_language', value: 'fa', url: baseURL ?? '' }]),
  )

  test('shows how German words and sentences sound, and explains the signs', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/sentences')
    await expect(soundOf(page, "'گو:تِن 'مُرگِن!")).toBeVisible()
    await expect(soundOf(page, "'می:ته")).toBeHidden()
    await page.getByText('راهنمای تلفظ به خط فارسی').click()
    await expect(soundOf(page, "'می:ته")).toBeVisible()
  })

  test('does not where the learner does not want it', async ({ page, openSignedIn }) => {
    const known = page.waitForResponse(/\/api\/learning(?:\?|$)/)
    await openSignedIn('/sentences', await learnerWith([], { learns: 'de', sounds: 'never' }))
    await known
    await expect(page.getByText('Guten Morgen!')).toBeVisible()
    await waitForDeferredScripts(page)
    await expect(soundOf(page, "'گو:تِن 'مُرگِن!")).toHaveCount(0)
  })

  test('shows it in practice before the answer while a card is weak', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(weak, { learns: 'de' }))
    await page.getByRole('button', { name: 'شروع تمرین' }).click()
    await expect(soundOf(page, house)).toBeVisible()
  })

  test('does not show it when the card is strong, unless the learner always wants it', async ({
    page,
    openSignedIn,
  }) => {
    for (const sounds of ['auto', 'always'] as const) {
      await openSignedIn('/ueben', await learnerWith(strong, { learns: 'de', sounds }))
      await page.getByRole('button', { name: 'شروع تمرین' }).click()
      await expect(page.getByText('das Haus').first()).toBeVisible()
      await waitForDeferredScripts(page)
      await expect(soundOf(page, house)).toHaveCount(sounds === 'auto' ? 0 : 1)
    }
  })
})

test('a German interface does not load how German sounds', async ({ page, openSignedIn }) => {
  await openSignedIn('/sentences')
  await expect(page.getByText('Guten Morgen!')).toBeVisible()
  await waitForDeferredScripts(page)
  await expect(soundOf(page, "'گو:تِن 'مُرگِن!")).toHaveCount(0)
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(scripts.filter((path) => path.startsWith('/assets/sounds-'))).toEqual([])
})
