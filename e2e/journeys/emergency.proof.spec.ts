import { emergency, emergencyCall } from '@pol/content/phrases'
import { readContent } from '../support/content.ts'
import { language, verbatim } from '../support/language.ts'
import { startOwnServer } from '../support/server-process.ts'
import { administrator } from '../support/people.ts'
import { expect, expectClip, expectPersianMarked, submitSignIn, test } from '../support/test.ts'

const lines = [...(await readContent(emergency)), ...(await readContent(emergencyCall))]
/** The link that calls a service, which stands in the language of the interface. */
const callTo = (number: string, service: string) => {
  const line = lines.find(({ german }) => german === service)
  return `${number} anrufen: ${language() === 'de' ? service : line?.farsi}`
}
const numbers = [
  ['112', 'Feuerwehr und Rettung'],
  ['110', 'Polizei'],
  ['116117', 'Ärztlicher Bereitschaftsdienst'],
] as const

for (const path of ['/', '/alphabet', '/translate', '/senioren', '/kurs', '/kurs/1', '/aussprache'])
  test(`one press on ${path} leads to the numbers and sentences for an emergency`, async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn(path)
    await page.getByRole('banner').getByRole('link', { name: 'Notfall', exact: true }).click()
    await expect(page).toHaveURL('/notfall')
    await expect(page.getByRole('heading', { level: 1, name: 'Notfall' })).toBeVisible()
  })

test('the Admin Panel has no such link', async ({ page, openSignedIn }) => {
  await openSignedIn('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notfall' })).toHaveCount(0)
})

test('numbers can be called with one press, and each sentence is there in both languages with its sound', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/notfall')
  for (const [number, name] of numbers)
    await expect(page.getByRole('link', { name: callTo(number, name) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(numbers.length)
  for (const german of ['Ich spreche wenig Deutsch.', 'Legen Sie bitte nicht auf!', 'Jemand ist verletzt.']) {
    const line = lines.find((line) => line.german === german)
    await expect(page.getByText(line?.farsi ?? '', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `${german} anhören` })).toBeVisible()
    await expect(page.getByRole('button', { name: `${line?.farsi} auf Farsi anhören` })).toBeVisible()
  }
  await expectPersianMarked(page)
})

test('name and address stand large above the sentences, stay on this device, and can be deleted', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/notfall')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? '', request.url()))
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sara Ahmadi')
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Hauptstraße 1')
  await page.getByRole('textbox', { name: 'Postleitzahl und Ort' }).fill('20095 Hamburg')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Wer ich bin' })).toContainText(verbatim('Sara Ahmadi'))
  await expect(page.getByRole('region', { name: 'Wo ich bin' })).toContainText(
    verbatim('Hauptstraße 1, 20095 Hamburg'),
  )
  expect(sent.join('\n')).not.toMatch(/Sara|Hauptstr|20095/)
  await page.getByRole('button', { name: 'Angaben löschen' }).click()
  await expect(page.getByText(verbatim('Sara Ahmadi'))).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('pl_emergency'))).toBeNull()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ })

  test('after the first visit all of it works, with sound', async ({ page, openSignedIn, context }) => {
    test.slow(true, 'the server speaks all sentences')
    await openSignedIn('/notfall')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const kept = () => page.evaluate(async () => (await (await caches.open('pl_clips')).keys()).length)
    const speakers = await page.getByRole('button', { name: /anhören$/ }).count()
    // The poison line, which is not configured here, is kept as well.
    await expect.poll(kept, { timeout: 120_000 }).toBe(speakers + 2)
    await context.setOffline(true)
    await page.reload()
    const call = page.getByRole('link', { name: callTo('112', 'Feuerwehr und Rettung') })
    await expect(call).toHaveAttribute('href', 'tel:112')
    await page.getByRole('button', { name: 'Ich spreche wenig Deutsch. anhören' }).click()
    await expect(
      page.getByRole('button', { name: 'Ich spreche wenig Deutsch. wird abgespielt, stoppen' }),
    ).toBeVisible()
  })
})

test('the poison line of the region is shown where it is configured', async ({ page }) => {
  test.slow(true, 'a server has to start')
  const server = await startOwnServer({ POISON_LINE: '040 19240' })
  try {
    await page.goto(`${server.url}/auth`)
    await submitSignIn(page, administrator)
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await page.goto(`${server.url}/notfall`)
    const call = page.getByRole('link', { name: callTo('040 19240', 'Giftnotruf') })
    await expect(call).toHaveAttribute('href', 'tel:04019240')
    await expectClip(page, () => page.getByRole('button', { name: 'Giftnotruf anhören' }).click())
    // The screen still keeps its clips, which needs the server.
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})
