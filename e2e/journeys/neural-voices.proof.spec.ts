import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { textToSpeech } from '@pol/contract/operations/speech'
import { addToyVoice, installRuntime } from '../../server/test/voices/toy-voice.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { asAdministrator, listAt, respondWithError } from '../support/administration.ts'
import { provideServer } from '../support/server.ts'
import { expect, test as base } from '../support/test.ts'
import { inPersian } from '../support/texts.ts'

/** A server whose operator has a German voice, and a Persian one that lacks a sound. */
const test = base.extend({
  server: [
    async ({}, use) =>
      provideServer(async (server) => {
        const folder = join(server.dataFolder, 'voices')
        await installRuntime(folder)
        await addToyVoice(folder, { language: 'de', name: 'anna' })
        await addToyVoice(folder, { language: 'fa', name: 'mana', without: 'ɣ' })
        await server.end()
        await server.startAgain()
        await use(server)
      }),
    { scope: 'worker' },
  ],
})

const section = (page: Page, name = 'Stimmen') => page.getByRole('region', { name, exact: true })

test.describe('the voices of the operator', () => {
  test.use({ role: 'admin' })

  test('are shown to administrators with their state', async ({ page, openSignedIn }) => {
    await openSignedIn('/admin')
    const table = section(page).getByRole('table', { name: 'Stimmen' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Sprache',
      'Name',
      'Lizenz',
      'Zustand',
      'SHA-256',
    ])
    const rows = table.getByRole('row')
    await expect(rows.nth(1)).toHaveText(/^DeutschannaCC0-1\.0Noch nicht geladen[\da-f]{16}$/)
    await expect(rows.nth(2)).toHaveText(
      /^PersischmanaCC0-1\.0Die Stimme mana kennt den Laut „ɣ“ nicht\.[\da-f]{16}$/,
    )
    await expectNoViolations(page, 'voices')

    await asAdministrator((anna) => anna(textToSpeech, { text: 'Haus', voice: 'alloy' }))
    await page.reload()
    await expect(rows.nth(1)).toContainText('In Gebrauch')
  })

  test.describe('in the Persian interface', () => {
    test.use({ interfaceLanguage: 'fa' })

    test('are shown in Persian', async ({ page, openSignedIn }) => {
      await openSignedIn('/admin')
      const rows = section(page, inPersian('Stimmen')).getByRole('row')
      await expect(rows.nth(2)).toContainText('صدای ⁨mana⁩ آوای «⁨ɣ⁩» را ندارد.')
      await expectNoViolations(page, 'voices, in Persian', 'fa')
    })
  })

  test.describe('without an answer', () => {
    test.use({ expectedNoise: ['status of 503', 'Content could not be loaded'] })

    test('say so, and are loaded again', async ({ page, openSignedIn }) => {
      await respondWithError(page, listAt('neural-voices'), 503, 'unavailable', 'Nicht erreichbar')
      await openSignedIn('/admin')
      await expect(section(page).getByRole('alert')).toContainText('Konnte Stimmen nicht laden')
      await page.unrouteAll()
      await section(page).getByRole('button', { name: 'Erneut laden' }).click()
      await expect(section(page).getByRole('row')).toHaveCount(3)
    })
  })
})

test('the voices that speak are credited to everybody with licence and source, and the refused one is not', async ({
  page,
}) => {
  await page.goto('/quellen')
  const credits = section(page).getByRole('listitem')
  await expect(credits.filter({ hasText: 'anna' })).toContainText('Lizenz: CC0-1.0')
  await expect(page.getByRole('link', { name: 'anna' })).toHaveAttribute('href', 'https://example.org/voice')
  await expect(credits.filter({ hasText: 'ONNX Runtime' })).toContainText('MIT')
  await expect(credits.filter({ hasText: 'mana' })).toHaveCount(0)
  await expectNoViolations(page, 'credits with voices')
})

base.describe('without voices', () => {
  base.use({ role: 'admin' })

  base('administrators read that the built-in voice speaks', async ({ page, openSignedIn }) => {
    await openSignedIn('/admin')
    await expect(section(page)).toContainText('Keine Stimme in voices/; die eingebaute Stimme spricht.')
    await expect(section(page).getByRole('table')).toHaveCount(0)
  })
})
