import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { PushMessage } from '@pol/contract/operations/reminders'
import { waitForServiceWorker } from './keep-offline.ts'

/** Name of the local storage entry while the browser has a subscription. */
const subscribed = 'journey_push'

interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** At Chromium's push service, which is never contacted. */
const unusedSubscription: Subscription = {
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
}

/**
 * Answers for Chromium's push service, which needs the internet: subscribing and unsubscribing succeed at once.
 * @param permission the answer to the question for permission. It is granted only when it is asked for.
 */
export async function fakePushService(
  context: BrowserContext,
  permission: NotificationPermission,
  subscription = unusedSubscription,
): Promise<void> {
  await context.addInitScript(
    ([subscribed, answer, json]) => {
      if (typeof PushManager === 'undefined') return
      const asked = `${subscribed}_asked`
      const current = {
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(subscribed)
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(subscribed, 'true')
        return current
      }
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(subscribed) === null ? null : current
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem(asked) ?? 'default',
      })
      Notification.requestPermission = async () => {
        if (answer !== 'default') localStorage.setItem(asked, answer)
        return answer
      }
    },
    [subscribed, permission, subscription] as const,
  )
}

export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate((name) => localStorage.getItem(name) !== null, subscribed)

/** Delivers a message to the service worker of the page, as its push service would. */
export async function deliverPush(page: Page, message: PushMessage): Promise<void> {
  await waitForServiceWorker(page)
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(devtools)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(message),
  })
  await devtools.detach()
}

async function registrationOf(devtools: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration) found.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  return found.promise
}

interface ShownNotification {
  readonly title: string
  readonly body?: string
  readonly lang?: string
  readonly dir?: string
  readonly actions: readonly string[]
}

/** @returns what the service worker of the page shows from now on. A browser without a screen shows nothing. */
export async function recordNotifications(page: Page): Promise<() => Promise<ShownNotification[]>> {
  await waitForServiceWorker(page)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no service worker')
  await worker.evaluate(() => {
    const scope = self as unknown as Recording
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      const { body, lang, dir, actions } = options as NotificationOptions & Actions
      const labels = actions.map((action) => action.title)
      scope.shown.push({
        title,
        actions: labels,
        ...(body && { body }),
        ...(lang && { lang }),
        ...(dir && { dir }),
      })
    }
  })
  return () => worker.evaluate(() => (self as unknown as Recording).shown)
}

interface Recording {
  shown: ShownNotification[]
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
}

/** The DOM types of TypeScript lack them. */
interface Actions {
  readonly actions: readonly { readonly title: string }[]
}
