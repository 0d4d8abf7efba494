import { inPersian } from '../support/cards.ts'
import {
  answered,
  answers,
  askedBy,
  learnerWith,
  practise,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import { keptClips, ratesPlayed, recordRequestedTexts, recordSounds } from '../support/sound.ts'
import { expect, expectClip, test } from '../support/test.ts'

const animals = '/ueben?round=bilder-animals'

test('a wrong picture: its word is spoken, then the right one; nothing is to be read', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  const spoken = recordRequestedTexts(page)
  const reasons: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/reasons-')) reasons.push(request.url())
  })
  await openSignedIn(animals, await learnerWith([answered(9, { item: 'katze', grade: 1 })]))
  await startRound(page)
  await expect(task(page, 'Bild')).toBeVisible()
  await expect.poll(() => spoken).toEqual(['گربه'])
  // An answer ends the sound of the question, even before it begins.
  await expect.poll(async () => (await ratesPlayed(page)).length).toBe(1)
  await answers(page).and(page.locator(':not([aria-label="die Katze"])')).first().click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(verdict(page)).not.toContainText('Warum')
  expect(reasons).toEqual([])
  await expect.poll(() => spoken.length).toBe(2)
  expect(spoken[1]).not.toBe('گربه')
  await expect.poll(async () => (await ratesPlayed(page)).length).toBe(3)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

  test('a round of pictures says that sound is needed instead of asking to read', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await openSignedIn(animals, await learnerWith([]))
    await expect(page.getByRole('heading', { name: 'Mit Bildern üben' })).toBeVisible()
    await context.setOffline(true)
    await press(page, 'Üben starten')
    await expect(page.getByRole('heading', { name: 'Hier fehlt gerade der Ton' })).toBeFocused()
    await expect(page.getByText('die du auf diesem Gerät schon gehört hast')).toBeVisible()
    await press(page, 'Zurück')
    await expect(page.getByRole('heading', { name: 'Mit Bildern üben' })).toBeVisible()
  })

  test('a round of pictures has the words that were heard before, and leaves out the others', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await openSignedIn('/kinder?tab=animals', await learnerWith([]))
    await expectClip(page, () => page.getByRole('button', { name: inPersian('گربه') }).click())
    await expect.poll(() => keptClips(page)).not.toEqual([])
    await page.goto(animals)
    await expect(page.getByRole('heading', { name: 'Mit Bildern üben' })).toBeVisible()
    await context.setOffline(true)
    await startRound(page)
    await expect(task(page, 'Kennenlernen')).toContainText('گربه')
    await press(page, 'Weiter')
    await expect(task(page, 'Bild')).toBeVisible()
    await expect(page.getByText('Wörter, zu denen gerade der Ton fehlt, sind ausgelassen.')).toBeVisible()
    await page.getByRole('button', { name: 'die Katze', exact: true }).click()
    await expect(verdict(page)).toContainText('Richtig')
    await press(page, 'Weiter')
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  })

  test('a round for adults that begins without any clip asks to read', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.listen))
    await expect(page.getByText('1 fällig')).toBeVisible()
    await context.setOffline(true)
    await startRound(page)
    await expect(task(page, 'Wählen')).toBeVisible()
    await answers(page).filter({ hasText: 'teuer' }).click()
    await expect(verdict(page)).toContainText('Richtig')
  })
})

test('the same round asks to hear while there is a network', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.listen)
  await expect(task(page, 'Hören')).toBeVisible()
})
