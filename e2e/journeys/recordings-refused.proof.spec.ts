import type { LaunchOptions, Page } from '@playwright/test'
import { test as base } from '../support/own-browser.ts'
import { microphone, speakerNamed, userWho } from '../support/recordings.ts'
import { expect } from '../support/test.ts'

/** Starts a recording in a browser with these launch options. */
const test = base.extend<{ openRecorder: (options: LaunchOptions) => Promise<Page> }>({
  openRecorder: async ({ openIn }, use) =>
    use(async (options) => {
      const person = await speakerNamed('Parisa', 'fa')
      const page = await openIn(options, { path: '/aufnehmen/haus', person })
      await page.getByRole('button', { name: 'Aufnehmen', exact: true }).click()
      return page
    }),
})

const refusals = [
  ['too short', { seconds: 0.08, pause: 3 }, 'Das war zu kurz.'],
  ['too quiet', { amplitude: 0.003 }, 'Es war kaum etwas zu hören.'],
  ['clipped', { amplitude: 4 }, 'Das war zu laut'],
] as const

for (const [name, voice, reason] of refusals) {
  test(`a voice that is ${name} is not sent, with the reason in words`, async ({ openRecorder }) => {
    const page = await openRecorder(microphone(name.replace(' ', '-'), voice))
    // Five seconds are recorded, which include the voice.
    await expect(page.getByText('Noch 7 s')).toBeVisible()
    await page.getByRole('button', { name: 'Stopp', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Senden' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeFocused()
  })
}

test('a recording stops after twelve seconds, with a message', async ({ openRecorder }) => {
  const page = await openRecorder(microphone('endless', { seconds: 14, pause: 0 }))
  await expect(page.getByText('Noch 1 s')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'höchstens 12 Sekunden' })).toBeVisible()
})

test('a microphone that is not allowed is explained', async ({ openRecorder }) => {
  const page = await openRecorder(userWho('refuses', '--use-fake-device-for-media-stream'))
  const explanation = 'Der Browser darf das Mikrofon nicht benutzen.'
  await expect(page.getByRole('alert').filter({ hasText: explanation })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeEnabled()
})

test('a device without a microphone shows a message', async ({ openRecorder }) => {
  const page = await openRecorder(userWho('allows'))
  await expect(page.getByRole('alert').filter({ hasText: 'Dieses Gerät hat kein Mikrofon' })).toBeVisible()
})
