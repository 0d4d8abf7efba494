import { readUnitTexts } from '@pol/content/course/read-unit-texts'
import { readContent as readAll } from '@pol/content/read'
import { drillsOf } from '@pol/language/drills/drills'
import { randomOf } from '@pol/learning/random'
import { folder } from '../support/content.ts'
import { goToTask } from '../support/lessons.ts'
import { learnerWith, press, task } from '../support/practice.ts'
import { keptClips, recordRequestedClips, repeatSounds, saveData } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

const unit = 7
const texts = (await readUnitTexts(folder, await readAll(folder)))[unit - 1]
/** The first number that lesson 6 asks. It belongs to no unit as a text, so only the lesson fetches its clip. */
const [drill] = drillsOf(texts?.numbers.de ?? [], 'de', 2, randomOf(`numbers ${unit}`))
if (!drill) throw new Error(`Unit ${unit} asks no number`)
const { said } = drill
const address = `/kurs/${unit}/6`

test('the clip of a step is there before the step is opened, and is not requested again', async ({
  page,
  openSignedIn,
}) => {
  await repeatSounds(page)
  const requested = recordRequestedClips(page)
  const timesRequested = () => requested.filter(({ text }) => text === said).length
  await openSignedIn(address, await learnerWith([], { learns: 'de' }))
  await goToTask(page, 'Verstehen')
  expect(timesRequested()).toBe(0)
  // Two steps before it.
  await goToTask(page, 'Zuhören')
  await press(page, 'Weiter')
  await goToTask(page, 'Lesen')
  await expect(task(page, 'Zahlen')).toHaveCount(0)
  await expect.poll(() => keptClips(page)).toContainEqual(expect.stringContaining(`/clips/alloy/${said}`))
  expect(timesRequested()).toBe(1)

  await press(page, 'Weiter')
  const number = task(page, 'Zahlen')
  await expect(number.getByRole('button', { name: 'Aufgabe wird abgespielt, stoppen' })).toBeVisible()
  expect(timesRequested()).toBe(1)
  // Neither is any other clip, whether it was played, fetched ahead or stored with the unit.
  expect(new Set(requested.map((clip) => JSON.stringify(clip))).size).toBe(requested.length)
})

test('where the browser is asked to save data, no clip is requested before it is played', async ({
  page,
  openSignedIn,
}) => {
  await saveData(page)
  const requested = recordRequestedClips(page)
  await openSignedIn(address, await learnerWith([], { learns: 'de' }))
  await goToTask(page, 'Zuhören')
  await press(page, 'Weiter')
  await goToTask(page, 'Lesen')
  expect(requested).toEqual([])
  await press(page, 'Weiter')
  await expect.poll(() => requested).toMatchObject([{ text: said }])
})

test.describe('while no sound can be made', () => {
  // A service worker would answer from its cache.
  test.use({
    serviceWorkers: 'block',
    expectedNoise: ['status of 502', 'Not all clips could be stored'],
  })

  test('the learner is told in the step that is to be heard, not before', async ({ page, openSignedIn }) => {
    const asked = recordRequestedClips(page)
    await page.route('**/text-to-speech', (route) => route.fulfill({ status: 502, json: { error: 'gone' } }))
    await openSignedIn(address, await learnerWith([], { learns: 'de' }))
    await goToTask(page, 'Verstehen')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const alerts = page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')
    await expect(alerts).toHaveCount(0)
    await goToTask(page, 'Zuhören')
    await expect(alerts).toHaveCount(0)
    await press(page, 'Abspielen')
    await expect(task(page, 'Zuhören').getByText('Der Ton ist gerade nicht da.')).toBeVisible()
  })
})
