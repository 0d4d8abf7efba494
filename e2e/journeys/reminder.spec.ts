import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { finishRound } from '@pol/contract/operations/learning'
import { endReminders, readReminderWays } from '@pol/contract/operations/reminders'
import { clientOf, openSession } from '../support/clients.ts'
import { answered, learnerWith, press, startRound } from '../support/practice.ts'
import { deliverPush, fakePushService, isSubscribed, recordNotifications } from '../support/push.ts'
import { dialog, openReminder, question, stored, test, time, way } from '../support/reminder.ts'
import { expect } from '../support/test.ts'

const due = ['teuer', 'gestern', 'katze'].flatMap((item) => [
  answered(12, { item }),
  answered(9, { item, grade: 1 }),
])

/** One word, which was never right: after a right answer, further rounds ask for nothing else. */
const oneUnknown = [15, 12, 9].map((ago) => answered(ago, { item: 'teuer', grade: 1 }))

/** Finishes a round with this word. */
async function finishOneRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'teuer', exact: true }).click()
  await press(page, 'Weiter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
}

test('the first round of a day ends with a question about the next day, further rounds do not', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith(oneUnknown))
  const call = await clientOf(page)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await call(finishRound, { id: crypto.randomUUID(), at: yesterday, cards: 3 })
  await page.reload()
  await startRound(page)
  await finishOneRound(page)
  await question(page).click()
  await expect(time(page)).toBeFocused()
  await expect(time(page)).toHaveValue('18:00')
  await expect(way(page, 'Gar nicht')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(question(page)).toBeFocused()

  await press(page, 'Trotzdem weiter üben')
  await finishOneRound(page)
  await expect(question(page)).toHaveCount(0)
})

test('a reminder by mail is kept with the account, at the chosen time, until it is turned off', async ({
  page,
  openSignedIn,
}) => {
  const lena = await learnerWith(due)
  await openSignedIn('/ueben', lena)
  await openReminder(page)
  await way(page, 'E-Mail').check()
  await expect(dialog(page)).toContainText(lena.email)
  await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()
  expect(await stored(page)).toEqual({ time: '18:00', how: 'mail' })

  await time(page).fill('07:30')
  await expect.poll(() => stored(page)).toEqual({ time: '07:30', how: 'mail' })
  await page.reload()
  await openReminder(page)
  await expect(time(page)).toHaveValue('07:30')
  await expect(way(page, 'E-Mail')).toBeChecked()
  await time(page).fill('')
  await expect(dialog(page)).toContainText('Bitte wählen Sie eine Uhrzeit.')
  expect(await stored(page)).toEqual({ time: '07:30', how: 'mail' })

  // With the keyboard alone.
  await way(page, 'E-Mail').focus()
  for (const _ of ['Kalender', 'Gar nicht']) await page.keyboard.press('ArrowUp')
  await expect(way(page, 'Gar nicht')).toBeChecked()
  await expect.poll(() => stored(page)).toBeNull()
})

test('a reminder in the calendar is a file with an event on every day, and nothing is sent', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith(due, { reminder: { time: '09:00', how: 'mail' } }))
  await openReminder(page)
  await way(page, 'Kalender').check()
  await time(page).fill('19:45')
  const downloaded = page.waitForEvent('download')
  await press(page, 'Kalenderdatei herunterladen')
  const download = await downloaded
  expect(download.suggestedFilename()).toBe('erinnerung.ics')
  const file = await readFile(await download.path(), 'utf8')
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  )
  expect(event.summary).toBe('Üben mit Pol')
  expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  expect(String(event.startDate)).toMatch(/T19:45:00$/)
  expect(event.component.getFirstPropertyValue('url')).toBe(new URL('/ueben', page.url()).href)
  await expect.poll(() => stored(page)).toBeNull()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'Content could not be loaded'] })

  test('there is the calendar, and the rest is explained', async ({ page, context, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(due, { reminder: { time: '09:00', how: 'mail' } }))
    await openReminder(page)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await question(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('brauchen eine Internetverbindung')
    await expect(way(page, 'Benachrichtigung')).toHaveCount(0)
    await way(page, 'Kalender').check()
    await expect(dialog(page)).toContainText('Das konnte nicht gespeichert werden.')
    const downloaded = page.waitForEvent('download')
    await press(page, 'Kalenderdatei herunterladen')
    expect((await downloaded).suggestedFilename()).toBe('erinnerung.ics')

    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).first().click()
    await expect.poll(() => stored(page)).toBeNull()
  })
})

