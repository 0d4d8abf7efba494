import { dialogues } from '@pol/content/course/dialogues'
import { textLines } from '@pol/content/course/texts'
import { readContent } from '../support/content.ts'
import { unfold } from '../support/folds.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { goToTask } from '../support/lessons.ts'
import { learnerWith, press, task } from '../support/practice.ts'
import { endSoundsAtOnce, keptClips, recordRequestedClips, saveData } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

const turns = (await readContent(dialogues)).filter(({ unit }) => unit === 1)
const lines = (await readContent(textLines)).filter(({ unit, text }) => unit === 1 && text === 'listening-1')
/** Who speaks for the persons of the first unit. */
const speakers = {
  Anna: { character: 'woman', speaker: 2 },
  Ali: { character: 'man', speaker: 1 },
  'Frau Ahmadi': { character: 'older-woman', speaker: 1 },
  Paul: { character: 'man', speaker: 2 },
  Leyla: { character: 'young-woman', speaker: 2 },
} as const
const speakerOf = (name: string) => speakers[name as keyof typeof speakers]

test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

for (const learns of ['fa', 'de'] as const)
  test(`each person of a dialogue is heard with a voice of her own, without a network too, by learners of: ${learns}`, async ({
    page,
    context,
    openSignedIn,
  }) => {
    await endSoundsAtOnce(page)
    // Only what is played is requested.
    await saveData(page)
    const requested = recordRequestedClips(page)
    await openSignedIn('/kurs/1', await learnerWith([], { learns }))
    await waitForServiceWorker(page)
    await unfold(page, 'Dialog')
    const said = turns.map(({ speaker, german, farsi, spoken }) => ({
      ...speakerOf(speaker),
      text: learns === 'de' ? german : spoken || farsi,
      voice: learns === 'de' ? 'alloy' : 'nova',
    }))
    const play = page.getByRole('button', { name: 'Dialog abspielen' })
    await play.click()
    await expect.poll(() => requested.length).toBe(turns.length)
    await expect(play).toBeVisible()
    expect(requested).toEqual(said)

    // Each clip is kept under the voice of its person, and no clip is two people's.
    await expect.poll(async () => (await keptClips(page)).length).toBe(turns.length)
    const kept = await keptClips(page)
    for (const { text, voice, character, speaker } of said)
      expect(kept).toContainEqual(expect.stringContaining(`/clips/${voice} ${character} ${speaker}/${text}`))

    await context.setOffline(true)
    await page.reload()
    await unfold(page, 'Dialog')
    const current = page.locator('[aria-current=step]')
    const isStopped = page.getByRole('button', { name: 'Dialog abspielen' })
    requested.length = 0
    await isStopped.click()
    await expect(isStopped).toBeVisible()
    await expect(current).toHaveCount(0)
    // Offline each turn is looked for in the cache after the failed request, so all of them were played.
    expect(requested).toEqual(said)
    await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toHaveCount(0)
  })

test('a person has the same voice in each step of a lesson, and in the texts', async ({
  page,
  openSignedIn,
}) => {
  await endSoundsAtOnce(page)
  await saveData(page)
  const requested = recordRequestedClips(page)
  await openSignedIn('/kurs/1/1', await learnerWith([], { learns: 'de' }))
  await press(page, 'Abspielen')
  await expect.poll(() => requested.length).toBe(turns.length)
  await goToTask(page, 'Satz für Satz')
  const ofTurn = (text: string) => requested.filter((clip) => clip.text === text)
  const [first] = turns
  await page.reload()
  await expect(task(page, 'Satz für Satz')).toContainText(first?.german ?? '')
  await expect.poll(() => ofTurn(first?.german ?? '').length).toBeGreaterThan(1)
  for (const clip of ofTurn(first?.german ?? '')) expect(clip).toMatchObject(speakers.Anna)

  await page.goto('/kurs/1/6')
  await goToTask(page, 'Zuhören')
  requested.length = 0
  await press(page, 'Abspielen')
  await expect.poll(() => requested.length).toBe(lines.length)
  expect(requested).toEqual(
    lines.map(({ speaker, german }) => ({ ...speakerOf(speaker), text: german, voice: 'alloy' })),
  )
})
