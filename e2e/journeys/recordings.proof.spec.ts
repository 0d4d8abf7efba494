import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { createAccount } from '../support/administration.ts'
import { changesSentBy, doubleClick } from '../support/double-click.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { unfold } from '../support/folds.ts'
import { newcomer } from '../support/people.ts'
import { askedBy, learnerWith, startRound, task } from '../support/practice.ts'
import { approveLine, microphone, recordLine, speak, speakerNamed } from '../support/recordings.ts'
import { recordRequestedTexts } from '../support/sound.ts'
import {
  expect,
  expectClip,
  expectToast,
  submitSignIn,
  test,
  waitForDeferredScripts,
} from '../support/test.ts'

test.use({ launchOptions: microphone('parisa') })

const item = 'hallo-zur-begruessung'
const own = (page: Page) => page.getByRole('list', { name: 'Meine Aufnahmen' }).getByRole('listitem')
const voiceOf = (page: Page, text: string) =>
  page.getByRole('button', { name: `Menschliche Stimme: ${text}`, exact: true })

/** Plays a human voice, and expects that it plays to its end. */
async function hear(page: Page, text: string): Promise<void> {
  await voiceOf(page, text).click()
  await expect(
    page.getByRole('button', { name: `Menschliche Stimme: ${text}, stoppen`, exact: true }),
  ).toBeVisible()
  await expect(voiceOf(page, text)).toBeVisible()
}

test('a Persian speaker records a greeting, a moderator approves it, a German learner hears it, and it is withdrawn', async ({
  page,
  openSignedIn,
  browser,
}) => {
  const parisa = newcomer('Parisa')
  const lena = newcomer('Lena')
  await createAccount(parisa)
  await createAccount(lena)

  await openSignedIn('/', parisa)
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  const motherTongue = page.getByRole('radiogroup', { name: 'Meine Muttersprache' })
  await expect(motherTongue.getByRole('radio', { name: 'Keine Angabe' })).toBeChecked()
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/account/settings'))
  await motherTongue.getByRole('radio', { name: 'Persisch' }).click()
  expect((await stored).ok()).toBe(true)
  await expect(motherTongue.getByRole('radio', { name: 'Persisch' })).toBeChecked()

  await page.goto('/kurs/1')
  await unfold(page, 'Wörter')
  await page.getByRole('button', { name: 'Weitere Aktionen zu Hallo', exact: true }).first().click()
  await page.getByRole('link', { name: 'Selbst aufnehmen' }).click()
  await expect(page).toHaveURL(`/aufnehmen/${item}`)
  await expect(page.getByRole('heading', { name: 'Ihre Einwilligung' })).toBeVisible()
  await expectNoViolations(page, 'the consent')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Ohne Ihre Einwilligung geht es nicht.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Ich willige ein' })).toBeFocused()
  await page.getByLabel('Name, der gezeigt wird').fill('Parisa')
  await page.getByLabel('Region').fill('Teheran')
  await page.getByRole('checkbox', { name: 'Ich willige ein' }).check()
  await page.getByRole('button', { name: 'Weiter' }).click()

  await expect(page.getByRole('region', { name: 'Bitte sprechen Sie' })).toContainText('سلام')
  await expectNoViolations(page, 'the recorder')
  await speak(page)
  await expectNoViolations(page, 'the recorder with a recording')
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Stopp', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Danke!' })).toBeVisible()
  await page.getByRole('link', { name: /^Nächste Zeile:/ }).click()
  await expect(page.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bitte sprechen Sie' })).not.toContainText('سلام')

  await approveLine(item)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/auth')
  await submitSignIn(other, lena)
  await expect(other.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await other.goto('/kurs/1')
  await unfold(other, 'Wörter')
  await expect(voiceOf(other, 'سلام')).toHaveCount(1)
  const sound = other.waitForResponse(/\/api\/recordings\/[^/]+\/audio$/)
  await voiceOf(other, 'سلام').click()
  await expect(other.getByText('Parisa, Teheran')).toBeVisible()
  const mp3 = await (await sound).body()
  expect(mp3.readUInt16BE(0) & 0xff_e0).toBe(0xff_e0)
  // The fake microphone plays a voice of 1.2 s, once or twice in two seconds. The silence around it is cut off.
  expect(mp3.length).toBeGreaterThan(8_000)
  expect(mp3.length).toBeLessThan(26_000)
  await expect(voiceOf(other, 'سلام')).toBeVisible()
  await context.setOffline(true)
  await hear(other, 'سلام')

  await page.goto('/meine-aufnahmen')
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).toContainText('Freigegeben')
  await expectNoViolations(page, 'the own recordings')
  await hear(page, 'سلام')
  await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Aufnahme zurückziehen' })
  await dialog.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(own(page)).toContainText('Zurückgezogen')

  await context.setOffline(false)
  await expect(voiceOf(other, 'سلام')).toHaveCount(0)
  const heard = await other.evaluate(async () => {
    const kept = await (await caches.open('pl_voices')).keys()
    return kept.filter(({ url }) => url.includes('/voices/'))
  })
  expect(heard).toEqual([])
  await context.close()
})

