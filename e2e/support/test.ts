import { test as base, expect, type Page } from '@playwright/test'
import { administrator } from './people.ts'

interface Fixtures {
  /** Console lines that this journey expects; every other warning or error fails it. */
  readonly expectedNoise: RegExp[]
  /** Signs the administrator in by the form, on the tab for users. */
  readonly signIn: (password?: string) => Promise<void>
}

export const test = base.extend<Fixtures & { quiet: void }>({
  expectedNoise: async ({}, use) => use([]),
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') noise.push(`asked ${hostname}`)
      })
      await use()
      expect(noise.filter((line) => !expectedNoise.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) =>
    use(async (password = administrator.password) => {
      await page.goto('/auth')
      await page.getByLabel('E-Mail').fill(administrator.email)
      await page.getByLabel('Passwort', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    }),
})

/** The toast with this title and description, each on a line of its own. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: title })
    .filter({ hasText: description })
  await expect(toast.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(toast.getByText(description, { exact: true }).first()).toBeVisible()
}

/** Waits for the next clip and proves that it is an MP3 that the browser plays to its end. */
export async function hear(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/text-to-speech'))
  await press()
  const { audioContent } = (await (await answer).json()) as { audioContent: string }
  const mp3 = Buffer.from(audioContent, 'base64')
  expect(mp3.readUInt16BE(0) & 0xff_e0).toBe(0xff_e0)
  expect(mp3.length).toBeGreaterThan(1_500)
}

export { expect }
