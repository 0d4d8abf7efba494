import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Language } from '@pol/language/language'
import { expect } from './test.ts'

/** Expects no violations of axe's rules, this language, a title, and one main heading. */
export async function expectNoViolations(
  page: Page,
  message: string,
  language: Language = 'de',
): Promise<void> {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  expect(await faultsOf(page, (axe) => axe.withTags(rules)), message).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('main, [role=main]')).toHaveCount(1)
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
}

/** Expects sufficient contrast, in a state whose other rules have been checked in another colour scheme. */
export async function expectColourContrast(page: Page, message: string): Promise<void> {
  expect(await faultsOf(page, (axe) => axe.withRules('color-contrast')), message).toEqual([])
}

async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await transitionsEnd(page)
  // On a long list, reporting the passing elements takes most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await choose(axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** @param type font size of the root element, such as '200%' */
export async function expectNoHorizontalOverflow(page: Page, width: number, type: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), type)
  await transitionsEnd(page)
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  const message = `${width} px, type of ${type}`
  await expect.poll(overflow, { message }).toBe(0)
  // The heading is still visible in the narrow layout.
  await expect(page.locator('h1').filter({ visible: true }), message).toHaveCount(1)
  // Large type needs less contrast, so it must not remain for other checks.
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Waits until all transitions have ended, because colours and sizes are intermediate during one. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          resolve(
            document.getAnimations().every(({ playState, effect }) => {
              const { endTime } = effect?.getComputedTiming() ?? {}
              return playState !== 'running' || endTime === Number.POSITIVE_INFINITY
            }),
          ),
        ),
      ),
  )
}