test('while there are no recordings, nothing about them is requested', async ({ page, openSignedIn }) => {
  // Other journeys may have created recordings on the server.
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), has_recordings: false } })
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openSignedIn('/kinder')
  await waitForDeferredScripts(page)
  // At the latest with the first word that is played, a voice would be looked for.
  await expectClip(page, () =>
    page
      .getByRole('button', { name: /anhören$/ })
      .first()
      .click(),
  )
  expect(requested).toContain('/api/session')
  expect(requested.filter((path) => /voice|recording/.test(path))).toEqual([])
})

test('without a mother tongue it is asked for; then the wanted lines are offered', async ({
  page,
  openSignedIn,
}) => {
  const mina = newcomer('Mina')
  await createAccount(mina)
  await openSignedIn('/aufnehmen', mina)
  await expect(page.getByRole('radiogroup', { name: 'Meine Muttersprache' })).toBeVisible()
  await expectNoViolations(page, 'the question for the mother tongue')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.getByRole('checkbox', { name: 'Ich willige ein' }).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  const wanted = page.getByRole('list', { name: 'Gewünschte Aufnahmen' }).getByRole('link')
  await expect(wanted).toHaveCount(20)
  await expectNoViolations(page, 'what is wanted')
  await wanted.first().click()
  await expect(page).toHaveURL(/\/aufnehmen\/.+/)
  await expect(page.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeVisible()
})

for (const [prefers, voice] of [
  [true, 'a person'],
  [false, 'the computer'],
] as const) {
  test(`in practice ${voice} speaks where human voices are ${prefers ? '' : 'not '}preferred`, async ({
    page,
    openSignedIn,
  }) => {
    await recordLine(await speakerNamed('Parisa', 'fa'), 'teuer')
    await approveLine('teuer')
    const texts = recordRequestedTexts(page)
    const recordings: string[] = []
    page.on('request', (request) => {
      if (/\/api\/recordings\/[^/]+\/audio$/.test(request.url())) recordings.push(request.url())
    })
    const learner = await learnerWith(askedBy.listen, { human_voices: prefers })
    const listed = page.waitForResponse(/\/api\/voices\?language=fa/)
    await openSignedIn('/ueben', learner)
    await listed
    await startRound(page)
    await expect(task(page, 'Hören')).toBeVisible()
    const heard = () => [recordings.length > 0, texts.length > 0]
    await expect.poll(heard).toEqual([prefers, !prefers])
  })
}

test('a double click gives the consent once, and sends a recording once', async ({ page, openSignedIn }) => {
  await openSignedIn('/aufnehmen/milch', await speakerNamed('Parisa', 'fa', { consents: false }))
  const sent = changesSentBy(page)
  await page.getByRole('checkbox', { name: 'Ich willige ein' }).check()
  await doubleClick(page.getByRole('button', { name: 'Weiter' }))
  await speak(page)
  await doubleClick(page.getByRole('button', { name: 'Senden' }))
  await expect(page.getByRole('status').filter({ hasText: 'Danke!' })).toBeVisible()
  expect(sent.filter((path) => path.endsWith('consent'))).toHaveLength(1)
  expect(sent.filter((path) => path.endsWith('/api/recordings/milch'))).toHaveLength(1)
})

test('a letter cannot be recorded in German', async ({ page, openSignedIn }) => {
  await openSignedIn('/aufnehmen/letter-be', await speakerNamed('Jonas', 'de'))
  await expect(page.getByText('Diese Zeile gibt es in Ihrer Muttersprache nicht.')).toBeVisible()
})

test('the consent can be changed, and withdrawn with all recordings', async ({ page, openSignedIn }) => {
  await openSignedIn('/aufnehmen/tee', await speakerNamed('Parisa', 'fa'))
  await speak(page)
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Danke!' })).toBeVisible()
  await page.getByRole('link', { name: 'Meine Aufnahmen' }).click()
  await expect(own(page)).toContainText('Wartet auf eine Entscheidung')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await page.getByLabel('Region').fill('Herat')
  await page.getByRole('checkbox', { name: 'Ich willige ein' }).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toContainText('Herat')
  await page.getByRole('button', { name: 'Einwilligung zurückziehen' }).click()
  await page.getByRole('button', { name: 'Alles zurückziehen' }).click()
  await expectToast(page, 'Erfolg', 'Ihre Einwilligung ist zurückgezogen.')
  await expect(own(page)).toContainText('Zurückgezogen')
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toHaveCount(0)
  await page.reload()
  await expect(own(page)).toContainText('Zurückgezogen')
})

test.describe('without a network', () => {
  test.use({
    expectedNoise: [
      'net::ERR_INTERNET_DISCONNECTED',
      'net::ERR_FAILED',
      'Permissions policy violation: microphone is not allowed',
      'Content could not be loaded ConnectionError',
    ],
  })

  test('a recording is kept until it can be sent', async ({ page, openSignedIn, context }) => {
    await openSignedIn('/aufnehmen/brot', await speakerNamed('Parisa', 'fa'))
    await expect(page.getByRole('button', { name: 'Aufnehmen', exact: true })).toBeVisible()
    await context.setOffline(true)
    await speak(page)
    await page.getByRole('button', { name: 'Senden' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible()
    await page.getByRole('button', { name: 'Anhören', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Stopp', exact: true })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Senden' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Danke!' })).toBeVisible()
  })

  test('only the recorder and lesson 7 of a unit may use the microphone, also when the application is kept in the browser', async ({
    page,
    openSignedIn,
    context,
  }) => {
    const mayRecord = () =>
      page.evaluate(async () => {
        try {
          const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
          for (const track of stream.getTracks()) track.stop()
          return 'allowed'
        } catch (error) {
          return (error as DOMException).name
        }
      })
    await openSignedIn('/merkliste', await speakerNamed('Parisa', 'fa'))
    expect(await mayRecord()).toBe('NotAllowedError')
    await waitForServiceWorker(page)
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline)
      await page.goto('/aufnehmen/brot')
      await expect(page.getByRole('heading', { level: 1, name: 'Aufnehmen' })).toBeVisible()
      expect(await mayRecord()).toBe('allowed')
      await page.goto('/kurs/2/7')
      expect(await mayRecord()).toBe('allowed')
      for (const path of ['/', '/merkliste', '/meine-aufnahmen', '/ueben', '/kurs/2', '/kurs/2/6']) {
        await page.goto(path)
        expect(await mayRecord()).toBe('NotAllowedError')
      }
    }
    await context.setOffline(false)
    await page.goto('/kurs/1')
    await page.getByRole('link', { name: 'Lektion 7: Sprechen und Zeigen' }).click()
    await expect(page).toHaveURL('/kurs/1/7')
    expect(await mayRecord()).toBe('allowed')
    await page.goBack()
    await expect(page).toHaveURL('/kurs/1')
    expect(await mayRecord()).toBe('NotAllowedError')
    await page.goto('/aufnehmen')
    await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    expect(await mayRecord()).toBe('NotAllowedError')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Für andere sprechen' })).toBeVisible()
    expect(await mayRecord()).toBe('allowed')
  })
})
