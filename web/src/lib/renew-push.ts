import { call } from './call.ts'
import { once } from './once.ts'

/** Stores the push subscription of this browser on the server; replaces an earlier one. @throws CallError, ConnectionError */
export async function storeSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call('add-push-subscription', { endpoint, keys: { p256dh, auth } })
}

/**
 * Tells the server the current subscription of this browser, if this person gets notifications here, once for each opening
 * of the app. A browser may lose or replace its subscription; the service worker, which hears of that, has no session with
 * which to tell the server. Never rejects.
 */
export const renewPush = once(async () => {
  if (globalThis.Notification?.permission !== 'granted') return
  try {
    const { push } = await import('./push.ts')
    const { push: onServer } = await call('read-reminder-ways', {})
    if (onServer?.subscribed) await storeSubscription(await push.subscribe(onServer.key))
  } catch (error) {
    console.warn('The notifications of this browser could not be renewed', error)
  }
})
