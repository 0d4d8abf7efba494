import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { goThrough } from '../support/lessons.ts'
import { learnerWith, task } from '../support/practice.ts'
import { keptClips, repeatSounds } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

/** The parts of a step, by the names of their groups. */
const parts = ['Ansehen', 'Nachzeichnen', 'Hören und finden', 'Lesen', 'Schreiben', 'Schilder']

/** The letters of the first step, and its words that are heard; its signs are among them. */
const clipsOfStep = 27

test('Anna learns a step of the script without a network, with all of its sounds; the result is sent later', async ({
  page,
  context,
  openSignedIn,
}) => {
  await repeatSounds(page)
  await openSignedIn('/schrift/1', await learnerWith([]))
  await waitForServiceWorker(page)
  await expect.poll(async () => (await keptClips(page)).length).toBe(clipsOfStep)
  await context.setOffline(true)
  await page.reload()
  await expect(task(page, 'Ansehen')).toBeVisible()

  const seen = new Set<string>()
  await goThrough(page, async () => {
    for (const part of parts) if (await task(page, part).isVisible()) seen.add(part)
    const sound = page.getByRole('button', { name: /^Aufgabe (?:anhören|wird)/ })
    if (await sound.isVisible()) await expect(sound).toHaveAccessibleName(/wird abgespielt/)
  })
  expect([...seen].toSorted()).toEqual(parts.toSorted())

  await context.setOffline(false)
  const call = await clientOf(page)
  await expect
    .poll(async () => (await call(readLearning, {})).lessons)
    .toMatchObject([{ lesson: 'script-1', step: 0, done: true }])
})
