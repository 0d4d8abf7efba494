import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { learnerWith, press, task } from '../support/practice.ts'
import { keptClips, repeatSounds } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

test.use({
  expectedNoise: [
    'net::ERR_INTERNET_DISCONNECTED',
    'net::ERR_FAILED',
    // The network may go before the last clips are stored.
    'Not all clips could be stored',
  ],
})

/** The turns and the words of a unit, which come first, and most of the examples. */
const clipsOfUnit = 60

test('a unit whose page was opened once is learned without a network, with its sound; the progress is sent later', async ({
  page,
  context,
  openSignedIn,
}) => {
  await repeatSounds(page)
  await openSignedIn('/kurs/1', await learnerWith([]))
  await waitForServiceWorker(page)
  await expect.poll(async () => (await keptClips(page)).length).toBeGreaterThanOrEqual(clipsOfUnit)
  await context.setOffline(true)
  await page.goto('/kurs/1/3')
  const word = task(page, 'Kennenlernen')
  await expect(word).toBeVisible()
  // It is spoken without a press.
  await expect(word.getByRole('button', { name: /wird abgespielt, stoppen$/ })).toBeVisible()
  await press(page, 'Weiter')
  await expect(page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })).toHaveAttribute(
    'value',
    '1',
  )
  await context.setOffline(false)
  const client = await clientOf(page)
  await expect
    .poll(async () => (await client(readLearning, {})).lessons)
    .toMatchObject([{ lesson: 'unit-1-3', step: 1, done: false }])
})
