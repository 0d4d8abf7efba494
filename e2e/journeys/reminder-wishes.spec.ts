import type { Page } from '@playwright/test'
import { updateLearningSettings } from '@pol/contract/operations/learning'
import { addPushSubscription, readReminderWays } from '@pol/contract/operations/reminders'
import { clientOf } from '../support/clients.ts'
import { holdBack } from '../support/hold-back.ts'
import { learnerWith, press } from '../support/practice.ts'
import { fakePushService, isSubscribed } from '../support/push.ts'
import { dialog, openReminder, question, stored, test, way } from '../support/reminder.ts'
import { expect } from '../support/test.ts'
import { saying } from '../support/texts.ts'

const settingsPath = `**${updateLearningSettings.path}`
const mail = { time: '09:00', how: 'mail' } as const

/** @returns a growing list of what the page asks the server to store as the reminder. */
function recordWishes(page: Page): unknown[] {
  const wishes: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(updateLearningSettings.path)) return
    const { reminder } = request.postDataJSON() as { reminder?: unknown }
    if (reminder !== undefined) wishes.push(reminder)
  })
  return wishes
}

const isSubscribedOnServer = async (page: Page) =>
  (await (await clientOf(page))(readReminderWays, {})).push?.subscribed

test('a withdrawal during a save is stored after it', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith([]))
  await openReminder(page)
  const release = await holdBack(page, settingsPath)
  const wishes = recordWishes(page)
  await way(page, 'E-Mail').check()
  await expect(dialog(page).getByText('Wird gespeichert...')).toBeVisible()
  await way(page, 'Gar nicht').check()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await release()
  await expect.poll(() => wishes).toEqual([{ time: '18:00', how: 'mail', zone: expect.any(String) }, null])
  await question(page).click()
  await expect(way(page, 'Gar nicht')).toBeChecked()
  expect(await stored(page)).toBeNull()
})

test('a choice is saved when the dialog is closed at once', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith([]))
  await openReminder(page)
  await way(page, 'E-Mail').check()
  await page.keyboard.press('Escape')
  await expect.poll(() => stored(page)).toEqual({ time: '18:00', how: 'mail' })
  await question(page).click()
  await expect(way(page, 'E-Mail')).toBeChecked()
})

test('arrow keys choose no way that they pass over', async ({ page, context, openSignedIn }) => {
  await fakePushService(context, 'granted')
  await openSignedIn('/ueben', await learnerWith([]))
  await openReminder(page)
  await expect(way(page, 'E-Mail')).toHaveAccessibleDescription(/zur gewählten Uhrzeit.*ein Klick/)
  const wishes = recordWishes(page)
  await way(page, 'Gar nicht').focus()
  for (const _ of ['Kalender', 'E-Mail', 'Benachrichtigung']) await page.keyboard.press('ArrowDown')
  await expect(way(page, 'Benachrichtigung')).toBeChecked()
  expect(await page.evaluate(() => Notification.permission)).toBe('default')
  await page.keyboard.press('Escape')
  await question(page).click()
  // Opened again, it shows what is stored, after all that was being saved.
  await expect(way(page, 'Gar nicht')).toBeChecked()
  expect(wishes).toEqual([])
})

