import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from './clients.ts'
import { press } from './practice.ts'
import { provideServer } from './server.ts'
import { expect, test as base } from './test.ts'
import { inGerman, type Say } from './texts.ts'

/** A server that can send mails. It sends none in journeys in which no reminder is due. */
export const test = base.extend({
  server: [async ({}, use) => provideServer(use, { SMTP_URL: 'smtp://127.0.0.1:9' }), { scope: 'worker' }],
})

export const dialog = (page: Page, say: Say = inGerman) =>
  page.getByRole('dialog', { name: say('Erinnerung'), exact: true })
export const way = (page: Page, name: string, say: Say = inGerman) =>
  dialog(page, say).getByRole('radio', { name: say(name), exact: true })
export const time = (page: Page) => dialog(page).getByLabel('Uhrzeit')
export const question = (page: Page, say: Say = inGerman) =>
  page.getByRole('button', { name: say('Wann morgen?') })

export async function openReminder(page: Page, say: Say = inGerman): Promise<void> {
  await press(page, say('Einstellungen'))
  await question(page, say).click()
  await expect(way(page, 'Gar nicht', say)).toBeVisible()
}

/** @returns the reminder that the server has. */
export const stored = async (page: Page) => (await (await clientOf(page))(readLearning, {})).settings.reminder
