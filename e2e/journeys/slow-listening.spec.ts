import { goToTask } from '../support/lessons.ts'
import { askedBy, learnerWith, practise, task } from '../support/practice.ts'
import {
  ratesPlayed,
  recordRequestedClips,
  recordSounds,
  saveData,
  soundsPlaying,
  useLongClips,
} from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

const slowly = 'Langsam anhören'
const slowWhilePlaying = 'Aufgabe wird langsam abgespielt, stoppen'

for (const { kind, given } of [
  { kind: 'Hören', given: askedBy.listen },
  { kind: 'Diktat', given: askedBy.dictation },
] as const)
  test(`${kind}: it is heard slowly on demand, by keyboard, from the same clip`, async ({
    page,
    openSignedIn,
  }) => {
    await recordSounds(page)
    const requested = recordRequestedClips(page)
    await practise(page, openSignedIn, given)
    const step = task(page, kind)
    await expect(step).toBeVisible()
    await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(1)
    const slow = step.getByRole('button', { name: slowly, exact: true })
    await step.getByRole('button', { name: /^Aufgabe/ }).focus()
    await page.keyboard.press('Tab')
    await expect(slow).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(0.75)
    expect(new Set(requested.map(({ text }) => text)).size).toBe(requested.length)
    // Its end is heard, and the next press plays it in the usual speed.
    await expect(slow).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(1)
  })

test('one button stops what the other one plays, and a second press stops the sound', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  await saveData(page)
  await openSignedIn('/kurs/1/1', await learnerWith([], { learns: 'de' }))
  await useLongClips(page)
  await goToTask(page, 'Verstehen')
  const step = task(page, 'Verstehen')
  await expect(step.getByRole('button', { name: 'Aufgabe wird abgespielt, stoppen' })).toBeVisible()
  await step.getByRole('button', { name: slowly, exact: true }).click()
  await expect(step.getByRole('button', { name: slowWhilePlaying })).toBeVisible()
  await expect(step.getByRole('button', { name: 'Aufgabe anhören', exact: true })).toBeVisible()
  await expect.poll(() => soundsPlaying(page)).toBe(1)
  await step.getByRole('button', { name: slowWhilePlaying }).click()
  await expect(step.getByRole('button', { name: slowly, exact: true })).toBeVisible()
  await expect.poll(() => soundsPlaying(page)).toBe(0)
})

test('numbers are heard slowly, too', async ({ page, openSignedIn }) => {
  await recordSounds(page)
  await openSignedIn('/kurs/7/6', await learnerWith([], { learns: 'de' }))
  await goToTask(page, 'Zahlen')
  await task(page, 'Zahlen').getByRole('button', { name: slowly, exact: true }).click()
  await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(0.75)
})

test('what is made slow in one step of a lesson stays slow in the next ones, sentence by sentence too', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  await saveData(page)
  await openSignedIn('/kurs/1/1', await learnerWith([], { learns: 'de' }))
  await page.getByRole('switch', { name: 'Langsam sprechen' }).check()
  await goToTask(page, 'Satz für Satz')
  const sentence = task(page, 'Satz für Satz')
  await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(0.75)
  await sentence.getByRole('switch', { name: 'Langsam sprechen' }).uncheck()
  await sentence.getByRole('button', { name: / anhören$/ }).click()
  await expect.poll(async () => (await ratesPlayed(page)).at(-1)).toBe(1)
})