test.describe('notifications', () => {
  test('after mails, after notifications, come to this browser again', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await fakePushService(context, 'granted')
    await openSignedIn('/ueben', await learnerWith([]))
    await openReminder(page)
    await way(page, 'Benachrichtigung').check()
    await press(page, 'Benachrichtigungen erlauben')
    await expect.poll(() => stored(page)).toEqual({ time: '18:00', how: 'push' })
    await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()

    await way(page, 'E-Mail').check()
    await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()
    expect(await stored(page)).toEqual({ time: '18:00', how: 'mail' })
    expect(await isSubscribed(page)).toBe(false)
    expect(await isSubscribedOnServer(page)).toBe(false)

    await way(page, 'Benachrichtigung').check()
    await expect(dialog(page)).toContainText('Sie werden weiterhin um 18:00 Uhr per E-Mail erinnert.')
    await expect(dialog(page)).not.toContainText('Gespeichert.')
    await press(page, 'Benachrichtigungen erlauben')
    await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()
    expect(await stored(page)).toEqual({ time: '18:00', how: 'push' })
    expect(await isSubscribed(page)).toBe(true)
    expect(await isSubscribedOnServer(page)).toBe(true)
  })

  test('that were denied leave the mail, and say so', async ({ page, context, openSignedIn }) => {
    await fakePushService(context, 'denied')
    await openSignedIn('/ueben', await learnerWith([], { reminder: mail }))
    await openReminder(page)
    await way(page, 'Benachrichtigung').check()
    await press(page, 'Benachrichtigungen erlauben')
    await expect(dialog(page)).toContainText('in Ihrem Browser blockiert')
    await expect(dialog(page)).toContainText('Sie werden weiterhin um 09:00 Uhr per E-Mail erinnert.')
    await expect(way(page, 'E-Mail')).toBeChecked()
    expect(await stored(page)).toEqual(mail)
  })

  test.describe('that cannot be stored', () => {
    test.use({ expectedNoise: ['status of 503'] })

    for (const { what, path } of [
      { what: 'as the wish', path: updateLearningSettings.path },
      { what: 'as a subscription', path: addPushSubscription.path },
    ])
      test(`${what} leave no subscription, and the mail`, async ({ page, context, openSignedIn }) => {
        await fakePushService(context, 'granted')
        await openSignedIn('/ueben', await learnerWith([], { reminder: mail }))
        await openReminder(page)
        await way(page, 'Benachrichtigung').check()
        await page.route(`**${path}`, (route) =>
          route.request().method() === 'DELETE' ? route.fallback() : route.fulfill({ status: 503 }),
        )
        await press(page, 'Benachrichtigungen erlauben')
        await expect(dialog(page).getByRole('alert')).toContainText('Das konnte nicht gespeichert werden.')
        await expect(dialog(page)).toContainText('Sie werden weiterhin um 09:00 Uhr per E-Mail erinnert.')
        expect(await stored(page)).toEqual(mail)
        expect(await isSubscribed(page)).toBe(false)
        expect(await isSubscribedOnServer(page)).toBe(false)
      })
  })

  test('are renewed when the browser has lost its subscription', async ({ page, context, openSignedIn }) => {
    await fakePushService(context, 'granted')
    await openSignedIn('/ueben', await learnerWith([]))
    await openReminder(page)
    await way(page, 'Benachrichtigung').check()
    await press(page, 'Benachrichtigungen erlauben')
    await expect(dialog(page).getByText('Gespeichert.', { exact: true })).toBeVisible()
    await page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready
      await (await pushManager.getSubscription())?.unsubscribe()
    })
    const renewed = page.waitForRequest((request) => request.url().endsWith(addPushSubscription.path))
    await page.reload()
    await renewed
    expect(await isSubscribed(page)).toBe(true)
  })
})

test.describe('in Persian', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('the dialog fits into 320 px at 200 % for a learner of German', async ({
    page,
    context,
    openSignedIn,
  }) => {
    const say = saying('fa', 'practice')
    await fakePushService(context, 'granted')
    const farid = await learnerWith([], { learns: 'de', reminder: mail })
    await openSignedIn('/ueben', farid)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await openReminder(page, say)
    const radio = way(page, 'E-Mail', say)
    await expect(radio).toBeChecked()
    await expect(radio).toHaveAccessibleDescription(new RegExp(farid.email))
    const overflow = () =>
      dialog(page, say).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(overflow).toBe(0)
    for (const name of ['Kalender', 'Benachrichtigung', 'Gar nicht']) {
      await way(page, name, say).check()
      await expect(way(page, name, say)).toBeInViewport()
      expect(await overflow(), name).toBe(0)
    }
    await expect(dialog(page, say).getByText(say('Gespeichert.'), { exact: true })).toBeVisible()
    expect(await stored(page)).toBeNull()
  })
})
