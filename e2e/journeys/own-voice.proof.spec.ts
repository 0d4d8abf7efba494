import type { Page } from '@playwright/test'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import type { Person } from '../support/people.ts'
import { learnerWith, press, task } from '../support/practice.ts'
import { microphone } from '../support/recordings.ts'
import { answerSpeech, saveData } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

test.use({ launchOptions: microphone('own-voice') })

/** Opens the first step of lesson 7, in which learners hear their own voice. */
async function openOwnVoice(
  page: Page,
  openSignedIn: (path: string, person: Person) => Promise<void>,
): Promise<void> {
  // Otherwise the sounds of the unit would be stored meanwhile.
  await saveData(page)
  await openSignedIn('/kurs/1/7', await learnerWith([]))
  await expect(recordButton(page)).toBeVisible()
  await waitForServiceWorker(page)
}

const recordButton = (page: Page) => page.getByRole('button', { name: 'Aufnehmen', exact: true })
const compareButton = (page: Page) => page.getByRole('button', { name: 'Vergleichen', exact: true })
const ownPicture = (page: Page) => page.getByRole('figure', { name: /^Ihre Aufnahme: \d,\d Sekunden$/ })

/** Records a voice, and ends the recording before it ends by itself. */
async function speak(page: Page): Promise<void> {
  await recordButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Aufnahme läuft.' })).toBeVisible()
  await expect(page.getByText('Noch 13 s')).toBeVisible()
  await press(page, 'Aufnahme beenden')
  await expect(ownPicture(page)).toBeVisible()
}

/** Watches what the page makes of sounds. Call it before the page is opened. */
async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const urls = new Map<string, string>()
    const played: string[] = []
    const sounds = new Set<HTMLMediaElement>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (object) => {
      const url = createObjectURL(object)
      urls.set(url, (object as Blob).type)
      return url
    }
    URL.revokeObjectURL = (url) => {
      urls.delete(url)
      revokeObjectURL(url)
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.add(this)
      played.push(urls.get(this.src) ?? '')
      return play.call(this)
    }
    Object.assign(window, {
      typesPlayed: () => played,
      ownVoicesKept: () =>
        [...urls.values()].filter((type) => type === 'audio/wav').length +
        [...sounds].filter((sound) => sound.src !== '' && !urls.has(sound.src)).length,
    })
  })
}

const inPage = <Result>(page: Page, name: string) => page.evaluate<Result>(`${name}()`)

/** Names of everything that the browser stores for the page. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const clips = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    )
    const databases = await indexedDB.databases()
    const found = [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...names.map((name, at) => `${name} ${clips[at]}`),
      ...databases.map(({ name }) => name ?? ''),
    ]
    return found.toSorted()
  })

test('learners hear the model, speak, and hear both voices one after the other', async ({
  page,
  openSignedIn,
}) => {
  await watchSounds(page)
  await openOwnVoice(page, openSignedIn)
  await expect(task(page, 'Sprechen').locator('[lang=fa]')).toHaveCount(1)
  await press(page, 'Anhören')
  await expect.poll(() => inPage(page, 'typesPlayed')).toEqual(['audio/mpeg'])
  await speak(page)
  await expect(compareButton(page)).toBeFocused()
  await expect(page.getByRole('figure', { name: /^Vorbild: \d,\d Sekunden$/ })).toBeVisible()
  await compareButton(page).click()
  await expect.poll(() => inPage(page, 'typesPlayed')).toEqual(['audio/mpeg', 'audio/mpeg', 'audio/wav'])
  await expect(compareButton(page)).toBeVisible()

  await press(page, 'Noch einmal aufnehmen')
  await expect(ownPicture(page)).toHaveCount(0)
  await press(page, 'Weiter')
  await expect(page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })).toHaveAttribute(
    'value',
    '1',
  )
})

test('the own voice is neither sent nor stored, and nothing of it is left when the step is', async ({
  page,
  openSignedIn,
}) => {
  await watchSounds(page)
  await openOwnVoice(page, openSignedIn)
  await press(page, 'Anhören')
  await expect.poll(() => inPage(page, 'typesPlayed')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeVisible()
  const before = await stored(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await speak(page)
  await compareButton(page).click()
  await expect.poll(() => inPage(page, 'typesPlayed')).toContain('audio/wav')
  await expect(compareButton(page)).toBeVisible()
  expect(await inPage(page, 'ownVoicesKept')).toBe(0)
  expect(await stored(page)).toEqual(before)
  expect(sent).toEqual([])
  await press(page, 'Weiter')
  expect(await inPage(page, 'ownVoicesKept')).toBe(0)
})

test('a page that is hidden forgets the own voice, and says so', async ({ page, openSignedIn }) => {
  await openOwnVoice(page, openSignedIn)
  await speak(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Aufnahme ist vergessen' })).toBeVisible()
  await expect(ownPicture(page)).toHaveCount(0)
  await expect(recordButton(page)).toBeVisible()
})

test.describe('without the voice of the model', () => {
  test.use({ expectedNoise: ['status of 503'] })

  test('a sentence says so, and the own voice is still heard', async ({ page, openSignedIn }) => {
    await watchSounds(page)
    await answerSpeech(page, 503, { error: 'unavailable' })
    await openOwnVoice(page, openSignedIn)
    await press(page, 'Anhören')
    const sentence = page.getByRole('alert').filter({ hasText: 'Das Vorbild ist gerade nicht zu hören.' })
    await expect(sentence).toBeVisible()
    await speak(page)
    await compareButton(page).click()
    await expect.poll(() => inPage(page, 'typesPlayed')).toEqual(['audio/wav'])
    await expect(compareButton(page)).toBeVisible()
    await expect(sentence).toBeVisible()
  })
})

test('all buttons stand in view on a small phone, before and after speaking', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openOwnVoice(page, openSignedIn)
  const expectInView = async (names: readonly string[]) => {
    for (const name of names)
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await expectInView(['Anhören', 'Aufnehmen', 'Weiter'])
  await speak(page)
  await expectInView(['Vergleichen', 'Anhören', 'Noch einmal aufnehmen', 'Weiter'])
})
