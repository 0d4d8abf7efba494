import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { type PushMessage, readReminderWays } from '@pol/contract/operations/reminders'
import { type Mailbox, startMailbox } from '../../server/test/mailbox.ts'
import { type PushService, startPushService } from '../../server/test/push-service.ts'
import { clientOf } from '../support/clients.ts'
import { answered, learnerWith, press } from '../support/practice.ts'
import { deliverPush, fakePushService, recordNotifications } from '../support/push.ts'
import { provideServer } from '../support/server.ts'
import { expect, test as base } from '../support/test.ts'

/** Adds a mailbox, a push service, and a server that uses both. */
const test = base.extend<object, { mailbox: Mailbox; pushService: PushService }>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.stop()
    },
    { scope: 'worker' },
  ],
  pushService: [
    async ({}, use) => {
      const service = await startPushService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, pushService }, use) =>
      provideServer(use, { SMTP_URL: mailbox.url, PUSH_SERVICES: pushService.origin }),
    { scope: 'worker' },
  ],
})

/** The server looks once a minute for reminders that are due. */
const sentWithinMs = 240_000

const zone = 'Europe/Berlin'
const practisedLastWeek = [answered(7, { zone })]

/** Opens the dialog, and chooses a time of the next two minutes. */
async function chooseSoon(page: Page): Promise<void> {
  await press(page, 'Einstellungen')
  await press(page, 'Wann morgen?')
  const soon = new Date(Date.now() + 90_000)
  const time = soon.toLocaleTimeString('de-DE', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  await page.getByLabel('Uhrzeit').fill(time)
}

async function endReminders(page: Page, address: string): Promise<void> {
  const call = await clientOf(page)
  expect((await call(readLearning, {})).settings.reminder).not.toBeNull()
  await page.goto(address)
  await press(page, 'Erinnerungen beenden')
  await expect(page.getByText('Sie bekommen keine Erinnerungen mehr.')).toBeVisible()
  expect((await call(readLearning, {})).settings.reminder).toBeNull()
}

test('a reminder by mail arrives at its time, and its link ends the reminders', async ({
  page,
  mailbox,
  openSignedIn,
}) => {
  test.slow(true, 'a reminder is due on the minute')
  const lena = await learnerWith(practisedLastWeek)
  await openSignedIn('/ueben', lena)
  await chooseSoon(page)
  await page.getByRole('radio', { name: 'E-Mail' }).check()
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible()
  await expect.poll(() => mailbox.mailCount(lena.email), { timeout: sentWithinMs }).toBe(1)
  const { text = '' } = await mailbox.waitForMail(lena.email)
  const [link] = /https?:\/\/\S+\/erinnerung\/[\w-]+/.exec(text) ?? []
  await endReminders(page, new URL(String(link)).pathname)
})

test('a notification arrives at its time, in the language of the learner, and its link ends the reminders', async ({
  page,
  context,
  pushService,
  openSignedIn,
}) => {
  test.slow(true, 'a reminder is due on the minute')
  await openSignedIn('/ueben', await learnerWith(practisedLastWeek))
  const { push } = await (await clientOf(page))(readReminderWays, {})
  await fakePushService(context, 'granted', pushService.subscribe(String(push?.key)))
  await page.reload()
  await chooseSoon(page)
  await page.getByRole('radio', { name: 'Benachrichtigung' }).check()
  await press(page, 'Benachrichtigungen erlauben')
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible()
  await expect.poll(() => pushService.received, { timeout: sentWithinMs }).toHaveLength(1)
  const message = pushService.received[0]?.message as PushMessage

  const shown = await recordNotifications(page)
  await deliverPush(page, message)
  await expect.poll(shown).toMatchObject([{ title: message.title, lang: 'de', dir: 'ltr' }])
  await endReminders(page, `/erinnerung/${message.token}`)
})