test.describe('notifications', () => {
  test('begin with a sentence about who carries them, and the permission', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await fakePushService(context, 'granted')
    await openSignedIn('/ueben', await learnerWith(due))
    await openReminder(page)
    await time(page).fill('20:15')
    await way(page, 'Benachrichtigung').check()
    await expect(dialog(page)).toContainText('fcm.googleapis.com von Google')
    expect(await isSubscribed(page)).toBe(false)
    expect(await stored(page)).toBeNull()

    await press(page, 'Benachrichtigungen erlauben')
    await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()
    expect(await stored(page)).toEqual({ time: '20:15', how: 'push' })
    const call = await clientOf(page)
    expect(await call(readReminderWays, {})).toMatchObject({ push: { subscribed: true } })

    // Turned off, the browser is no longer known to a push service.
    await way(page, 'Gar nicht').check()
    await expect.poll(() => isSubscribed(page)).toBe(false)
    expect(await stored(page)).toBeNull()
    expect(await call(readReminderWays, {})).toMatchObject({ push: { subscribed: false } })
  })

  test('that were denied are explained, and what is stored stays chosen', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await fakePushService(context, 'denied')
    await openSignedIn('/ueben', await learnerWith(due))
    await openReminder(page)
    await way(page, 'Benachrichtigung').check()
    await press(page, 'Benachrichtigungen erlauben')
    await expect(dialog(page)).toContainText('in Ihrem Browser blockiert')
    await expect(page.getByRole('button', { name: 'Benachrichtigungen erlauben' })).toHaveCount(0)
    await expect(dialog(page)).toContainText('Sie werden weiterhin nicht erinnert.')
    await expect(dialog(page)).not.toContainText('Gespeichert.')
    await expect(way(page, 'Gar nicht')).toBeChecked()
    await expect(way(page, 'Gar nicht')).toBeFocused()
    expect(await stored(page)).toBeNull()

    // A blocked way is not chosen again, neither now nor after another one.
    await way(page, 'Kalender').check()
    await expect(dialog(page)).not.toContainText('in Ihrem Browser blockiert')
    await way(page, 'Benachrichtigung').click()
    await expect(way(page, 'Gar nicht')).toBeChecked()
    await expect(dialog(page)).toContainText('in Ihrem Browser blockiert')
  })

  test('can be allowed on a further device, and end there when the learner signs out', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await fakePushService(context, 'granted')
    await openSignedIn('/ueben', await learnerWith(due, { reminder: { time: '09:00', how: 'push' } }))
    await openReminder(page)
    await expect(dialog(page)).toContainText('Auf diesem Gerät kommen noch keine')
    await press(page, 'Benachrichtigungen erlauben')
    await expect.poll(() => isSubscribed(page)).toBe(true)
    await expect(dialog(page)).not.toContainText('Auf diesem Gerät kommen noch keine')
    await page.goto('/')
    await page.getByRole('button', { name: 'Benutzermenü' }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect.poll(() => isSubscribed(page)).toBe(false)
  })

  test('still come to a device when the learner signs in on another one', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await fakePushService(context, 'granted')
    const lena = await learnerWith(due, { reminder: { time: '09:00', how: 'push' } })
    await openSignedIn('/ueben', lena)
    await openReminder(page)
    await press(page, 'Benachrichtigungen erlauben')
    await expect.poll(() => isSubscribed(page)).toBe(true)
    await page.keyboard.press('Escape')
    await openSession(lena)
    await expect(page).toHaveURL('/auth')
    expect(await isSubscribed(page)).toBe(true)
  })

  test('are shown in the language of the message', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben')
    const shown = await recordNotifications(page)
    const message = { title: 'پل', body: 'وقت تمرین است.', end: 'قطع یادآوری‌ها', token: 'erfunden' }
    await deliverPush(page, { lang: 'fa', ...message })
    await expect
      .poll(shown)
      .toEqual([{ title: 'پل', body: 'وقت تمرین است.', lang: 'fa', dir: 'rtl', actions: ['قطع یادآوری‌ها'] }])
  })
})

test.describe('the link in a reminder', () => {
  test('ends the reminders with one click', async ({ page }) => {
    const ended = page.waitForRequest((request) => request.url().includes('/api/reminder-links/'))
    await page.route('**/api/reminder-links/*', (route) => route.fulfill({ json: {} }))
    await page.goto('/erinnerung/abc')
    await press(page, 'Erinnerungen beenden')
    expect(new URL((await ended).url()).pathname).toBe(endReminders.path.replace(':token', 'abc'))
    await expect(page.getByText('Sie bekommen keine Erinnerungen mehr.')).toBeFocused()
  })

  test.describe('that is old', () => {
    test.use({ expectedNoise: ['status of 410'] })

    test('says where else they end', async ({ page }) => {
      await page.goto('/erinnerung/erfunden')
      await press(page, 'Erinnerungen beenden')
      await expect(page.getByText('Dieser Link ist abgelaufen.')).toBeFocused()
      await expect(page.getByRole('main')).toContainText('„Wann morgen?“')
    })
  })
})
