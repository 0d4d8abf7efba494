import { call } from './call.ts'
import { session } from './session.ts'

/**
 * Ends the push subscription of this browser, if it has one. Tells the server, too, if there still is a session.
 * Signing in on another device does not end the reminders on this one. Never rejects.
 */
export async function endPush(): Promise<void> {
  // Only browsers with this permission have a subscription; others do not load the code.
  if (globalThis.Notification?.permission !== 'granted') return
  try {
    const { push } = await import('./push.ts')
    const isKnown = session.token() !== null && (await push.isSubscribed())
    // The browser stops even if the server does not answer.
    await Promise.all([push.end(), isKnown && call('remove-push-subscription', {})])
  } catch (error) {
    console.warn('The notifications of this browser could not be ended', error)
  }
}
